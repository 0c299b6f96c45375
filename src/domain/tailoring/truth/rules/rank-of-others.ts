/** Ranks of others: what is made "for the management" where the source makes it for a manager. */
import type { LineReading, Word } from '../reading.ts'

/**
 * Whether all who lead in the line are those whom something is done for, and stand so in a source:
 * "für die Leitung" of "für den Leiter". An executive is no other word for a manager.
 */
export function isRankOfOthers(
  concept: string,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (!ofRank.includes(concept)) return false
  const here = line.words.filter((word) => word.concepts.has(concept))
  const there = sources.flatMap((source) =>
    source.words.filter(
      (word) => ofRank.some((id) => word.concepts.has(id)) && isAddressed(word, source),
    ),
  )
  return (
    here.length > 0 &&
    here.every(
      (word) =>
        isAddressed(word, line) &&
        there.some((other) => other.word.slice(0, shared) === word.word.slice(0, shared)),
    )
  )
}

const shared = 4
const ofRank = ['boss', 'topboss', 'lead']

/** Right behind a preposition of whom something is for, and at most two words that say which. */
function isAddressed(word: Word, { words, text }: LineReading): boolean {
  const before = words.slice(0, words.indexOf(word)).slice(-3)
  const at = before.findLastIndex(({ word: one }) => addressing.has(one))
  if (at < 0) return false
  const start = before[at]?.start ?? 0
  return !/[,;:.]/u.test(text.slice(start, word.start))
}

const addressing = new Set('for to fur an para a pour aux au voor aan'.split(' '))
