/**
 * What must hold of a translation, as far as one can say who knows neither language: what stays,
 * what every line may not lose, and which lines the person was told to look at.
 */
import { parseDate } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { Mark } from '#domain/translation/translate-resume.ts'
import { wordCount } from '#domain/translation/check-line.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

import type { Script } from './scripted-translators.ts'

export const pairs = languages.flatMap((from) =>
  languages.filter((to) => to !== from).map((to): [Language, Language] => [from, to]),
)

export const translateBy = (script: Script, content: ResumeContent, from: Language, to: Language) =>
  translateResume(content, from, to, async (lines) => script.translate(lines, from, to))

/** What stands in every language as it stood, field by field. */
export function untouched({ contact_info, media, ...content }: ResumeContent): unknown {
  const { headline: _, ...contact } = contact_info
  return [
    { ...contact, possible_work_locations: contact.possible_work_locations.length },
    media,
    content.section_order,
    content.summary.split('\n').length,
    content.work_experience.map((item) => [item.company, item.description.length]),
    content.education.map((item) => [item.university, item.special_achievements.length]),
    content.skill_categories.map((item) => item.skills.length),
    content.projects.map((item) => [item.name, item.link, item.key_technologies_concepts.length]),
    content.certification_and_training.map((item) => [
      item.name,
      item.organization,
      item.certificate_link,
      item.key_technologies_concepts.length,
      item.project?.name,
      item.project?.link,
    ]),
    content.further_sections.map(({ id, kind, items }) => [
      id,
      kind,
      items.map((item) => [item.organization, item.link, item.description.length]),
    ]),
  ]
}

const isProse = (field: string): boolean =>
  /^(?:summary|description|purpose|special_achievements)$/.test(field)

const digits = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ')
const addresses = (text: string): string =>
  (text.match(/\S+@\S+|https?:\S+/gu) ?? []).toSorted().join(' ')

/** What is wrong with the lines that were not kept as they were, and marked. */
export function violationsOf(
  before: ResumeContent,
  after: ResumeContent,
  marks: readonly Mark[],
): string[] {
  const kept = new Set(marks.filter(({ fault }) => fault !== 'form').map(({ path }) => path))
  return resumeLines(before).flatMap(({ path, text, field }) => {
    const now = valueAt(after, path)
    if (typeof now !== 'string') return [`${path} is gone`]
    if (kept.has(path)) return now === text ? [] : [`${path} is marked but was changed`]
    if (/date/.test(field)) {
      const [old, was] = [parseDate(text), parseDate(now)]
      return JSON.stringify(old) === JSON.stringify(was) ? [] : [`${path}: ${text} → ${now}`]
    }
    const problems: string[] = []
    if (now === text && isProse(field) && wordCount(text) > 5) problems.push('a copy')
    if (digits(text) !== digits(now)) problems.push('numbers')
    if (addresses(text) !== addresses(now)) problems.push('addresses')
    if (now.split('\n').length !== text.split('\n').length) problems.push('lines')
    if (/Globex|\{\d+\}|\[\d+\]/u.test(now) && now !== text) problems.push('terms')
    if (now !== text && now.length > 40 && now.length > 1.9 * text.length) problems.push('length')
    return problems.map((problem) => `${path} ${problem}: ${text} → ${now}`)
  })
}
