/**
 * How a case of the benchmarks is named, and which cases are sealed.
 *
 * An id is the batch and a hash of the case's own text, so that it stays the same when cases before
 * it are added or removed. A third of every batch is sealed, chosen by a hash of the id and not by
 * hand: its cases are counted and never printed, so that nobody can mend for them one by one.
 */
import { createHash } from 'node:crypto'

export const areas = ['truth', 'reading', 'ads', 'score'] as const
export type Area = (typeof areas)[number]

export type Verdict = {
  area: Area
  batch: string
  id: string
  /** What is counted together inside of a batch: "fabrications stopped", "files". */
  kind: string
  /** What the program said, in one word or number. */
  verdict: string
  /** Why: the rules that spoke, or the fields that are wrong. */
  because: string[]
  /** How right that is, 0 to 1. */
  right: number
  /** The case in a few words; empty where it is sealed. */
  shown: string
}

/** Batches of which nobody has read single cases; all of them is sealed. */
const unseenBatches: ReadonlySet<string> = new Set([
  'fresh/43',
  'fresh/44',
  'fresh/45',
  'ads/unseen',
])

export function caseId(batch: string, text: string): string {
  return `${batch}#${hashOf(text).slice(0, 10)}`
}

export function isSealed(id: string): boolean {
  const [batch = ''] = id.split('#')
  return isUnseen(batch) || Number.parseInt(hashOf(id).slice(0, 8), 16) % 3 === 0
}

export function isUnseen(batch: string): boolean {
  return unseenBatches.has(batch)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
