/**
 * The free texts of a changed resume, each with what it may rest on: the lines of its own entry
 * (the same employer, degree, project), or for the summary the whole resume.
 */
import {
  alikeCertifications,
  alikeEducation,
  alikeProjects,
  alikeWork,
  pairItems,
} from '../../edits/pair.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { once } from '../../language/remembered.ts'
import { pointer } from '../../resume/pointer.ts'
import type { Certification, Project, ResumeContent } from '../../resume/resume.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { withoutLeadIn } from './lead-ins.ts'
import type { LineReading } from './reading.ts'
import { readLine } from './reading.ts'
import { withLettersOfSource } from './spelled-as-letters.ts'
import { alignTranslated, sourcesWithin } from './sources.ts'

export type Passage = {
  path: string
  line: LineReading
  /** The original's lines it rests on, and those of them that it retells. */
  sources: LineReading[]
  primary: LineReading[]
  /** The original's texts of the same entry, and everything else that it says there. */
  texts: LineReading[]
  entry: LineReading[]
  /** The changed entry's texts with their primary sources, this one included. */
  siblings: { line: LineReading; primary: LineReading[] }[]
  isTranslated: boolean
  isSummary: boolean
}

export type Context = {
  original: ResumeContent
  changed: ResumeContent
  /** Every text of the original with its path, and of the changed one those that it has nowhere. */
  originalLines: readonly ResumeLine[]
  newLines: readonly ResumeLine[]
  from: Language
  to: Language
  /** Language of one changed text: a resume may be translated line by line. */
  languageOf: (text: string) => Language
  /** The same of a title, a degree or a few skills. */
  languageOfName: (text: string) => Language
  /**
   * All texts of the original, and what the person stated beside it: that may be listed and stand
   * in the summary, but tells of no work that it was done there.
   */
  resume: LineReading[]
}

export type PairedItems<T> = { old: T | null; now: T; index: number; origin: number | null }[]

export type Paired = {
  work: PairedItems<ResumeContent['work_experience'][number]>
  education: PairedItems<ResumeContent['education'][number]>
  projects: PairedItems<Project>
  certifications: PairedItems<Certification>
}

export function pairAll({ original, changed, from }: Context): Paired {
  return {
    work: paired(original.work_experience, changed.work_experience, alikeWork(from)),
    education: paired(original.education, changed.education, alikeEducation(from)),
    projects: paired(original.projects, changed.projects, alikeProjects(from)),
    certifications: paired(
      original.certification_and_training,
      changed.certification_and_training,
      alikeCertifications(from),
    ),
  }
}

export function passagesOf(context: Context, items: Paired): Passage[] {
  const passages: Passage[] = []
  const add = (
    texts: readonly { path: string; text: string }[],
    olds: readonly string[],
    around: readonly string[],
  ) => passages.push(...passagesOfEntry(context, texts, olds, around))

  for (const { old, now, index } of items.work) {
    if (!old) continue
    const at = (i: number) => pointer(['work_experience', index, 'description', i])
    const lines = now.description.map((text, i) => ({ path: at(i), text }))
    add(lines, old.description, [old.role, old.company, old.location])
  }
  for (const { old, now, index } of items.education) {
    if (!old) continue
    const at = (i: number) => pointer(['education', index, 'special_achievements', i])
    const lines = now.special_achievements.map((text, i) => ({ path: at(i), text }))
    add(lines, old.special_achievements, [old.degree, old.university, old.from_date, old.to_date])
  }
  const addProject = (old: Project | null, now: Project, place: (string | number)[]) => {
    const texts = [
      { path: pointer([...place, 'purpose']), text: now.purpose },
      { path: pointer([...place, 'name']), text: old?.name === now.name ? '' : now.name },
    ]
    const around = [old?.name ?? '', old?.date ?? '', ...(old?.key_technologies_concepts ?? [])]
    add(texts, [old?.purpose ?? ''], around)
  }
  for (const { old, now, index } of items.projects)
    if (old) addProject(old, now, ['projects', index])
  for (const { old, now, index } of items.certifications) {
    if (!old) continue
    const place = ['certification_and_training', index]
    const texts = [{ path: pointer([...place, 'description']), text: now.description }]
    const around = [old.name, old.organization, old.date, ...old.key_technologies_concepts]
    add(texts, [old.description], around)
    if (now.project) addProject(old.project, now.project, [...place, 'project'])
  }
  return [...passages, ...summaryPassage(context)]
}

