/**
 * Where in a resume a thing belongs that its person has, and the move that writes it there: a licence among the
 * certificates, a language among the languages, years beside the work they were spent in. What is no fact for a page, as
 * a readiness for shifts, is kept as a statement and printed nowhere.
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import { blankCertification, blankEducationItem, blankFurtherItem } from '../resume/blank.ts'
import type { EditorMove } from '../resume/edit.ts'
import { pointer, valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Language } from '../language/languages.ts'
import { findSkills } from '../skills/find.ts'
import { areLanguages, languageEntryOf } from '../suggestions/languages.ts'
import { categoryFor } from '../tailoring/propose/surface.ts'
import type { Answer } from './answers.ts'
import { asksForPaper } from './asks-for-paper.ts'
import { isSameSaid } from './said-alike.ts'

/** A section, the lines of a post by their JSON Pointer, or `kept`: nowhere in the resume. */
export type AnswerPlace =
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'education'
  | 'kept'
  | `/work_experience/${number}/description`

/** The places for a thing of this kind, the likeliest first; `kept` is always among them. */
export function placesFor(
  answer: Pick<Answer, 'kind' | 'requirement'>,
  { work_experience: posts }: Pick<ResumeContent, 'work_experience'>,
): readonly AnswerPlace[] {
  const inPosts = posts.flatMap(({ role, company }, i) =>
    `${role}${company}`.trim() === '' ? [] : [`/work_experience/${i}/description` as const],
  )
  const { kind } = answer
  if (kind === 'years') return [...inPosts, 'kept']
  if (kind === 'degree') return ['education', 'certificates', 'kept']
  if (kind === 'language') return ['languages', ...inPosts, 'kept']
  if (asksForPaper(answer)) return ['certificates', 'skills', ...inPosts, 'kept']
  if (kind === 'skill') return ['skills', ...inPosts, 'certificates', 'kept']
  return ['kept', ...inPosts, 'skills', 'certificates']
}

/** Whether a day or year stands beside what is written there. */
export const isDated = (place: AnswerPlace): boolean =>
  place === 'skills' || place === 'certificates' || place === 'education'

type Said = { words: string; when: string }

/** The move that writes it; null where nothing is to be written, or where it stands already. */
export function writingOf(
  resume: ResumeContent & { resume_language: Language },
  place: AnswerPlace,
  { words, when }: Said,
  id: string,
): EditorMove | null {
  if (place === 'kept') return null
  if (place === 'skills') return inSkills(resume, when === '' ? words : `${words} (${when})`)
  if (place === 'languages') return inLanguages(resume, words, id)
  if (place === 'certificates') {
    const all = resume.certification_and_training
    if (all.some(({ name }) => isSameSaid(name, words))) return null
    const value = { ...blankCertification, name: words, date: when }
    return { kind: 'insert', list: '/certification_and_training', index: all.length, value }
  }
  if (place === 'education') {
    if (resume.education.some(({ degree }) => isSameSaid(degree, words))) return null
    const value = { ...blankEducationItem, degree: words, to_date: when }
    return { kind: 'insert', list: '/education', index: resume.education.length, value }
  }
  return intoList(resume, place, words)
}

/** Into the list of its trade; where there is none, into a first one. */
function inSkills(
  resume: ResumeContent & { resume_language: Language },
  skill: string,
): EditorMove | null {
  const list = categoryFor(findSkills(skill)[0]?.skill ?? '', resume)
  if (list !== '/skill_categories') return intoList(resume, list, skill)
  const name = sectionTitles[resume.resume_language].skills
  return { kind: 'insert', list, index: 0, value: { name, skills: [skill] } }
}

/** Beside the other languages, in a section or a row of skills; where there are none, into a section of their own. */
function inLanguages(resume: ResumeContent, words: string, id: string): EditorMove | null {
  const section = resume.further_sections.findIndex(({ kind }) => kind === 'languages')
  const value = languageEntryOf(words)
  const items = resume.further_sections[section]?.items ?? []
  if (items.some(({ title, level }) => isSameSaid(`${title} ${level}`, words))) return null
  if (section >= 0) {
    const list = pointer(['further_sections', section, 'items'])
    return { kind: 'insert', list, index: items.length, value }
  }
  const row = resume.skill_categories.findIndex(areLanguages)
  if (row >= 0) return intoList(resume, pointer(['skill_categories', row, 'skills']), words)
  return {
    kind: 'add-section',
    value: { id, kind: 'languages', title: '', items: [{ ...blankFurtherItem, ...value }] },
    index: resume.further_sections.length,
    place: resume.section_order.indexOf('skills') + 1,
  }
}

function intoList(resume: ResumeContent, list: string, line: string): EditorMove | null {
  const lines = valueAt(resume, list)
  if (!Array.isArray(lines) || lines.some((one) => isSameSaid(String(one), line))) return null
  return { kind: 'insert', list, index: lines.length, value: line }
}
