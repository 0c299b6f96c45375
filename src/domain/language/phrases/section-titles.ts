/**
 * What a resume calls its sections in its own language: the customary headings, which applicant
 * tracking systems know, not translations of one another.
 */
import { sectionTitles as titleTable } from '#tables/section-titles.js'

import type { SectionKey } from '../../resume/sections.ts'
import { sectionKeys } from '../../resume/sections.ts'
import { byLanguage } from '../languages.ts'
import { rowsIn } from '../word-table.ts'

export const sectionTitles = byLanguage((language) => {
  const titles = new Map(rowsIn(titleTable, language).map((row) => [row.section, row.title]))
  // Every section has its entry, which `fromEntries` cannot say.
  return Object.fromEntries(
    sectionKeys.map((section) => [section, titles.get(section) ?? section]),
  ) as Readonly<Record<SectionKey, string>>
})
