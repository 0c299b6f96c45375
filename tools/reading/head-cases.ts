/** The heads of a section with the fields that a person read in them, as cases for the weights. */
import type { FoundDate } from '#domain/language/dates.ts'
import { textOfAtoms } from '#domain/reading/atoms.ts'
import { headsOfEducation } from '#domain/reading/education.ts'
import type { Head, Piece, Wanted } from '#domain/reading/head-ways.ts'
import { headOf, othersOf, waysOf, weighed } from '#domain/reading/head-ways.ts'
import type { Field } from '#domain/reading/head-signs.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { placeScore } from '#domain/reading/lexicon.ts'
import type { Line } from '#domain/reading/lines.ts'
import type { Weigh } from '#domain/reading/reading-weights.ts'
import { headsOfWork } from '#domain/reading/work.ts'

import type { Case } from './fit.ts'
import type { Known } from './known-entries.ts'
import { areSaid, keyOf } from './known-entries.ts'

const rounds = 3
/** As alike as a field must be to what a person read. */
const alike = 0.8

/** A section of a resume, and the entries that a person read in it. */
export interface Section {
  kind: 'work' | 'education'
  lines: Line[]
  known: Known[]
  places: readonly string[]
}

/** With the entries that the weights of their lines give. */
export function headCases(
  { kind: section, lines, known, places }: Section,
  weighLines: Weigh,
): Case[] {
  const headsOf = section === 'work' ? headsOfWork : headsOfEducation
  const { heads } = headsOf(lines, weighLines)
  const all = heads.map(({ parts }) => headOf(parts, { section, places }))
  const wanted = wantedOf(
    all,
    heads.map(({ dates }) => dates),
    known,
  )
  if (wanted.every((one) => one === null)) return []
  return [
    (weigh) => {
      const right = new Map<string, number>()
      const found = new Map<string, number>()
      let size = 0
      const points = all.map((head) => weighed(head, weigh))
      let told = points.map((head) => waysOf(head))
      for (let round = 0; round < rounds && (round === 0 || all.length > 1); round++) {
        const others = round === 0 ? [] : othersOf(told)
        if (round > 0) told = points.map((head, i) => waysOf(head, others[i]))
        for (const [i, head] of points.entries()) {
          const want = wanted[i] ?? null
          const one = told[i]
          if (want === null || one === undefined) continue
          const meant = waysOf(head, others[i], want).said()
          if (meant.size === 0) continue
          size++
          for (const [name, much] of meant) right.set(name, (right.get(name) ?? 0) + much)
          for (const [name, much] of one.said()) found.set(name, (found.get(name) ?? 0) + much)
        }
      }
      return size === 0 ? null : { right, found, size }
    },
  ]
}

interface Best {
  from: number
  to: number
  share: number
}

/** For each head what a right reading of it has; null where nobody read it. */
function wantedOf(
  heads: readonly Head[],
  dates: readonly (readonly FoundDate[])[],
  known: readonly Known[],
): (Wanted | null)[] {
  const pairs = heads.flatMap((head, at) =>
    known.map((one) => {
      const [title, organization] = [bestOf(head, one.title), bestOf(head, one.organization)]
      const isDated = one.from + one.to !== '' && areSaid(one, dates[at] ?? [])
      const sum = 0.35 * title.share + 0.35 * organization.share + (isDated ? 0.3 : 0)
      return { at, one, title, organization, sum }
    }),
  )
  const wanted = heads.map((): Wanted | null => null)
  const taken = new Set<Known>()
  for (const pair of pairs.toSorted((a, b) => b.sum - a.sum)) {
    if (pair.sum < 0.5 || taken.has(pair.one) || wanted[pair.at] !== null) continue
    taken.add(pair.one)
    const head = heads[pair.at]
    if (head !== undefined) wanted[pair.at] = wantedIn(head, pair.title, pair.organization)
  }
  return wanted
}

function wantedIn(head: Head, title: Best, organization: Best): Wanted {
  const isApart = title.to < organization.from || organization.to < title.from
  const free = (best: Best): boolean => best.share < alike && best.share > 0.5
  const of: Record<'title' | 'organization', Best | 'free' | 'none'> = {
    title: free(title) ? 'free' : title.share < alike ? 'none' : title,
    organization:
      free(organization) || (!isApart && organization.share >= alike && title.share >= alike)
        ? 'free'
        : organization.share < alike
          ? 'none'
          : organization,
  }
  const isOverlap = (piece: Piece): boolean =>
    [of.title, of.organization].some(
      (one) => typeof one === 'object' && piece.from <= one.to && piece.to >= one.from,
    )
  const clear = head.pieces
    .flat()
    .filter((piece) => piece.field === 'place' && !isOverlap(piece))
    .filter((piece) => {
      const text = textOfAtoms(head.atoms, piece.from, piece.to)
      return isTown(text) || placeScore(text) >= 2
    })
  return {
    may: (piece) => {
      if (piece.field === 'none') return true
      if (piece.field === 'place') return clear.length === 0 || clear.includes(piece)
      const one = of[piece.field]
      return one === 'free' || (one !== 'none' && one.from === piece.from && one.to === piece.to)
    },
    must: [
      ...(['title', 'organization'] as const).filter((field) => typeof of[field] === 'object'),
      ...(clear.length > 0 ? (['place'] as const) : []),
    ] satisfies Field[],
  }
}

/** The atoms that are most like what a person read. */
function bestOf(head: Head, said: string): Best {
  let best: Best = { from: -1, to: -2, share: 0 }
  if (said === '') return best
  for (const piece of head.pieces.flat()) {
    if (piece.field === 'place') continue
    const share = likeness(keyOf(textOfAtoms(head.atoms, piece.from, piece.to)), keyOf(said))
    if (share > best.share) best = { from: piece.from, to: piece.to, share }
  }
  return best
}

/** 1 for the same text, less by every letter that differs. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0 || Math.min(a.length, b.length) < 0.4 * longest) return 0
  let row = [...Array(b.length + 1).keys()]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return 1 - (row[b.length] ?? 0) / longest
}
