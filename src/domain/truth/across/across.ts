/**
 * A translation against its source, where no dictionary stands between them: no part more and no
 * rank more.
 */
import { rankAcross } from '../claims/summary.ts'
import { losesLimitAcross } from '../claims/limits.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { addedParts } from './added-parts.ts'
import { lostNames } from './lost-names.ts'

export function acrossDoubts(passage: Passage): Doubt[] {
  const { line, own, path, isSummary } = passage
  if (own.length === 0) return [{ policy: 'line', path, claim: line.text }]
  const lost = isSummary
    ? undefined
    : own.find((source) => losesLimitAcross(source, [line, ...passage.beside]))
  return [
    ...(lost === undefined
      ? []
      : [{ policy: 'limitAcross', path, claim: line.text, source: lost } satisfies Doubt]),
    ...(isSummary ? rankAcross(passage) : []),
    ...addedParts(passage),
    ...lostNames(passage),
  ]
}
