/** What a reworded line says beyond the lines it stands for: acts, things, limits, whose work it was. */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { isPeriodWord } from '../reading/counted.ts'
import { spellings } from '../reading/matching.ts'
import { isJoiner, segmentsOf } from '../reading/line-parts.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isNameOfSkillIn } from '../reading/skill-names.ts'
import { poolOf } from '../reading/word-pool.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { actsOf, isFinite, isVerb, plainWeight, weightIn } from './acts.ts'
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
    : [
        ...termDoubts(passage),
        ...weightDoubts(passage),
        ...actDoubts(passage),
        ...limitDoubts(passage),
      ]
  return found.map((doubt) => ({ path, source: own[0], ...doubt }))
}

type Found = Omit<Doubt, 'path'>

export const claimOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' … ')

/** A thing that its entry names nowhere. What stands in the place of another act is judged by weight. */
function termDoubts(passage: Passage): Found[] {
  const { line, own } = passage
  const acts = new Set(actsOf(line).map(({ word }) => word))
  const gone = goneActs(line, own)
  let room = gone.length
  const novel = novelWords(passage).filter((word) => {
    if (room > 0 && acts.has(word) && !gone.every((other) => areOthers(word, other))) {
      room -= 1
      return false
    }
    return true
  })
  if (isToldAnew(line, own, novel)) return []
  return novel.length === 0 ? [] : [{ policy: 'term', claim: claimOf(novel) }]
}

/** What a line says and neither its source nor the entry does, but for acts that say little. */
export function novelWords({ line, own, entry }: Pick<Passage, 'line' | 'own' | 'entry'>): Word[] {
  const spelled = spellings(line, poolOf(entry))
  const label = new Set(labelOf(line))
  const beside = besideTold(line, own)
  return line.words.filter((word) => {
    // How often something is done is held by a policy of its own.
    if (!word.isContent || isPeriodWord(word) || isNegator(word) || isLimiting(word)) return false
    if (isTold(word, own) || isTold(word, entry)) return false
    if (spelled.has(word) || isNameOfSkillIn(word, line, entry)) return false
    if (isUnknownAct(word, line) && beside.has(word)) return false
    if (label.has(word)) return false
    return !word.kinds.has('plain') || word.kinds.has('thing')
  })
}

/** "Accessibility: …": a few words that only say what the rest is about, and name nothing. */
function labelOf({ words, text }: LineReading): Word[] {
  const end = text.indexOf(':')
  const label = end < 0 || end > longestLabel ? [] : words.filter(({ start }) => start < end)
  const isNaming = label.some(
    ({ isName, isNumber, text: written }) => isName || isNumber || /^\p{Lu}{2}/u.test(written),
  )
  return isNaming ? [] : label
}

const longestLabel = 40

/** The words of a segment that names something of the source: what is done to it is no new thing. */
function besideTold(line: LineReading, own: readonly LineReading[]): ReadonlySet<Word> {
  const isKnown = (word: Word) => word.isContent && isTold(word, own)
  return new Set(
    segmentsOf(line)
      .filter((words) => words.some(isKnown))
      .flat(),
  )
}

/** An act that no table knows weighs what its source's does. */
function isUnknownAct(word: Word, line: LineReading): boolean {
  if (word.kinds.size > 0 || word.isName || weightIn(word, line) !== null) return false
  return isVerb(word) || isFinite(word, line)
}

/** Acts that the tables tell apart: whoever measured fridges did not paint them. */
function areOthers(word: Word, other: Word): boolean {
  const isKnown = ({ kinds }: Word) => kinds.has('act') && !kinds.has('plain')
  return isKnown(word) && isKnown(other)
}

function goneActs(line: LineReading, own: readonly LineReading[]): Word[] {
  return own.flatMap((source) =>
    actsOf(source).flatMap(({ word }) => (isTold(word, [line]) ? [] : [word])),
  )
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
    if (isGot(word, line)) return false
    const isMatched = own.some((source) =>
      source.words.some((other) => (weightIn(other, source) ?? 0) >= weight),
    )
    return !isMatched && !(weight < responsible ? isTold : isToldByForm)(word, own)
  })
  return act === undefined ? [] : [{ policy: 'weight', claim: act.text }]
}

/** "After instruction", "met een avondopleiding": what the person had, and no act of theirs. */
function isGot(word: Word, { words }: LineReading): boolean {
  const at = words.indexOf(word)
  const [far, before] = [words[at - 2], words[at - 1]]
  const isSaidOf = (one: Word | undefined, of: typeof articles) =>
    one !== undefined && of[one.language].has(one.word)
  const place = isSaidOf(before, articles) ? far : before
  return word.concepts.has('train') && !isVerb(word) && isSaidOf(place, prepositions)
}

const articles = grammarWordsOf('article')
const prepositions = grammarWordsOf('preposition')

const step = 0.2
/** From here on an act decides, directs or answers for something. */
const responsible = 2.5

/** One more thing done beside what the source says, and nothing of that left out for it. */
function actDoubts({ line, own, sources, entry }: Passage): Found[] {
  const spelled = spellings(line, poolOf(entry))
  const fresh = actsOf(line).filter(
    ({ word, weight }) =>
      !isTold(word, own) &&
      !spelled.has(word) &&
      !isToldByForm(word, sources) &&
      !isNameOfSkillIn(word, line, entry) &&
      isBesideJoiner(word, line) &&
      !(word.kinds.has('plain') && (weight ?? 0) < plainWeight),
  )
  if (fresh.length <= goneActs(line, own).length) return []
  return [{ policy: 'act', claim: claimOf(fresh.map(({ word }) => word)) }]
}

function isBesideJoiner(word: Word, { words }: LineReading): boolean {
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
