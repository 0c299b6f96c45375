/**
 * A translated resume beside its original, line by line: what is marked first, then what differs, in
 * the order of the sheet. A line that the person has changed since is theirs and no longer marked.
 */
import type { TranslationMarks } from '#contract/translation.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import { resumeLines } from '#domain/resume/text.ts'

export interface LinePair {
  path: string
  before: string
  after: string
  fault: TranslationMarks[number]['fault'] | null
  /** Of a title that can be written in two forms, where the original does not say which. */
  choices: readonly string[]
  /** What a discarded translation said beside the original, in its own words. */
  added: readonly string[]
}

export function pairLines(
  original: ResumeContent,
  translated: ResumeContent,
  marks: TranslationMarks,
): { marked: LinePair[]; twoForms: LinePair[]; others: LinePair[] } {
  const pairs = resumeLines(original).flatMap(({ path, text, section }): LinePair[] => {
    const after = valueAt(translated, path)
    if (section === 'contact_info' || section === 'media' || typeof after !== 'string') return []
    const mark = marks.find((one) => one.path === path && one.text === after)
    if (mark === undefined && after === text) return []
    const { fault = null, choices = [], added = [] } = mark ?? {}
    return [{ path, before: text, after, fault, choices, added }]
  })
  return {
    marked: pairs.filter(({ fault, choices }) => fault !== null && choices.length === 0),
    twoForms: pairs.filter(({ choices }) => choices.length > 0),
    others: pairs.filter(({ fault }) => fault === null),
  }
}
