/** Items of a list that are one more thing done, though each of their words may stand for another. */
import { isJoiner, isPlainAct, segmentsOf, verbEnding } from '../line-parts.ts'
import { isInPool, isTold, spellings } from '../matching.ts'
import { poolOf, withoutConcepts } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { isNameOfSkillIn } from '../skill-names.ts'
import { isKindOfTool } from './tool-kinds.ts'

/**
 * One more item of a list whose first word is no line's own, but only another word for something
 * said elsewhere in the entry: "and purchases" after "digital orders" of another line.
 */
export function borrowedSegments({ line, entry, primary, texts, isSummary }: Passage): Word[] {
  if (isSummary || primary.length === 0) return []
  const said = withoutConcepts(poolOf(entry))
  const retold = poolOf(primary)
  // A title names people whom nothing was done with.
  const lines = primary.filter((source) => texts.includes(source))
  const short = spellings(line, poolOf(entry))
  return segmentsOf(line)
    .slice(1)
    .flatMap((segment) => {
      const content = segment.filter((word) => word.isContent)
      const [head] = content
      if (head === undefined || isPlainAct(head) || isChange(head)) return []
      if (isKindOfTool(head, line, primary) || isNameOfSkillIn(head, line, entry)) return []
      if (short.has(head)) return []
      if (isSaidBeside(head, content, line, lines)) return [head]
      if (isInPool(head, said) || content.some((word) => isInPool(word, retold))) return []
      return [head]
    })
}

/**
 * "Formation de six gestionnaires et encadrement de six analystes": another word for an act that
 * the line tells by its own form already, and of somebody else.
 */
function isSaidBeside(
  head: Word,
  rest: readonly Word[],
  line: LineReading,
  primary: readonly LineReading[],
): boolean {
  if (!head.kinds.has('act') || rest.length < 2 || rest.some((word) => isTold(word, primary)))
    return false
  const told = primary.flatMap((source) =>
    source.words.filter((word) => isInPool(head, poolOf([{ ...source, words: [word] }]))),
  )
  const own = { ...line, words: line.words.filter((word) => word !== head) }
  return told.length > 0 && told.every((word) => isTold(word, [own]))
}

/**
 * "Lavado, secado y corte": a word that tells nothing elsewhere is one more act done where it stands
 * in a list of acts.
 */
export function lightActsJoined({ line, primary, isSummary }: Passage): Word[] {
  if (isSummary || primary.length === 0) return []
  const own = poolOf(primary)
  return line.words.filter((word, i) => {
    if (word.isContent || word.isSmall || !word.kinds.has('act') || isPlainAct(word)) return false
    const before = line.words[i - 1]
    if (before === undefined || !isJoiner(before) || !isActLikeNoun(line.words[i - 2])) return false
    return !isAdverb(word) && !isInPool(word, own)
  })
}

/** "Clearly labelled": how something was done. */
function isAdverb({ word, language }: Word): boolean {
  return /(?:mente|[ae]mment|ly)$/u.test(word) || (language === 'fr' && word.endsWith('ement'))
}

function isActLikeNoun(word: Word | undefined): boolean {
  return word !== undefined && (word.kinds.has('act') || verbEnding[word.language].test(word.text))
}

/** That something rose or fell says nothing without what it was. */
export function isChange({ concepts }: Word): boolean {
  return concepts.has('increase') || concepts.has('reduce')
}
