/**
 * Which pieces of an entry's head are its title, its organization and its place. All ways to read a head are
 * weighed by what the words sound like and by what parts the pieces; then all entries of the section tell
 * where each field stands and how it is set, and every head is weighed again with that.
 */
import { atomsOf, textOfAtoms } from './atoms.ts'
import type { Field, Head, Kinds, Piece, Signs } from './field-worth.ts'
import { headOf, never, signsOf, weights, worthOf } from './field-worth.ts'
import type { Part } from './head-parts.ts'

export interface HeadFields {
  title: Run | null
  organization: Run | null
  place: Run | null
  /** What is none of the three. */
  rest: string[]
  /** How far the reading is ahead of the best one with another organization. */
  margin: number
}

/** Of an entry that says nothing. */
export const noFields: HeadFields = {
  title: null,
  organization: null,
  place: null,
  rest: [],
  margin: 0,
}

/** Pieces that are one field. */
interface Run {
  text: string
  part: Part
}

/** More pieces than that no head has. */
const limits = { atoms: 14, ofField: 8 } as const

interface Reading {
  pieces: Piece[]
  score: number
}

export function fieldsOfHeads(heads: readonly (readonly Part[])[], kinds: Kinds): HeadFields[] {
  const all = heads.map((parts) => headOf(atomsOf(parts).slice(0, limits.atoms), kinds))
  let told = all.map((head) => readingOf(head, () => 0))
  for (let round = 0; round < rounds && all.length > 1; round++) {
    const counts = countsOf(told)
    told = told.map((one) => readingOf(one.head, signsBeside(one, counts)))
  }
  return told.map(fieldsOf)
}

const rounds = 3

interface Told extends Reading {
  head: Head
  /** How far it is ahead of the best reading with another organization. */
  margin: number
}

function readingOf(head: Head, signs: Signs): Told {
  const best = bestOf(head, signs)
  return { ...best, head, margin: best.score - bestOf(head, signs, best).score }
}

/** `without`: a reading whose organization this one must not have. */
function bestOf(head: Head, signs: Signs, without?: Reading): Reading {
  const { atoms, fields: possible } = head
  const refused = without?.pieces.find(({ field }) => field === 'organization')
  const isRefused = (from: number, to: number): boolean =>
    refused !== undefined && from <= refused.to && to >= refused.from
  // By how many pieces are read, and by the fields that are taken and the one before.
  const states: Map<string, Reading>[] = [new Map([['', { score: 0, pieces: [] }]])]
  const put = (at: number, state: Reading): void => {
    const of = (states[at] ??= new Map<string, Reading>())
    const key =
      state.pieces
        .map(({ field }) => field ?? '')
        .filter(Boolean)
        .toSorted()
        .join() + `/${state.pieces.at(-1)?.field ?? ''}`
    const known = of.get(key)
    if (known === undefined || state.score > known.score) of.set(key, state)
  }
  for (let at = 0; at < atoms.length; at++)
    for (const { score, pieces } of states[at]?.values() ?? []) {
      const none = { field: null, from: at, to: at }
      put(at + 1, { score: score - weights.untaken, pieces: [...pieces, none] })
      for (const field of possible.filter((one) => pieces.every((piece) => piece.field !== one)))
        for (let to = at; to < Math.min(atoms.length, at + limits.ofField); to++) {
          if (field === 'organization' && isRefused(at, to)) continue
          const piece = { field, from: at, to }
          const own = worthOf(head, piece, pieces.at(-1), signs)
          if (own > never / 2) put(to + 1, { score: score + own, pieces: [...pieces, piece] })
        }
    }
  const ends = [...(states[atoms.length]?.values() ?? [])].map(({ pieces, score }) => ({
    pieces,
    score: possible.reduce(
      (sum, field) =>
        pieces.some((piece) => piece.field === field) ? sum : sum - weights.without[field],
      score,
    ),
  }))
  return ends.toSorted((a, b) => b.score - a.score)[0] ?? { pieces: [], score: 0 }
}

type Counts = Map<string, number>

/** How often each field has a sign. What is unsure of an entry counts less. */
function countsOf(told: readonly Told[]): Counts {
  const counts: Counts = new Map()
  for (const { head, pieces, margin } of told)
    pieces.forEach(({ field, from }, i) => {
      for (const sign of signsOf(head.atoms, from, pieces[i - 1]?.field ?? null))
        for (const key of [sign, `${field} ${sign}`])
          counts.set(key, (counts.get(key) ?? 0) + Math.min(1, margin))
    })
  return counts
}

/** What the other entries say: an entry is no sign for itself. */
function signsBeside(one: Told, counts: Counts): Signs {
  const own = countsOf([one])
  const told = (key: string): number => (counts.get(key) ?? 0) - (own.get(key) ?? 0)
  return (field, sign) => {
    const here = told(`${field} ${sign}`)
    return weights.section * Math.log((here + 0.5) / ((told(sign) - here) / 3 + 0.5))
  }
}

function fieldsOf({ head: { atoms }, pieces, margin }: Told): HeadFields {
  const runOf = (field: Field): Run | null => {
    const piece = pieces.find((one) => one.field === field)
    const part = piece === undefined ? undefined : atoms[piece.from]?.part
    return piece === undefined || part === undefined
      ? null
      : { text: textOfAtoms(atoms, piece.from, piece.to), part }
  }
  return {
    title: runOf('title'),
    organization: runOf('organization'),
    place: runOf('place'),
    rest: pieces.flatMap(({ field, from, to }) =>
      field === null ? [textOfAtoms(atoms, from, to)] : [],
    ),
    margin,
  }
}
