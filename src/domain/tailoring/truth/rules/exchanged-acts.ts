/**
 * "Repaired and swept the bus" for "refuelled and swept the bus": where a line is its source but for
 * the act it opens with, an act that the tables know for another stands in no place of it, whatever
 * the entry's other lines may lend. Nor does one's own act stand for a part in it.
 */
import { areKindred } from '../kindred-acts.ts'
import { isInPool, isTold } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { Word } from '../reading.ts'
import { retoldStretch } from '../retold-stretch.ts'
import type { Violation } from '../violation.ts'

export function checkExchangedActs(passage: Passage): Violation[] {
  const { path, entry, isSummary, isTranslated } = passage
  const stretch = isSummary || isTranslated ? null : retoldStretch(passage)
  if (stretch === null || !stretch.isOpening) return []
  const { source, gone, now } = stretch
  const [was, ...others] = gone.filter(({ isSmall }) => !isSmall)
  const [is, ...rest] = now.filter(({ isSmall }) => !isSmall)
  if (was === undefined || is === undefined || others.length > 0 || rest.length > 0) return []
  const lent = entry.filter((line) => line !== source)
  if (isInPool(is, poolOf([{ ...source, words: gone }])) || isTold(is, lent)) return []
  if (!isAnother(is, was)) return []
  return [{ rule: 'source_line', path, claim: is.text, reason: 'more_than_its_source' }]
}

function isAnother(is: Word, was: Word): boolean {
  const isPlainlyDone = (word: Word) => word.kinds.has('plain')
  if (!was.kinds.has('act') || isPlainlyDone(was) || areKindred(is, was)) return false
  return isPlainlyDone(is) ? isMaking(is) : is.kinds.has('act')
}

/** Plain as it is, it says that the thing is new by one's own hand or plan. */
function isMaking({ meanings }: Word): boolean {
  return ['make', 'design', 'plan', 'organise'].some((id) => meanings.has(id))
}
