/**
 * All ways to read the head of an entry, each with points by the weights of its signs. How sure a piece is a
 * field is the share of the ways in which it is, each counted by its points. The entries of a section tell
 * where each field stands and how it is set, and every head is read again with that.
 */
import type { Atom } from './atoms.ts'
import { atomsOf, textOfAtoms } from './atoms.ts'
import type { LabelledField } from './field-labels.ts'
import type { Part } from './head-parts.ts'
import type { Field, Kinds } from './head-signs.ts'
import { endsOpen, fields, mayBe, signsOfPiece } from './head-signs.ts'
import type { Weigh } from './reading-weights.ts'

/** `none`: what is no field. */
const states = ['title', 'organization', 'place', 'none', 'start'] as const
type Role = Field | 'none'

/** More pieces than that no head has. */
const limits = { atoms: 14, ofField: 8 } as const

export interface Piece {
  field: Role
  from: number
  to: number
  /** The names of its signs in the table. */
  names: string[]
}

export interface Head {
  section: Kinds['section']
  atoms: readonly Atom[]
  /** By where they begin. */
  pieces: Piece[][]
}

export function headOf(parts: readonly Part[], kinds: Kinds): Head {
  const atoms = atomsOf(parts).slice(0, limits.atoms)
  const pieces = atoms.map((_, from) => {
    const here: Piece[] = []
    for (let to = from; to < Math.min(atoms.length, from + limits.ofField); to++) {
      const before = atoms[to]?.before
      if (to > from && (before === 'line' || before === 'cell' || before === 'bar')) break
      const text = textOfAtoms(atoms, from, to)
      const signs = signsOfPiece(atoms, from, to, kinds)
      const named = (field: Role): Piece => ({
        field,
        from,
        to,
        names: signs.map((sign) => `${kinds.section}-${field} ${sign}`),
      })
      const said = saidByLabel(atoms, from)
      if (to === from && (said === null || said === 'none')) here.push(named('none'))
      const goesOn = endsOpen(atoms[to]) && atoms[to + 1]?.part.line === atoms[to]?.part.line
      for (const field of fields)
        if (said === null ? !goesOn && mayBe(field, text, kinds) : said === field)
          here.push(named(field))
    }
    return here
  })
  return { section: kinds.section, atoms, pieces }
}

/** What the label of a form says of the first piece behind it, where none before has the same label. */
function saidByLabel(atoms: readonly Atom[], at: number): LabelledField | null {
  const { labelled = null } = atoms[at]?.part ?? {}
  const first = atoms.findIndex(({ part }) => part.labelled === labelled)
  return labelled === 'none' || first === at ? labelled : null
}

/** What the other entries say for a sign and a field. */
export type Others = (sign: string, field: Role) => number
const nothing: Others = () => 0

/** What a right reading may have; nothing is asked where it is absent. */
export interface Wanted {
  may: (piece: Piece) => boolean
  must: readonly Field[]
}

export interface Ways {
  head: Head
  /** How sure each piece is, and how often what stands before it is of each field. */
  sure: { piece: Piece; last: string; share: number }[]
  /** How much of each sign the ways have. */
  said: () => Map<string, number>
}

const noneLeft = 1e-9

/** What the signs of the pieces of a head weigh, whatever stands around them. */
export interface Weighed {
  head: Head
  weigh: Weigh
  points: Map<Piece, number>
}

export const weighed = (head: Head, weigh: Weigh): Weighed => ({
  head,
  weigh,
  points: new Map(
    head.pieces
      .flat()
      .map((piece) => [piece, piece.names.reduce((sum, name) => sum + weigh(name), 0)]),
  ),
})

