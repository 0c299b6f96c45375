/**
 * Whether a changed line is asked about. What is stopped, and what is found about a number, a name, a tool or a
 * paper, holds whatever else speaks for the line; so do the policies for a line that stands for none. A line that is only cut
 * is free where nothing is found. Everything else is one sign beside many, and their weights (`tables/truth`) say together whether to ask.
 */
import { editWeights } from '#tables/edit-weights.js'

import { rowsOf } from '../language/word-table.ts'
import { claimOf } from './claims/prose.ts'
import type { Doubt } from './doubt.ts'
import type { Signs } from './edit-signs.ts'
import { isPlain, signsOf, strangeWords } from './edit-signs.ts'
import type { Rule } from './finding.ts'
import type { Passage } from './passages.ts'
import type { PolicyName } from './policies.ts'
import { policies } from './policies.ts'

/** What is found against a line, or nothing where it is likely to be true all the same. */
export function votedDoubts(passage: Passage, doubts: readonly Doubt[]): readonly Doubt[] {
  if (passage.isAdded || doubts.some(isSure)) return doubts
  if (isPlain(passage, doubts)) return []
  if (pointsIn(editWeights, signsOf(passage, doubts)) <= 0) return []
  return doubts.length > 0 ? doubts : [likeliest(passage)]
}

/** Holds whatever else speaks for the line. */
export function isSure({ policy }: Pick<Doubt, 'policy'>): boolean {
  const { grade, rule } = policies[policy]
  // A number that another line has stands in true lines as often as in false ones.
  if (policy === 'numberOfAnother') return false
  return grade === 'stop' || sureRules.has(rule) || surePolicies.has(policy)
}

const sureRules: ReadonlySet<Rule> = new Set<Rule>(['number', 'name', 'skill', 'language'])
/** A paper that no entry has, what contradicts its source, and a line that rests on nothing. */
const surePolicies: ReadonlySet<PolicyName> = new Set<PolicyName>([
  'paper',
  'denial',
  'turned',
  'line',
])

/** Where no claim is found against it: the words that are new, or else what the line no longer says. */
function likeliest(passage: Passage): Doubt {
  const { path, line, own } = passage
  const strange = strangeWords(passage)
  return strange.length > 0
    ? { policy: 'term', path, claim: claimOf(strange), source: own[0] }
    : { policy: 'limit', path, claim: line.text, source: own[0] }
}

/** From nothing on it is asked about. */
export function pointsIn(table: typeof editWeights, signs: Signs): number {
  const weights = weightsOf(table)
  return Object.entries(signs).reduce(
    (sum, [sign, much]) => sum + (weights.get(sign) ?? 0) * much,
    weights.get('any') ?? 0,
  )
}

const known = new Map<typeof editWeights, ReadonlyMap<string, number>>()

function weightsOf(table: typeof editWeights): ReadonlyMap<string, number> {
  const made =
    known.get(table) ?? new Map(rowsOf(table).map(({ sign, weight }) => [sign, weight] as const))
  known.set(table, made)
  return made
}
