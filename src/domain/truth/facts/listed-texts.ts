/** The names that a resume lists, each with what stands in its place in the original and its language. */
import type { Language } from '../../language/languages.ts'
import { pointer, valueAt } from '../../resume/pointer.ts'
import type { FieldKind } from '../../resume/sections/declaration.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import type { Context } from '../context.ts'

export type Listed = { path: string; text: string; counterpart: string; language: Language }

/**
 * A list alone may be translated: as many names as before, and most of them others. One name among
 * others that stay is no translation, whatever language it is in.
 */
function languageOfList(
  now: readonly string[],
  old: readonly string[],
  { to, languageOfName }: Context,
): Language {
  const others = now.filter((text) => !old.includes(text))
  const isWhole = now.length === old.length && others.length * 2 >= now.length
  return isWhole && others.length > 0 ? languageOfName(others.join(', ')) : to
}

/** Every listed name of the changed resume with what stands in its place in the original. */
export function listedTexts(context: Context): Listed[] {
  const { changed, original } = context
  const listed: Listed[] = []
  const add = (
    place: readonly (string | number)[],
    now: readonly string[],
    old: readonly string[],
  ) => {
    const language = languageOfList(now, old, context)
    now.forEach((text, i) =>
      listed.push({ path: pointer([...place, i]), text, counterpart: old[i] ?? '', language }),
    )
  }
  for (const { kind, at, value } of leavesOf(changed)) {
    if (typeof value === 'string' || !namesThings.has(kind)) continue
    const old = valueAt(original, pointer(at))
    add(at, value, Array.isArray(old) ? old.filter((text) => typeof text === 'string') : [])
  }
  return listed
}

const namesThings: ReadonlySet<FieldKind> = new Set(['skills', 'technologies'])
