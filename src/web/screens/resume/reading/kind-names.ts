/** What a section is called where one is chosen: as the resume itself is headed. */
import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { LineKind } from '#domain/reading/place-line.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { segmentsOf } from '#domain/resume/pointer.ts'
import type { Placed } from '#domain/resume/sections/placed.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'
import { saidBy } from '#domain/resume/sections/said.ts'

/** What an entry is known by: its house, or its title where that is of several; '' where it has no name. */
export function entryName(path: string, resume: Resume): string {
  const placed = placedAt(resume, segmentsOf(path))
  if (placed === null || !isPlacedList(placed)) return ''
  const all = placed.items.map((item) => saidBy(placed.fields, item))
  const own = all[Number(path.split('/').at(-1))]
  const names = (['organization', 'title'] as const).flatMap((part) => {
    const name = own?.[part] ?? ''
    const isOnly = all.filter((one) => one[part] === name).length === 1
    return name === '' ? [] : [{ name, isOnly }]
  })
  return (names.find(({ isOnly }) => isOnly) ?? names.at(-1))?.name ?? ''
}

type TitledKind = Exclude<LineKind, 'contact'>

export function kindName(kind: TitledKind, language: string): string {
  const spoken: Language = isLanguage(language) ? language : 'en'
  return sectionTitles[spoken][kind]
}

export const titleOf = ({ title, named }: Placed, resume: Resume): string =>
  title?.text || kindName(named, resume.resume_language)
