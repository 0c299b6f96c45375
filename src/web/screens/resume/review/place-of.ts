/** "Work Experience · Baker · Mill Lane Bakery", in the language of the interface. */
import { textsOf } from '#domain/edits/compare.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import { segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { sectionOfField } from '#domain/resume/sections.ts'
import { nameOfPart } from '#domain/resume/sections/said.ts'

export function placeOf(path: string, resume: Resume, language: string): string {
  const [field = '', index] = segmentsOf(path)
  const titles = sectionTitles[isLanguage(language) ? language : 'en']
  const section = sectionOfField(field)
  const item = index === undefined ? null : valueAt(resume, `/${field}/${index}`)
  // A row may have no name; its first word is none.
  const isRow = section?.form === 'rows' && index !== undefined
  const names = isRow
    ? [valueAt(resume, `/${field}/${index}/${nameOfPart(section.fields, 'title') ?? ''}`)]
    : typeof item === 'object'
      ? textsOf(item).slice(0, 2)
      : []
  return [section === null ? null : titles[section.key], ...names]
    .filter((name) => typeof name === 'string' && name.trim() !== '')
    .join(' · ')
}
