/**
 * What a resume calls its sections in its own language: the customary headings, which applicant
 * tracking systems know, not translations of one another.
 */
import { sectionTitles as titleTable } from '#tables/section-titles.js'

import type { SectionKey } from '../../resume/sections.ts'
import { sectionKeys } from '../../resume/sections.ts'
import type { FurtherKind } from '../../resume/sections/further.ts'
import { furtherKinds } from '../../resume/sections/further.ts'
import type { Placed } from '../../resume/sections/placed.ts'
import type { Language } from '../languages.ts'
import { byLanguage } from '../languages.ts'
import { rowsIn } from '../word-table.ts'

export const sectionTitles = byLanguage((language) => {
  const titles = new Map(rowsIn(titleTable, language).map((row) => [row.section, row.title]))
  // Every section has its entry, which `fromEntries` cannot say.
  return Object.fromEntries(
    [...sectionKeys, ...furtherKinds].map((section) => [section, titles.get(section) ?? section]),
  ) as Readonly<Record<SectionKey | FurtherKind, string>>
})

type Titled = Pick<Placed, 'title' | 'named'>

/** What stands above a section: the person's own title, or the customary one. */
export function titleOf(language: Language, { title, named }: Titled): string {
  const own = title?.text.trim() ?? ''
  return own === '' ? sectionTitles[language][named] : own
}

const slimTitles = byLanguage(
  (language) => new Map(rowsIn(titleTable, language).map(({ section, slim }) => [section, slim])),
)

/** The customary one as it stands above a slim column, on one line. */
export const slimTitleOf = (language: Language, named: Placed['named']): string =>
  slimTitles[language].get(named) || sectionTitles[language][named]
