/** The names that a resume lists, each with what stands in its place in the original and its language. */
import type { Language } from '../../../language/languages.ts'
import { pointer } from '../../../resume/pointer.ts'
import type { Context } from '../passages.ts'

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
  const add = (place: (string | number)[], now: readonly string[], old: readonly string[]) => {
    const language = languageOfList(now, old, context)
    now.forEach((text, i) =>
      listed.push({ path: pointer([...place, i]), text, counterpart: old[i] ?? '', language }),
    )
  }
  changed.skill_categories.forEach((category, i) => {
    const old = original.skill_categories[i]
    add(['skill_categories', i, 'skills'], category.skills, old?.skills ?? [])
  })
  const technologies = 'key_technologies_concepts'
  changed.projects.forEach((project, i) =>
    add(
      ['projects', i, technologies],
      project[technologies],
      original.projects[i]?.[technologies] ?? [],
    ),
  )
  changed.certification_and_training.forEach((item, i) => {
    const place = ['certification_and_training', i]
    const old = original.certification_and_training[i]
    add([...place, technologies], item[technologies], old?.[technologies] ?? [])
    if (item.project)
      add(
        [...place, 'project', technologies],
        item.project[technologies],
        old?.project?.[technologies] ?? [],
      )
  })
  return listed
}
