/** What a reworded line says beyond the lines it stands for: acts, things, limits, whose work it was. */
import { isPeriodWord } from '../reading/counted.ts'
import { spellings } from '../reading/matching.ts'
import { isJoiner } from '../reading/line-parts.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isNameOfSkillIn } from '../reading/skill-names.ts'
import { poolOf } from '../reading/word-pool.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { actsOf, plainWeight, weightIn } from './acts.ts'
import { isNegator } from './denial.ts'
import { isHelperLine } from './help.ts'
import { isLimiting, losesLimit, losesWord } from './limits.ts'
import { isToldAnew } from './told-anew.ts'
import { isTold, isToldByForm } from './told.ts'
import { ownPartOf, partOf } from './whose.ts'

export function proseDoubts(passage: Passage): Doubt[] {
  const { line, own, path, isSummary } = passage
  if (own.length === 0) return [{ policy: 'line', path, claim: line.text }]
  const found = isSummary
    ? [...termDoubts(passage), ...limitDoubts(passage)]
    : [...termDoubts(passage), ...weightDoubts(passage), ...limitDoubts(passage)]
  return found.map((doubt) => ({ path, source: own[0], ...doubt }))
}

type Found = Omit<Doubt, 'path'>

export const claimOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' … ')

/** A word that no line carries which the text stands for, whatever it says: one question for all of them. */
function termDoubts(passage: Passage): Found[] {
  const lesser = lesserAct(passage)
  const novel = novelWords(passage).filter((word) => word !== lesser)
  if (novel.length === 0 || isToldAnew(passage.line, passage.own, novel)) return []
  return [{ policy: 'term', claim: claimOf(novel) }]
}

/** What a text says and no line does that it stands for, in any form or by what it means. */
export function novelWords({ line, own, entry }: Pick<Passage, 'line' | 'own' | 'entry'>): Word[] {
  const spelled = spellings(line, poolOf(entry))
  const strange = line.words.filter((word) => word.isContent && !isTold(word, own))
  return strange.filter((word) => {
    // How often something is done is held by a policy of its own.
    if (isPeriodWord(word) || isNegator(word) || isLimiting(word)) return false
    if (spelled.has(word) || isNameOfSkillIn(word, line, entry)) return false
    return !isTakenFrom(entry, word, strange)
  })
}

/** Another line of the entry is told along by two of its words; one alone may stand anywhere. */
function isTakenFrom(entry: readonly LineReading[], word: Word, strange: readonly Word[]): boolean {
  return entry.some(
    (source) =>
      isTold(word, [source]) &&
      strange.some((other) => other.stem !== word.stem && isTold(other, [source])),
  )
}

/** An act that opens the line in place of the one that opens its source, and weighs less than most. */
function lesserAct({ line, own: [source] }: Pick<Passage, 'line' | 'own'>): Word | undefined {
  const [said, gone] = [line, source].map((one) => one?.words.find(({ isContent }) => isContent))
  if (said === undefined || gone === undefined || source === undefined || isTold(gone, [line]))
    return undefined
  const weight = weightIn(said, line)
  const isLesser = weight !== null && weight < plainWeight
  return isLesser && weight <= (weightIn(gone, source) ?? plainWeight) ? said : undefined
}

/** An act that weighs more than what its source says was done. */
export function weightDoubts(passage: Pick<Passage, 'line' | 'own'>): Omit<Doubt, 'path'>[] {
  const line = ownPartOf(passage.line, passage.own)
  const own = passage.own.map((source) => partOf(source, 'own'))
  // What was helped with may be named as an act of its own.
  if (isHelperLine(line) && own.some(isHelperLine)) return []
  const acts = own.flatMap(actsOf)
  const [first] = acts
  const compared = first && !isTold(first.word, [line]) ? [first] : acts
  const heaviest =
    compared.length === 0
      ? plainWeight
      : Math.max(...compared.map(({ weight }) => weight ?? plainWeight))
  // "Code reviews carried out": the lesser act is still what the line says.
  const isKept = acts.some(
    ({ word, weight }) =>
      (weight ?? plainWeight) < plainWeight && line.words.some((other) => other.stem === word.stem),
  )
  const act = line.words.find((word) => {
    const weight = weightIn(word, line)
    if (weight === null || weight <= plainWeight || weight < heaviest + step) return false
    if (weight < responsible && isKept) return false
    const isMatched = own.some((source) =>
      source.words.some((other) => (weightIn(other, source) ?? 0) >= weight),
    )
    return !isMatched && !(weight < responsible ? isTold : isToldByForm)(word, own)
  })
  return act === undefined ? [] : [{ policy: 'weight', claim: act.text }]
}

const step = 0.2
/** From here on an act decides, directs or answers for something. */
const responsible = 2.5

export function isBesideJoiner(word: Word, { words }: LineReading): boolean {
  const at = words.indexOf(word)
  return [words[at - 1], words[at + 1]].some((other) => other !== undefined && isJoiner(other))
}

/** What keeps a claim small may change and not go; a summary may leave out a sentence. */
function limitDoubts({ line, own, beside, texts, isSummary }: Passage): Found[] {
  const here = [line, ...beside]
  const source = isSummary
    ? texts.find((one) => losesWord(one, here))
    : own.find((one) => losesLimit(one, here))
  return source === undefined ? [] : [{ policy: 'limit', claim: line.text, source }]
}
