import { describe, expect, it } from 'vitest'

import { parseDate } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { Translation } from '#domain/translation/translate-resume.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

import { resumesOf } from './translation/resumes-of.ts'
import type { Script } from './translation/scripted-translators.ts'
import { hostile, right } from './translation/scripted-translators.ts'

const pairs = languages.flatMap((from) =>
  languages.filter((to) => to !== from).map((to): [Language, Language] => [from, to]),
)

const translateBy = (script: Script, content: ResumeContent, from: Language, to: Language) =>
  translateResume(content, from, to, async (lines) => script.translate(lines, from, to))

/** What stands in every language as it stood, field by field. */
function untouched({ contact_info, media, ...content }: ResumeContent): unknown {
  return [
    { ...contact_info, possible_work_locations: contact_info.possible_work_locations.length },
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
  ]
}

const digits = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ')
const addresses = (text: string): string =>
  (text.match(/\S+@\S+|https?:\S+/gu) ?? []).toSorted().join(' ')

/** What is wrong with a line, as far as one can say who does not know either language. */
function violationsOf(before: ResumeContent, after: ResumeContent, marked: ReadonlySet<string>) {
  return resumeLines(before).flatMap(({ path, text, field }) => {
    const now = valueAt(after, path)
    if (typeof now !== 'string') return [`${path} is gone`]
    if (marked.has(path)) return now === text ? [] : [`${path} is marked but was changed`]
    if (/date/.test(field)) {
      const [old, was] = [parseDate(text), parseDate(now)]
      return JSON.stringify(old) === JSON.stringify(was) ? [] : [`${path}: ${text} → ${now}`]
    }
    const problems: string[] = []
    if (digits(text) !== digits(now)) problems.push('numbers')
    if (addresses(text) !== addresses(now)) problems.push('addresses')
    if (now.split('\n').length !== text.split('\n').length) problems.push('lines')
    if (/Globex|\{\d+\}|\[\d+\]/u.test(now) && now !== text) problems.push('terms')
    if (now !== text && now.length > 40 && now.length > 1.9 * text.length) problems.push('length')
    return problems.map((problem) => `${path} ${problem}: ${text} → ${now}`)
  })
}

const marksOf = (translation: Translation): Set<string> =>
  new Set(translation.kind === 'translated' ? translation.marks.map(({ path }) => path) : [])

// Twenty resumes are read by the guard of truth: on a busy machine that takes its time.
describe.each(pairs)('a resume from %s to %s', { timeout: 120_000 }, (from, to) => {
  const resumes = resumesOf(from)

  it('keeps everything that must stay, and ships at least 95 of 100 lines unmarked', async () => {
    let lines = 0
    let marked = 0
    for (const content of resumes) {
      const translation = await translateBy(right, content, from, to)
      if (translation.kind === 'refused') {
        // Only a few words were sent, and some of them are in no language.
        expect(translation.sentCount).toBeLessThan(10)
        continue
      }
      expect(untouched(translation.content)).toEqual(untouched(content))
      expect(violationsOf(content, translation.content, marksOf(translation))).toEqual([])
      lines += resumeLines(content).length
      marked += translation.marks.length
    }
    expect(lines).toBeGreaterThan(200)
    expect(marked / lines).toBeLessThanOrEqual(0.05)
  })

  it('ships nothing wrong unmarked, whatever the translator does', async () => {
    const written = resumes.slice(0, 2)
    for (const script of hostile) {
      for (const content of written) {
        const translation = await translateBy(script, content, from, to)
        if (translation.kind === 'refused') continue
        expect(untouched(translation.content)).toEqual(untouched(content))
        const wrong = violationsOf(content, translation.content, marksOf(translation))
        expect([script.name, wrong]).toEqual([script.name, []])
      }
    }
  })
})
