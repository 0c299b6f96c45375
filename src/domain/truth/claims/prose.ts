/** What a reworded line says beyond the lines it stands for: acts, things, limits, whose work it was. */
import { dutyOpeningOf } from '../../language/duty-openings.ts'
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { isPeriodWord, wordsAround } from '../reading/counted.ts'
import { spellings } from '../reading/matching.ts'
import { isJoiner, segmentsOf } from '../reading/line-parts.ts'
import { unitOf } from '../reading/number-words.ts'
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isNameOfSkillIn } from '../reading/skill-names.ts'
import { poolOf } from '../reading/word-pool.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { actsOf, isVerb, plainWeight, weightIn } from './acts.ts'
import { isNegator } from './denial.ts'
import { isHelperLine } from './help.ts'
import { isLimiting, losesLimit, losesWord } from './limits.ts'
import { isToldAnew, sharedPairs } from './told-anew.ts'
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
        ...limitDoubts(passage),
        ...goneDoubts(passage),
      ]
  return found.map((doubt) => ({ path, source: own[0], ...doubt }))
}

type Found = Omit<Doubt, 'path'>

export const claimOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' … ')

/** A word that no line carries which the text stands for, whatever it says: one question for all of them. */
function termDoubts(passage: Passage): Found[] {
  const lesser = lesserAct(passage)?.said
  const novel = novelWords(passage).filter((word) => word !== lesser)
  if (novel.length === 0 || isToldAnew(passage.line, passage.own, novel)) return []
  return [{ policy: 'term', claim: claimOf(novel) }]
}

/** What a text says and no line does that it stands for, in any form or by what it means. */
export function novelWords({ line, own, entry }: Pick<Passage, 'line' | 'own' | 'entry'>): Word[] {
  const spelled = spellings(line, poolOf(entry))
  const label = new Set(labelOf(line))
  const strange = line.words.filter((word) => word.isContent && !isTold(word, own))
  return strange.filter((word) => {
    // How often something is done is held by a policy of its own.
    if (isPeriodWord(word) || isNegator(word) || isLimiting(word)) return false
    if (spelled.has(word) || isNameOfSkillIn(word, line, entry) || label.has(word)) return false
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

/** An act that opens the line in place of the one that opens its source, and weighs less than most. */
function lesserAct({
  line,
  own: [source],
}: Pick<Passage, 'line' | 'own'>): { said: Word; gone: Word } | undefined {
  const [said, gone] = [line, source].map((one) => one?.words.find(({ isContent }) => isContent))
  if (said === undefined || gone === undefined || source === undefined || isTold(gone, [line]))
    return undefined
  const weight = weightIn(said, line)
  if (weight === null || weight >= plainWeight || weight > (weightIn(gone, source) ?? plainWeight))
    return undefined
  return { said, gone }
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

/** In a line that else stays as it stands, what is gone from a part of it changes what the rest says. */
function goneDoubts({ line, own, beside }: Passage): Found[] {
  const here = [line, ...beside]
  const source = own.find(
    (one) =>
      sharedPairs(line, [one]) >= nearlyAll &&
      segmentsOf(one).some((part) => isCutShort(part, one, here)),
  )
  return source === undefined ? [] : [{ policy: 'gone', claim: line.text, source }]
}

/**
 * Numbers may be dropped with what they count, and what a part denies is held by the policy of limits. Who no
 * longer says that they answered for a thing says less of themselves.
 */
function isCutShort(
  part: readonly Word[],
  source: LineReading,
  here: readonly LineReading[],
): boolean {
  const duty = dutyOpeningOf(
    source.words.map(({ word }) => word),
    source.language,
  )
  const free = new Set([
    ...source.words.slice(0, duty?.length ?? 0),
    ...partOf(source, 'denied').words,
    ...source.quantities
      .filter((counted) => !isCounted(counted, here))
      .flatMap((counted) => wordsAround(source, counted, 3)),
  ])
  const words = part.filter(
    (word) =>
      (word.isContent || according[word.language].has(word.word)) &&
      !free.has(word) &&
      !isMeasuring(word),
  )
  const [line] = here
  const lesser = line === undefined ? undefined : lesserAct({ line, own: [source] })?.gone
  const gone = words.filter((word) => !isTold(word, here) && word !== lesser)
  return gone.length > 0 && gone.length < words.length
}

const isCounted = (counted: Quantity, here: readonly LineReading[]): boolean =>
  here.some(({ quantities }) => quantities.some((one) => supports(counted, one)))

const isMeasuring = (word: Word): boolean =>
  isPeriodWord(word) || unitOf.has(word.word) || /\d/u.test(word.word)

const according = grammarWordsOf('according')
const nearlyAll = 0.66

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
