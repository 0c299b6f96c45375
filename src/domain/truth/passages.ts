/**
 * The free texts of a changed resume, each with what it may rest on: the line that it stands for, the
 * lines of its own entry (the same employer, degree, project), or for the summary the whole resume.
 */
import { alikeItems, pairItems } from '../edits/pair.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { pointer } from '../resume/pointer.ts'
import type { FieldKind, Fields } from '../resume/sections/declaration.ts'
import type { Item } from '../resume/sections/leaves.ts'
import { isItem } from '../resume/sections/leaves.ts'
import type { PlacedList } from '../resume/sections/placed.ts'
import { placedLists } from '../resume/sections/placed.ts'
import { alignTranslated, sourcesWithin } from './align.ts'
import { withoutOwnPapers } from './claims/own-papers.ts'
import type { Context } from './context.ts'
import type { LineReading } from './reading/reading.ts'
import { readLine } from './reading/reading.ts'

export type Passage = {
  path: string
  line: LineReading
  /** The lines of the original that it stands for. */
  own: readonly LineReading[]
  /** Those that it draws on beside them. */
  sources: readonly LineReading[]
  /** The original's texts of the same entry, and everything that it says there. */
  texts: readonly LineReading[]
  entry: readonly LineReading[]
  /** The entry's other changed lines that stand for one of the same. */
  beside: readonly LineReading[]
  isTranslated: boolean
  isSummary: boolean
  /** Stands for no line that is gone. */
  isAdded: boolean
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
export function pairAll({ original, changed, from, to }: Context): PairedItem[] {
  const olds = placedLists(original)
  return placedLists(changed)
    .filter(({ form }) => form !== 'rows')
    .flatMap((section) => {
      const before = olds.find(({ key }) => key === section.key)?.items ?? []
      const after = section.items
      const pairs = pairItems(before, after, alikeItems(section, from))
      const taken = new Set(pairs)
      // A translation keeps its entries in their places, however little of one stays as it is.
      const isInPlace = to !== from && before.length === after.length
      return pairs.flatMap((paired, index) => {
        const now = after[index]
        if (now === undefined) return []
        const origin = paired ?? (isInPlace && !taken.has(index) ? index : null)
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
    const around = before.filter(({ kind }) => !notAround.has(kind))
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

/** Its texts themselves, and what says nothing of it; of all else its texts may speak as well. */
const notAround: ReadonlySet<FieldKind> = new Set<FieldKind>(['link', 'text', 'points'])

function passagesOfEntry(
  context: Context,
  texts: readonly { path: string; text: string }[],
  olds: readonly string[],
  around: readonly string[],
): Passage[] {
  const written = texts.filter(({ text }) => text.trim() !== '')
  const kept = new Set(written.map(({ text }) => text).filter((text) => olds.includes(text)))
  const changed = written.filter(({ text }) => !kept.has(text))
  if (changed.length === 0) return []
  const own = readAll(olds, context.from)
  const entry = [...own, ...readAll(around, context.from)]
  // What stays word for word is nobody's source but its own.
  const open = own.filter(({ text }, i) => !kept.has(olds[i] ?? text))
  const isForeign = ({ language }: LineReading) => language !== context.from
  const lines = changed.map(({ text }) => readLine(text, context.languageOf(text)))
  const isAcross = lines.some(isForeign)
  const across = isAcross
    ? translatedSources(context, written, own)
    : new Map<string, LineReading[]>()
  const pairs = lines.map((line, i): Pair => {
    const translated = across.get(changed[i]?.text ?? '')
    if (isForeign(line)) return { own: translated ?? [], sources: translated ?? [] }
    return pairOf(line, lines.length, open, own, entry)
  })
  return changed.flatMap(({ path, text }, i): Passage[] => {
    const [line, pair] = [lines[i], pairs[i]]
    if (line === undefined || pair === undefined) return []
    if (own.some((old) => old.text === line.text) || isMergedOf(text, olds)) return []
    const beside = lines.filter(
      (_, j) => j !== i && pairs[j]?.own.some((source) => pair.own.includes(source)),
    )
    const isTranslated = isForeign(line)
    const isAdded = !pair.own.some((source) => open.includes(source))
    const rest = { texts: own, entry, beside, isTranslated, isSummary: false, isAdded }
    const told = isTranslated ? line : withoutOwnPapers(line, pair.own, context)
    return [{ path, line: told, ...pair, ...rest }]
  })
}

type Pair = Pick<Passage, 'own' | 'sources'>

/** The only line that changed stands for the only one that is gone. */
function pairOf(
  line: LineReading,
  count: number,
  open: readonly LineReading[],
  own: readonly LineReading[],
  entry: readonly LineReading[],
): Pair {
  const { lines, primary } = sourcesWithin(line, entry)
  const retold = primary.filter((source) => open.includes(source))
  if (retold.length > 0) return { own: retold, sources: lines }
  if (open.length === 1 && count === 1) return { own: open, sources: lines }
  const told = primary.filter((source) => own.includes(source))
  return { own: told.length > 0 ? told : primary, sources: lines }
}

/** Words cannot be compared across languages, so all lines of the entry are aligned at once. */
function translatedSources(
  context: Context,
  written: readonly { text: string }[],
  own: readonly LineReading[],
): Map<string, LineReading[]> {
  const lines = written.map(({ text }) => readLine(text, context.languageOf(text)))
  const aligned = alignTranslated(lines, own)
  return new Map(written.map(({ text }, i) => [text, aligned[i] ?? []]))
}

function summaryPassage(context: Context): Passage[] {
  const { original, changed, from, languageOf, resume } = context
  const told = withoutDuties(changed.summary, context)
  if (told === '' || told === withoutDuties(original.summary, context)) return []
  const line = readLine(told, languageOf(changed.summary))
  const isTranslated = line.language !== from
  const texts = readAll([original.summary], from)
  const drawn = isTranslated ? resume : sourcesWithin(line, resume).lines
  const own = isTranslated ? resume : [...texts, ...drawn]
  const rest = { texts, entry: resume, beside: [], isTranslated, isSummary: true, isAdded: false }
  return [{ path: pointer(['summary']), line, own, sources: own, ...rest }]
}

function readAll(texts: readonly string[], language: Language): LineReading[] {
  return texts.filter((text) => text.trim() !== '').map((text) => readLine(text, language))
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

/** A sentence that stands word for word among the duties says nothing new. */
function withoutDuties(summary: string, { original }: Context): string {
  const bare = (text: string) => fold(text).replace(/[.;]$/u, '')
  const duties = new Set(
    original.work_experience.flatMap(({ description }) => description.map(bare)),
  )
  const sentences = summary.split(/(?<=[.;])\s+/u)
  return sentences
    .filter((sentence) => !duties.has(bare(sentence)))
    .join(' ')
    .trim()
}
