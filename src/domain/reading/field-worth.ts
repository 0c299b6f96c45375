/**
 * How well pieces of an entry's head fit a field: by what they say, by what parts them from their neighbours, and
 * by where the fields of the section's other entries stand and how they are set.
 */
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import type { Atom, Boundary } from './atoms.ts'
import { textOfAtoms } from './atoms.ts'
import { isTown } from './known-towns.ts'
import { placeScore } from './lexicon.ts'
import { mayBeName, mayBeTitle } from './name-signs.ts'

const fields = ['title', 'organization', 'place'] as const
export type Field = (typeof fields)[number]

export interface Kinds {
  /** Positive for what sounds like a title, negative for an organization. */
  lean: (text: string) => number
  /** Places that the resume names elsewhere. */
  places: readonly string[]
  /** False where a label has said that the text is no title. */
  hasTitle?: boolean
  /** A title goes on with its subject: "BSc, Computer Science (Honours)". */
  hasSubject?: boolean
}

/** A head, and what a run of its pieces says for a field. */
export interface Head {
  atoms: readonly Atom[]
  hasSubject: boolean
  fields: readonly Field[]
  weigh: (field: Field, from: number, to: number) => number
}

export interface Piece {
  /** Null for what is no field. */
  field: Field | null
  from: number
  to: number
}

/** How much a sign speaks for a field, by the other entries. */
export type Signs = (field: Field, sign: string) => number

export function headOf(atoms: readonly Atom[], kinds: Kinds): Head {
  const known = new Map<string, number>()
  return {
    atoms,
    hasSubject: kinds.hasSubject === true,
    fields: kinds.hasTitle === false ? ['organization', 'place'] : fields,
    weigh: (field, from, to) => {
      const key = `${field} ${from} ${to}`
      const score = known.get(key) ?? scoreOf(field, textOfAtoms(atoms, from, to), kinds)
      known.set(key, score)
      return score
    },
  }
}

/** What a boundary costs within a field, and between two. */
const costs: Readonly<Record<Boundary, readonly [within: number, between: number]>> = {
  line: [9, 0],
  cell: [9, 0],
  bar: [9, 0],
  style: [2.5, 0],
  dash: [1, 0.3],
  comma: [0.35, 0.35],
  bracket: [0.2, 0.9],
  at: [1.5, -0.4],
  in: [0.3, 0.9],
}

export const weights = {
  untaken: 0.35,
  late: 0.2,
  behind: 0.1,
  without: { title: 1.2, organization: 1, place: 0 },
  section: 0.5,
  join: 0.7,
  subject: 0.8,
} as const

export const never = -99
/** By the score of a place; what the tables or the resume know is one of four. */
const placeWeights = [0, 0.2, 1.5, 2, 2.4] as const

function scoreOf(field: Field, text: string, { lean, places }: Kinds): number {
  if (!/\p{L}{2}/u.test(text)) return never
  const words = text.split(' ')
  const shape =
    -0.15 * Math.max(0, words.length - 8) -
    (isStop(words.at(-1) ?? '') ? 1.5 : 0) -
    (/^\p{Ll}/u.test(text) ? 0.2 : 0)
  const own = clamp(lean(text))
  const isKnown = places.some((place) => fold(place) === fold(text)) || isTown(text)
  if (field === 'place') {
    const score = isKnown ? 4 : placeScore(text)
    // "Escuela Superior (ESI)": a short name in capitals.
    return score === 0 || (!isKnown && /^[A-Z]{2,6}$/.test(text))
      ? never
      : (placeWeights[score] ?? 2) - (score < 3 ? Math.abs(own) : 0)
  }
  const opensWithTown = isTown(text.split(', ')[0] ?? '')
  const town = isKnown ? 2 : opensWithTown || placeScore(text) >= 2 ? 1.2 : 0
  if (field === 'title') return mayBeTitle(text) ? own + shape - town : never
  return mayBeName(text) ? shape - (own > 0 ? 1.5 * own : own) - town : never
}

const clamp = (value: number): number => Math.max(-2, Math.min(2, value))

const isStop = (word: string): boolean =>
  languages.some((language) => stopWords[language].has(fold(word)))

