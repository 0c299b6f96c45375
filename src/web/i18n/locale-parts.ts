/**
 * A language's words are one file here and three in the build, each loaded where it is first needed:
 * the pages without a framework load `public` alone, the app also `app`, the editor also `editor`. Of
 * what only the app says, payments and plans go with the first, so that none is over its budget.
 */
export type LocalePart = 'public' | 'app' | 'editor'

export const localeParts: readonly LocalePart[] = ['public', 'app', 'editor']

const publicGroups = new Set(
  'app blog callback done failures frame landing learn legal login notFound payment plans public'.split(
    ' ',
  ),
)
const editorGroups = new Set(['resume', 'suggestions'])

/** The part with a group of words; a key begins with the name of its group. */
export function partOf(group: string): LocalePart {
  if (publicGroups.has(group)) return 'public'
  return editorGroups.has(group) ? 'editor' : 'app'
}

/** Below the site's root. */
export function localeFile(part: LocalePart, language: string): string {
  return part === 'public' ? `locales/${language}.json` : `locales/${part}/${language}.json`
}
