/**
 * A resume in another language, whoever translates: what our tables know is said by them, the rest
 * is sent line by line with everything that must stay taken out, and each answer is checked. A line
 * that fails is tried once more, then stays in its own language and is marked for the person. At
 * the end the guard of truth reads the whole; what the original does not support goes back too.
 * Titles whose form nobody can know are marked with both. With more than three lines in ten failed
 * there is no translation.
 */
import type { Language } from '../language/languages.ts'
import { valueAt, withValueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from '../truth/verify.ts'
import { checkLine, wordCount } from './check-line.ts'
import { curate } from './curated.ts'
import { detectLanguage } from '../language/detect.ts'
import type { LineFault } from './faults.ts'
import { isOfParts, translateHeadline } from './headline.ts'
import type { Form } from '#domain/titles/person-form.ts'
import { formOf, formOfPerson, mayNotFit, openingOf } from '#domain/titles/person-form.ts'
import type { Brackets } from './protect.ts'
import { protect, termFinder } from './protect.ts'
import { translateTitle } from '#domain/titles/titles.ts'
import type { Unit } from './units.ts'
import { unitsOf } from './units.ts'

/** A line for the person to look at. */
export interface Mark {
  path: string
  /** As it stands in the translation: in the original's language, unless the fault is `form`. */
  text: string
  fault: LineFault
  /** The forms of a title to choose from. */
  choices?: readonly string[]
  /** With `unsupported`: words of the translation, now gone, that the original has nothing for. */
  added?: readonly string[]
}

export type Translation =
  | { kind: 'translated'; content: ResumeContent; marks: Mark[]; sentCount: number }
  | { kind: 'refused'; failedCount: number; sentCount: number }

/** Lines in, as many lines out, in their order. */
export type SendLines = (lines: readonly string[]) => Promise<readonly string[]>

const mostFailed = 0.3
/** A second try goes in small parts, so that one line dropped does not cost all. */
const partSize = 8
/** With fewer words a whole text has no language that could be wrong. */
const fewestWords = 20

interface Line {
  unit: Unit
  /** Which of the unit's lines this is; texts may have several. */
  index: number
  text: string
}

type Outcome = { line: Line; text: string } | { line: Line; fault: LineFault }

export async function translateResume(
  content: ResumeContent,
  from: Language,
  to: Language,
  send: SendLines,
): Promise<Translation> {
  const units = unitsOf(content)
  const person = formOfPerson(content, from)
  const said = new Map<string, string>()
  const choices = new Map<string, readonly string[]>()
  const lines: Line[] = []
  const composed = units.filter((unit) => isOfParts(unit, content))
  for (const unit of units.filter((one) => !composed.includes(one))) {
    const title = unit.kind === 'title' ? translateTitle(unit.text, from, to, person) : null
    if (title !== null && title.choices.length > 0) choices.set(unit.path, title.choices)
    const curated = title?.text ?? curate(unit.kind, unit.text, from, to)
    if (curated !== null) said.set(unit.path, curated)
    else lines.push(...linesOf(unit))
  }
  const outcomes = inTheLanguage(await translateLines(lines, content, from, to, send), to)
  const marks = new Map<string, LineFault>()
  for (const outcome of outcomes)
    if ('fault' in outcome) marks.set(outcome.line.unit.path, outcome.fault)
  for (const unit of units) {
    const own = outcomes.filter(({ line }) => line.unit === unit)
    if (own.length > 0 && !marks.has(unit.path)) said.set(unit.path, joined(unit, own))
  }
  for (const { path, text } of composed)
    said.set(path, translateHeadline(text, units, said, from, to))
  const guarded = keepSupported(content, units, said, from, to)
  for (const path of guarded.unsupported.keys()) marks.set(path, 'unsupported')
  const failedCount = lines.filter(({ unit }) => marks.has(unit.path)).length
  if (failedCount > mostFailed * lines.length) {
    return { kind: 'refused', failedCount, sentCount: lines.length }
  }
  // Never a copy that is called a translation.
  if (units.every(({ path, text }) => textAt(guarded.content, path) === text)) {
    return { kind: 'refused', failedCount: lines.length, sentCount: lines.length }
  }
  const kept = [...marks].map(([path, fault]): Mark => {
    const added = guarded.unsupported.get(path) ?? []
    const mark = { path, text: textAt(content, path), fault }
    return added.length === 0 ? mark : { ...mark, added }
  })
  const open = units.filter(({ path }) => !marks.has(path))
  return {
    kind: 'translated',
    content: guarded.content,
    marks: [...kept, ...formMarks(open, guarded.content, choices, { from, to, person })],
    sentCount: lines.length,
  }
}

/** Titles, and the summary's opening, in a form that may not be the person's. */
function formMarks(
  units: readonly Unit[],
  translated: ResumeContent,
  choices: ReadonlyMap<string, readonly string[]>,
  { from, to, person }: { from: Language; to: Language; person: Form | null },
): Mark[] {
  return units.flatMap(({ path, kind, text: before }): Mark[] => {
    const text = textAt(translated, path)
    const forms = choices.get(path)
    if (forms !== undefined) return [{ path, text, fault: 'form', choices: forms }]
    const isAboutThem = kind === 'title' || path === '/summary'
    if (!isAboutThem || text === before) return []
    const own = formOf(kind === 'title' ? before : openingOf(before), from) ?? person
    const written = kind === 'title' ? text : openingOf(text)
    return mayNotFit(written, to, own) ? [{ path, text, fault: 'form' }] : []
  })
}

const linesOf = (unit: Unit): Line[] =>
  unit.text
    .split('\n')
    .map((text, index) => ({ unit, index, text }))
    .filter(({ text }) => text.trim() !== '')

function joined(unit: Unit, outcomes: readonly Outcome[]): string {
  const texts = unit.text.split('\n')
  for (const outcome of outcomes) if ('text' in outcome) texts[outcome.line.index] = outcome.text
  return texts.join('\n')
}

async function translateLines(
  lines: readonly Line[],
  content: ResumeContent,
  from: Language,
  to: Language,
  send: SendLines,
): Promise<Outcome[]> {
  const terms = termFinder(content)
  const attempt = async (some: readonly Line[], brackets: Brackets): Promise<Outcome[]> => {
    const sent = some.map((line) => protect(line.text, terms, brackets))
    const open = sent.flatMap((line, i) => (hasWords(line.text) ? [i] : []))
    const answers = open.length === 0 ? [] : await send(open.map((i) => sent[i]?.text ?? ''))
    // Where lines are missing nobody can say which answer belongs to which line.
    const isWhole = answers.length === open.length
    return some.map((line, i): Outcome => {
      const at = open.indexOf(i)
      const protectedLine = sent[i]
      if (at < 0 || protectedLine === undefined) return { line, text: line.text }
      if (!isWhole) return { line, fault: 'empty' }
      const checked = checkLine(protectedLine, answers[at] ?? '', from, to)
      return checked.kind === 'good' ? { line, text: checked.text } : { line, fault: checked.fault }
    })
  }
  const first = await attempt(lines, 'curly')
  const failed = first.filter((outcome) => 'fault' in outcome).map(({ line }) => line)
  const second = new Map<Line, Outcome>()
  for (let at = 0; at < failed.length; at += partSize) {
    const outcomes = await attempt(failed.slice(at, at + partSize), 'square')
    for (const outcome of outcomes) second.set(outcome.line, outcome)
  }
  return first.map((outcome) => second.get(outcome.line) ?? outcome)
}

/** Letters beside the placeholders: otherwise there is nothing to say in another language. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text)

/** Lines may be too short to judge one by one; together they are not. */
function inTheLanguage(outcomes: readonly Outcome[], to: Language): Outcome[] {
  const text = outcomes.map((outcome) => ('text' in outcome ? outcome.text : '')).join('\n')
  if (wordCount(text) < fewestWords || detectLanguage(text) === to) return [...outcomes]
  return outcomes.map(({ line }) => ({ line, fault: 'language' }))
}

/** Puts back, until the guard is content, what it objects to: by path, the words it objects to. */
function keepSupported(
  original: ResumeContent,
  units: readonly Unit[],
  said: ReadonlyMap<string, string>,
  from: Language,
  to: Language,
): { content: ResumeContent; unsupported: Map<string, readonly string[]> } {
  const unsupported = new Map<string, readonly string[]>()
  for (;;) {
    let content = original
    for (const { path } of units) {
      const text = said.get(path)
      if (text !== undefined && !unsupported.has(path)) content = withValueAt(content, path, text)
    }
    const guilty = verifyResume(original, content, { language: from, translatedTo: to })
      .filter(({ path }) => said.has(path) && !unsupported.has(path))
      .filter(({ path }) => textAt(content, path) !== textAt(original, path))
    if (guilty.length === 0) return { content, unsupported }
    for (const path of new Set(guilty.map((finding) => finding.path))) {
      const claims = guilty.filter((finding) => finding.path === path).map(({ claim }) => claim)
      unsupported.set(path, stretchesIn(textAt(content, path), claims))
    }
  }
}

/** The parts of a line among some claims, in its order, none inside another; the whole line is no part. */
function stretchesIn(line: string, claims: readonly string[]): string[] {
  const parts = [...new Set(claims)].filter((claim) => claim !== line && line.includes(claim))
  return parts
    .filter((part) => !parts.some((other) => other !== part && other.includes(part)))
    .toSorted((a, b) => line.indexOf(a) - line.indexOf(b))
}

function textAt(content: ResumeContent, path: string): string {
  const value = valueAt(content, path)
  return typeof value === 'string' ? value : ''
}
