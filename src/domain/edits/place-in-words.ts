/** "Work Experience · Baker · Mill Lane Bakery", in the language of the interface. */
import { textsOf } from '#domain/edits/compare.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { titleOf } from '#domain/language/phrases/section-titles.ts'
import { pointer, segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'
import { nameOfPart } from '#domain/resume/sections/said.ts'

export function placeOf(path: string, resume: Resume, language: string): string {
  const segments = segmentsOf(path)
  const section = placedAt(resume, segments)
  if (section === null) return ''
  const index = isPlacedList(section) ? segments[section.at.length] : undefined
  const at = pointer([...section.at, index ?? ''])
  const item = index === undefined ? null : valueAt(resume, at)
  // A row may have no name; its first word is none.
  const names =
    section.form === 'rows' && index !== undefined
      ? [valueAt(resume, `${at}/${nameOfPart(section.fields, 'title') ?? ''}`)]
      : typeof item === 'object'
        ? textsOf(item).slice(0, 2)
        : []
  return [titleOf(isLanguage(language) ? language : 'en', section), ...names]
    .filter((name) => typeof name === 'string' && name.trim() !== '')
    .join(' · ')
}
