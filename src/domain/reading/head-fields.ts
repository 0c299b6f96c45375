/**
 * Which pieces of an entry's head are its title, its organization and its place: the surest that do not
 * overlap. What is not sure enough stays empty, and is offered to the person.
 */
import { textOfAtoms } from './atoms.ts'
import type { Offer } from './doubts.ts'
import { doubtfulBelow } from './doubts.ts'
import type { Part } from './head-parts.ts'
import type { Field, Kinds } from './head-signs.ts'
import type { Head, Piece, Ways } from './head-ways.ts'
import { headOf, waysOfAll } from './head-ways.ts'
import { namesLegalForm } from './lexicon.ts'
import { weightOf } from './reading-weights.ts'

/** Pieces that are one field. */
interface Run {
  text: string
  part: Part
  sure: number
}

export interface HeadFields {
  title: Run | null
  organization: Run | null
  place: Run | null
  /** What is none of the three. */
  rest: string[]
  /** What a person is to be asked, the likeliest first. */
  offers: { field: 'title' | 'organization'; text: string }[]
}

/** Of an entry that says nothing. */
export const noFields: HeadFields = {
  title: null,
  organization: null,
  place: null,
  rest: [],
  offers: [],
}

export function fieldsOfHeads(heads: readonly (readonly Part[])[], kinds: Kinds): HeadFields[] {
  const all = waysOfAll(
    heads.map((parts) => headOf(parts, kinds)),
    weightOf,
  )
  const last = all.at(-1) ?? []
  const towns = new Set(last.map((ways) => fieldsOf(ways).place?.text))
  return last.map((ways) => fieldsOf(ways, (text) => towns.has(text)))
}

/**
 * How sure a piece must be to be taken. A wrong employer is worse than none, so that an unsure one is
 * asked: an employer is believed sooner beside a sure title, and not at all where its entry has none,
 * as what stands alone beside a date may be a course or a text. One that says its legal form is taken as
 * soon as beside a sure title.
 */
const leastSure = { field: 0.3, employer: 0.7, besideTitle: 0.4, firm: 0.5, title: 0.9 } as const
function leastFor(head: Head, { field, from }: Piece, text: string, title: number): number {
  if (head.section !== 'work' || field !== 'organization') return leastSure.field
  if (head.atoms[from]?.part.labelled === 'organization') return leastSure.field
  if (namesLegalForm(text)) return leastSure.firm
  if (title < leastSure.field) return Infinity
  return title >= leastSure.title ? leastSure.besideTitle : leastSure.employer
}

const leastOffered = 0.1
const mostOffers = 3

const areApart = (a: Piece, b: Piece): boolean => a.to < b.from || a.from > b.to

/** The surest pieces of each field that do not overlap; the place of another entry is no employer here. */
function fieldsOf(
  { head, sure }: Ways,
  isTaken: (text: string) => boolean = () => false,
): HeadFields {
  const { atoms } = head
  const shares = new Map<Piece, number>()
  for (const { piece, share } of sure) shares.set(piece, (shares.get(piece) ?? 0) + share)
  const taken = new Map<Field, { piece: Piece; share: number }>()
  const isFree = (own: Piece): boolean =>
    own.field !== 'none' &&
    !taken.has(own.field) &&
    [...taken.values()].every(({ piece }) => areApart(piece, own))
  const textOf = ({ from, to }: Piece): string => textOfAtoms(atoms, from, to)
  const all = [...shares]
    .map(([piece, share]) => ({ piece, share }))
    .filter(({ piece }) => piece.field !== 'organization' || !isTaken(textOf(piece)))
    .toSorted((a, b) => b.share - a.share)
  const isUnclaimed = (at: number): boolean =>
    [...taken.values()].every(({ piece }) => at < piece.from || at > piece.to)
  const titleBeside = (own: Piece): number =>
    all.find(({ piece }) => piece.field === 'title' && areApart(piece, own))?.share ?? 0
  for (const { piece, share } of all) {
    const least = leastFor(head, piece, textOf(piece), titleBeside(piece))
    if (piece.field !== 'none' && share >= least && isFree(piece))
      taken.set(piece.field, { piece, share })
  }
  // "Paris (remote)": what stands in brackets behind a field, and is none, is said of it.
  for (const [field, { piece, share }] of taken) {
    const at = piece.to + 1
    if (field === 'place' && atoms[at]?.before === 'bracket' && isUnclaimed(at))
      taken.set(field, { piece: { ...piece, to: at }, share })
  }
  const runOf = (field: Field): Run | null => {
    const found = taken.get(field)
    const part = atoms[found?.piece.from ?? -1]?.part
    return found === undefined || part === undefined
      ? null
      : { text: textOf(found.piece), part, sure: found.share }
  }
  return {
    title: runOf('title'),
    organization: runOf('organization'),
    place: runOf('place'),
    rest: atoms.flatMap((_, at) => (isUnclaimed(at) ? [textOfAtoms(atoms, at, at)] : [])),
    offers: all
      .filter(({ piece, share }) => share >= leastOffered && isFree(piece))
      .flatMap(({ piece }) =>
        piece.field === 'none' || piece.field === 'place'
          ? []
          : [{ field: piece.field, text: textOf(piece) }],
      )
      .slice(0, mostOffers),
  }
}

/** How sure an entry is: as the least sure of its fields, and never quite where there is something to ask. */
export const surenessOf = ({ title, organization, offers }: HeadFields): number =>
  Math.min(
    title?.sure ?? 1,
    organization?.sure ?? 1,
    offers.length > 0 || (title ?? organization) === null ? askedSureness : 1,
  )

const askedSureness = 0.5

/** The fields of which it is not certain that they are what they were taken for. */
export const unsureOf = (
  fields: HeadFields,
  names: Record<'title' | 'organization', string>,
): string[] =>
  (['title', 'organization'] as const).flatMap((field) =>
    (fields[field]?.sure ?? 1) < doubtfulBelow ? [names[field]] : [],
  )

/** What a person is to be asked, under the names that the fields have in the resume. */
export const offersOf = (
  { offers }: HeadFields,
  names: Record<'title' | 'organization', string>,
): Offer[] => offers.map(({ field, text }) => ({ field: names[field], words: text }))
