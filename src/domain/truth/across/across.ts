/**
 * A translation against its source, where no dictionary stands between them: no part more and no
 * rank more.
 */
import { rankAcross } from '../claims/summary.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { addedParts } from './added-parts.ts'
import { leftOut } from './left-out.ts'
import { lostNames } from './lost-names.ts'

export function acrossDoubts(passage: Passage): Doubt[] {
  const { line, own, path, isSummary } = passage
  if (own.length === 0) return [{ policy: 'line', path, claim: line.text }]
  return [
    ...leftOut(passage),
    ...(isSummary ? rankAcross(passage) : []),
    ...addedParts(passage),
    ...lostNames(passage),
  ]
}