function passagesOfEntry(
  context: Context,
  texts: readonly { path: string; text: string }[],
  olds: readonly string[],
  around: readonly string[],
): Passage[] {
  const written = texts.filter(({ text }) => text.trim() !== '')
  if (written.every(({ text }) => olds.includes(text))) return []
  const own = readAll(olds, context.from)
  const entry = [...own, ...readAll(around, context.from)]
  const isForeign = ({ language }: LineReading) => language !== context.from
  const lines = written.map(({ text }) => {
    const line = readLine(text, olds.includes(text) ? context.to : context.languageOf(text))
    return isForeign(line) ? line : withLettersOfSource(withoutLeadIn(line, own), entry)
  })
  const pairs = lines.some(isForeign) ? alignTranslated(lines, own) : []
  // Of lines that stay few rules ask what they rest on.
  const aligned = lines.map((line, i) =>
    once(() => {
      const sources = pairs[i] ?? []
      return isForeign(line) ? { lines: sources, primary: sources } : sourcesWithin(line, entry)
    }),
  )
  const siblings = lines.map((line, i) => ({
    line,
    get primary() {
      return aligned[i]?.().primary ?? []
    },
  }))
  return written.flatMap(({ path, text }, i): Passage[] => {
    const line = lines[i]
    const restsOn = aligned[i]
    if (!line || !restsOn || olds.includes(text) || own.some((old) => old.text === line.text))
      return []
    if (isMergedOf(text, olds)) return []
    const { lines: sources, primary } = restsOn()
    const isTranslated = isForeign(line)
    const rest = { entry, texts: own, siblings, isTranslated, isSummary: false }
    return [{ path, line, sources, primary, ...rest }]
  })
}

/** Lines of the entry word for word, joined by a sign or an "and", and nothing beside them. */
function isMergedOf(text: string, olds: readonly string[]): boolean {
  const told = olds.map((old) => fold(old).replace(/[.;]$/u, '')).filter((old) => old.includes(' '))
  const rest = told
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, old) => left.replace(old, ' '), fold(text))
  return rest.length < text.length / 2 && onlyJoints.test(rest)
}

const onlyJoints = /^(?:[\s.;,]|(?<=\s)(?:and|und|y|e|et|en)(?=\s))*$/u

function summaryPassage(context: Context): Passage[] {
  const { original, changed, from, languageOf, resume } = context
  const told = withoutDuties(changed.summary, original)
  if (told === '' || told === withoutDuties(original.summary, original)) return []
  const written = readLine(told, languageOf(changed.summary))
  const isTranslated = written.language !== from
  const line = isTranslated ? written : withLettersOfSource(written, resume)
  const old = readAll([original.summary], from)
  const lines = isTranslated ? resume : [...old, ...sourcesWithin(line, resume).lines]
  const primary = old
  const siblings = [{ line, primary }]
  const path = pointer(['summary'])
  const rest = { entry: resume, texts: old, siblings, isTranslated, isSummary: true }
  return [{ path, line, sources: lines, primary, ...rest }]
}

/** A sentence that stands word for word among the duties says nothing new. */
function withoutDuties(summary: string, { work_experience }: ResumeContent): string {
  const bare = (text: string) => fold(text).replace(/[.;]$/u, '')
  const duties = new Set(work_experience.flatMap(({ description }) => description.map(bare)))
  const sentences = summary.split(/(?<=[.;])\s+/u)
  return sentences
    .filter((sentence) => !duties.has(bare(sentence)))
    .join(' ')
    .trim()
}

function readAll(texts: readonly string[], language: Language): LineReading[] {
  return texts.filter((text) => text.trim() !== '').map((text) => readLine(text, language))
}

function paired<T>(
  before: readonly T[],
  after: readonly T[],
  alike: Parameters<typeof pairItems<T>>[2],
): PairedItems<T> {
  return pairItems(before, after, alike).flatMap((origin, index) => {
    const now = after[index]
    if (now === undefined) return []
    return [{ old: origin === null ? null : (before[origin] ?? null), now, index, origin }]
  })
}