const isWithin: ReadonlySet<Boundary> = new Set(['dash', 'comma', 'bracket', 'in'])

/** How well the pieces fit a field, with what parts them from what stands before. */
export function worthOf(
  { atoms, hasSubject, weigh }: Head,
  { field, from, to }: Piece & { field: Field },
  last: Piece | undefined,
  signs: Signs,
): number {
  const atom = atoms[from]
  if (atom === undefined) return never
  const { before, part } = atom
  let worth = weigh(field, from, to)
  for (let at = from + 1; at <= to; at++)
    worth -= endsOpen(atoms[at - 1]) ? 0 : within(field, atoms[at]?.before ?? 'line', hasSubject)
  if (from > 0) worth -= between(before, last?.field ?? null, field)
  // "BTS, Informatique" has a subject behind its comma, and no school.
  const isBeside =
    last?.field === 'title'
      ? weigh(field, from, to) < (field === 'place' ? 1 : 0.2)
      : last?.field === 'organization' && field === 'title'
  if (hasSubject && isBeside && isWithin.has(before)) worth -= weights.subject
  for (const sign of signsOf(atoms, from, last?.field ?? null)) worth += signs(field, sign)
  if (field === 'place') return worth - (isOnePlace(atoms, last, from, to) ? 1 : 0)
  // "Bogotá, Distrito Capital, Colombia": no name begins within a place.
  if (before === 'comma' && placeScore(part.text) >= 2) worth -= 2
  // "Monteur im Sondermaschinenbau": a trade.
  if (before === 'in' && field === 'organization' && !/\s/.test(textOfAtoms(atoms, from, to)))
    worth -= 2
  if (atom.isAt) worth += field === 'organization' ? weights.join : -weights.join
  return worth - weights.late * part.line - weights.behind * from
}

/** "**Master in** Chemistry": what ends with such a word goes on, in whatever type. */
const endsOpen = (atom: Atom | undefined): boolean =>
  atom !== undefined && isStop(atom.part.text.slice(atom.start, atom.end).split(' ').at(-1) ?? '')

/** "Phoenix, AZ" is one place, and "Nurse, Intensive Care" more often one title than "Acme, Leeds" one name. */
function within(field: Field, boundary: Boundary, hasSubject: boolean): number {
  const [cost] = costs[boundary]
  if (field === 'place' && (boundary === 'comma' || boundary === 'bracket')) return -0.1
  if (field === 'title' && hasSubject && isWithin.has(boundary))
    return boundary === 'dash' ? 0.15 : 0
  return cost + (field === 'organization' && boundary === 'comma' ? 0.25 : 0)
}

/** "Aldi in Weyhausen", "Signpost (Lokeren)"; before "at" stands the title. */
function between(boundary: Boundary, last: Field | null, field: Field): number {
  const isJoin = boundary === 'in' || boundary === 'at'
  if (last === 'organization' && field === 'place' && boundary !== 'at')
    return Math.min(costs[boundary][1], 0.1)
  return costs[boundary][1] + (last === 'organization' && field === 'title' && isJoin ? 2 : 0)
}

/** What was taken for a field before the comma is the town of the country behind it. */
function isOnePlace(
  atoms: readonly Atom[],
  last: Piece | undefined,
  from: number,
  to: number,
): boolean {
  const [above, atom] = [atoms[from - 1], atoms[from]]
  if (last === undefined || last.field === null || above === undefined || atom === undefined)
    return false
  if (atom.before !== 'comma' && atom.before !== 'bracket') return false
  return (
    isTown(textOfAtoms(atoms, from - 1, from - 1)) ||
    (above.start > 0 && placeScore(textOfAtoms(atoms, from - 1, to)) >= 2)
  )
}

/** What the place and the type of a field may be known by. */
export function signsOf(atoms: readonly Atom[], from: number, before: Field | null): string[] {
  const atom = atoms[from]
  if (atom === undefined) return []
  const { size, bold, italic, line } = atom.part
  return [
    `type ${Math.round(size * 4)} ${bold} ${italic}`,
    `line ${line} ${atom.before}`,
    `after ${before} ${atom.before}`,
  ]
}
