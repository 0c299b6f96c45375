/**
 * The free texts of a changed resume, each with what it may rest on: the lines of its own entry
 * (the same employer, degree, project), or for the summary the whole resume.
 */
import { alikeItems, pairItems } from '../../edits/pair.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { once } from '../../language/remembered.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { FieldKind, Fields } from '../../resume/sections/declaration.ts'
import type { Item } from '../../resume/sections/leaves.ts'
import { isItem } from '../../resume/sections/leaves.ts'
import type { PlacedList } from '../../resume/sections/placed.ts'
import { placedLists } from '../../resume/sections/placed.ts'
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

/** An entry of the changed resume with the one that it was; `old` is null for a new one. */
export type PairedItem = {
  section: PlacedList
  old: Item | null
  now: Item
  index: number
  origin: number | null
}

/** Entries of work, studies and the like. Rows of skills are checked skill by skill. */
export function pairAll({ original, changed, from }: Context): PairedItem[] {
  const olds = placedLists(original)
  return placedLists(changed)
    .filter(({ form }) => form !== 'rows')
    .flatMap((section) => {
      const before = olds.find(({ key }) => key === section.key)?.items ?? []
      const after = section.items
      return pairItems(before, after, alikeItems(section, from)).flatMap((origin, index) => {
        const now = after[index]
        if (now === undefined) return []
        return [
          { section, old: origin === null ? null : (before[origin] ?? null), now, index, origin },
        ]
      })
    })
}

export function passagesOf(context: Context, items: readonly PairedItem[]): Passage[] {
  const ofEntry = (fields: Fields, old: Item | null, now: Item, place: Place): Passage[] => {
    const [before, after] = [partsOf(fields, old, place), partsOf(fields, now, place)]
    const own = (parts: readonly Part[]) =>
      parts.filter(({ kind }) => kind === 'text' || kind === 'points')
    const isKept = (part: Part) =>
      before.some(({ kind, text }) => kind === part.kind && text === part.text)
    // The name of a project may say what was done in it.
    const renamed = after.filter((part) => part.kind === 'name' && !isKept(part))
    const around = before.filter(({ kind }) => isAround[kind])
    return [
      ...passagesOfEntry(
        context,
        [...own(after), ...renamed],
        own(before).map(({ text }) => text),
        around.map(({ text }) => text),
      ),
      ...Object.entries(fields).flatMap(([name, field]) => {
        const [then, nested] = [old?.[name] ?? null, now[name] ?? null]
        if (field.kind !== 'nested' || !isItem(nested)) return []
        return ofEntry(field.fields, isItem(then) ? then : null, nested, [...place, name])
      }),
    ]
  }
  const passages = items.flatMap(({ section, old, now, index }) =>
    old ? ofEntry(section.fields, old, now, [...section.at, index]) : [],
  )
  return [...passages, ...summaryPassage(context)]
}

type Place = readonly (string | number)[]
type Part = { path: string; text: string; kind: FieldKind }

/** The texts of an entry, each with its place; an entry inside it is not among them. */
function partsOf(fields: Fields, item: Item | null, place: Place): Part[] {
  return Object.entries(fields).flatMap(([name, { kind }]): Part[] => {
    const value = item?.[name] ?? null
    if (kind === 'nested' || value === null || isItem(value)) return []
    if (typeof value === 'string') return [{ path: pointer([...place, name]), text: value, kind }]
    return value.map((text, i) => ({ path: pointer([...place, name, i]), text, kind }))
  })
}

/** What of an entry its texts may speak of beside their own lines. */
const isAround: Readonly<Record<FieldKind, boolean>> = {
  role: true,
  degree: true,
  name: true,
  certificate: true,
  language: true,
  topic: true,
  person: true,
  level: true,
  heading: true,
  group: true,
  organization: true,
  place: true,
  from: true,
  to: true,
  date: true,
  link: false,
  text: false,
  points: false,
  skills: true,
  technologies: true,
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