/** All ways to read a head, each by its points. */
export function waysOf(
  { head, weigh, points: own }: Weighed,
  others: Others = nothing,
  wanted?: Wanted,
): Ways {
  const { atoms, section } = head
  const size = states.length * 8
  const forward = [...Array(atoms.length + 1)].map(() => new Float64Array(size).fill(-Infinity))
  const backward = forward.map(() => new Float64Array(size).fill(-Infinity))
  const edges: {
    at: number
    from: number
    to: number
    end: number
    points: number
    piece: Piece
  }[] = []
  if (forward[0] !== undefined) forward[0][4 * 8] = 0
  const joints = new Float64Array(states.length * 4 * atoms.length).fill(NaN)
  const jointOf = (before: number, of: number, { field, from }: Piece): number => {
    const key = (from * states.length + before) * 4 + of
    let points = joints[key] ?? NaN
    if (Number.isNaN(points)) {
      points = 0
      for (const [name, much] of jointSigns(head, states[before] ?? 'none', field, from, others))
        points += much * weigh(name)
      joints[key] = points
    }
    return points
  }
  for (let at = 0; at < atoms.length; at++) {
    const here = (head.pieces[at] ?? [])
      .filter((piece) => wanted?.may(piece) !== false)
      .map((piece) => ({ piece, of: states.indexOf(piece.field), points: own.get(piece) ?? 0 }))
    for (let state = 0; state < size; state++) {
      const before = forward[at]?.[state] ?? -Infinity
      if (before === -Infinity) continue
      for (const { piece, of, points: alone } of here) {
        const bit = of < 3 ? 1 << of : 0
        if ((state & bit) !== 0) continue
        const points = alone + jointOf(state >> 3, of, piece)
        const to = of * 8 + ((state & 7) | bit)
        const end = piece.to + 1
        const ahead = forward[end]
        if (ahead !== undefined) ahead[to] = logSum(ahead[to] ?? -Infinity, before + points)
        edges.push({ at, from: state, to, end, points, piece })
      }
    }
  }
  const ends = backward[atoms.length]
  if (ends !== undefined)
    for (let state = 0; state < size; state++)
      if (wanted?.must.every((field) => (state & (1 << states.indexOf(field))) !== 0) !== false)
        ends[state] = endNames(section, state % 8).reduce((sum, name) => sum + weigh(name), 0)
  for (const { at, from, to, end, points } of edges.toReversed()) {
    const behind = backward[at]
    if (behind !== undefined)
      behind[from] = logSum(behind[from] ?? -Infinity, points + (backward[end]?.[to] ?? -Infinity))
  }
  const all = backward[0]?.[4 * 8] ?? -Infinity
  const shares = edges.map(({ at, from, to, end, points }) =>
    Math.exp(
      (forward[at]?.[from] ?? -Infinity) + points + (backward[end]?.[to] ?? -Infinity) - all,
    ),
  )
  const isPossible = all > -Infinity
  return {
    head,
    sure: isPossible
      ? edges.flatMap(({ from, piece }, i) => {
          const share = shares[i] ?? 0
          return share < noneLeft ? [] : [{ piece, last: states[from >> 3] ?? 'none', share }]
        })
      : [],
    said: () => {
      const said = new Map<string, number>()
      if (!isPossible) return said
      const add = (name: string, much: number): void => {
        said.set(name, (said.get(name) ?? 0) + much)
      }
      const pieces = new Map<Piece, Map<string, number>>()
      edges.forEach(({ from, piece }, i) => {
        const last = states[from >> 3] ?? 'none'
        const by = pieces.get(piece) ?? new Map<string, number>()
        pieces.set(piece, by.set(last, (by.get(last) ?? 0) + (shares[i] ?? 0)))
      })
      for (const [piece, by] of pieces) {
        const whole = [...by.values()].reduce((sum, share) => sum + share, 0)
        if (whole < 1e-4) continue
        for (const name of piece.names) add(name, whole)
        for (const [last, share] of by)
          for (const [name, much] of jointSigns(head, last, piece.field, piece.from, others))
            add(name, share * much)
      }
      for (let state = 0; state < size; state++) {
        const share = Math.exp(
          (forward[atoms.length]?.[state] ?? -Infinity) + (ends?.[state] ?? -Infinity) - all,
        )
        if (share >= noneLeft) for (const name of endNames(section, state % 8)) add(name, share)
      }
      return said
    },
  }
}

const logSum = (a: number, b: number): number =>
  a === -Infinity
    ? b
    : b === -Infinity
      ? a
      : Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))

const endNames = (section: string, taken: number): string[] =>
  fields.flatMap((field, i) => ((taken & (1 << i)) === 0 ? [`${section}-${field} missing`] : []))

/** What stands between a piece and the one before, and what the other entries say of such a place. */
function jointSigns(
  head: Head,
  last: string,
  field: Role,
  from: number,
  others: Others,
): [string, number][] {
  const atom = head.atoms[from]
  if (atom === undefined) return []
  const label = `${head.section}-${field}`
  return [
    [`${label} after ${last}`, 1],
    [`${label} before ${atom.before}`, 1],
    [`${label} after ${last} ${atom.before}`, 1],
    ...placeSigns(atom, last).map((sign, i): [string, number] => [
      `${label} others ${i}`,
      others(sign, field),
    ]),
  ]
}

/** What the place and the type of a field may be known by. */
const placeSigns = (
  { before, part: { size, bold, italic, line } }: Atom,
  last: string,
): string[] => [
  `type ${Math.round(size * 4)} ${bold} ${italic}`,
  `line ${line} ${before}`,
  `after ${last} ${before}`,
]

const rounds = 2

/** The ways of each head, and again with what the others said. */
export function waysOfAll(heads: readonly Head[], weigh: Weigh): Ways[][] {
  const known = heads.map((head) => weighed(head, weigh))
  const all = [known.map((head) => waysOf(head))]
  for (let round = 0; round < rounds && heads.length > 1; round++) {
    const told = othersOf(all.at(-1) ?? [])
    all.push(known.map((head, i) => waysOf(head, told[i])))
  }
  return all
}

type Counts = Map<string, number>

function countsOf({ head, sure }: Ways): Counts {
  const counts: Counts = new Map()
  for (const { piece, last, share } of sure) {
    const atom = head.atoms[piece.from]
    if (atom === undefined) continue
    for (const sign of placeSigns(atom, last))
      for (const key of [sign, `${piece.field} ${sign}`])
        counts.set(key, (counts.get(key) ?? 0) + share)
  }
  return counts
}

/** What the other entries say: an entry is no sign for itself. */
export function othersOf(ways: readonly Ways[]): Others[] {
  const each = ways.map(countsOf)
  const sums: Counts = new Map()
  for (const counts of each)
    for (const [key, much] of counts) sums.set(key, (sums.get(key) ?? 0) + much)
  return each.map((own): Others => {
    const told = (key: string): number => (sums.get(key) ?? 0) - (own.get(key) ?? 0)
    return (sign, field) => {
      const here = told(`${field} ${sign}`)
      return Math.log((here + 0.5) / ((told(sign) - here) / 3 + 0.5))
    }
  })
}
