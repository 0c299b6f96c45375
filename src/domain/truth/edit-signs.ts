/**
 * What speaks for and against a changed line being true, beside what its claims say: how much of it is told,
 * how it was changed, and what is gone. Each sign is weak; what it weighs is data (`edit-weights.ts`).
 */
import { diffArrays } from 'diff'

import { dutyOpeningOf } from '../language/duty-openings.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import { personsIn } from './claims/agents.ts'
import { plainWeight, weightIn } from './claims/acts.ts'
import { isHelping } from './claims/help.ts'
import { sharedPairs } from './claims/told-anew.ts'
import { isTold } from './claims/told.ts'
import type { Doubt } from './doubt.ts'
import type { Passage } from './passages.ts'
import { isPeriodWord } from './reading/counted.ts'
import { isJoiner, partsOf } from './reading/line-parts.ts'
import { spellings } from './reading/matching.ts'
import type { Quantity } from './reading/quantity.ts'
import { supports } from './reading/quantity.ts'
import type { LineReading, Word } from './reading/reading.ts'
import { poolOf } from './reading/word-pool.ts'

/** By its name how much of a sign there is. */
export type Signs = Readonly<Record<string, number>>

export function signsOf(passage: Passage, doubts: readonly Doubt[]): Signs {
  const { line, own, beside, texts, isSummary } = passage
  const sources = isSummary ? texts : own
  const here = [line, ...beside]
  const content = contentOf(line)
  const strange = new Set(strangeWords(passage))
  const pairs = sharedPairs(line, sources)
  const [opening, before] = [content[0], sources.flatMap(contentOf)[0]]
  const counted = sources.flatMap(({ quantities }) => quantities)
  const isAnyHelping = sources.some(isHelping)
  const small = new Set(smallIn([line]))
  return {
    questions: damped(new Set(doubts.map(({ policy }) => policy)).size),
    ...changeSigns(sources[0]?.words ?? [], line, strange),
    numbers: damped(line.quantities.length),
    'numbers gone': damped(counted.filter((one) => !keepsNumber(one, line)).length),
    'summary kept': isSummary ? pairs : 0,
    ...(isSummary ? summarySigns(line, texts) : {}),
    'most kept': pairs >= 0.7 ? 1 : 0,
    'opening kept': opening !== undefined && opening.stem === before?.stem ? 1 : 0,
    'opening ranked':
      opening !== undefined && strange.has(opening) && weightIn(opening, line) !== null ? 1 : 0,
    'lesser act': Math.max(0, openingWeight(before, sources[0]) - openingWeight(opening, line)),
    longer: Math.log(
      (line.text.length + 10) / (sources.map(({ text }) => text).join(' ').length + 10),
    ),
    told: toldShare(content, strange),
    'told apart': toldApart(line, sources, strange),
    help: isAnyHelping ? 1 : 0,
    'help gone': isAnyHelping && !isHelping(line) ? 1 : 0,
    'people gone': sources.some(namesPeople) && !here.some(namesPeople) ? 1 : 0,
    'new people': damped([...strange].filter(isOfPeople).length),
    'as what': saysAsWhat(line) && !sources.some(saysAsWhat) ? 1 : 0,
    moved: movedShare(sources, line),
    short: content.length <= fewWords ? 1 : 0,
    'small words gone': damped(new Set(smallIn(sources).filter((word) => !small.has(word))).size),
    'origins gone': damped(
      new Set(smallIn(sources).filter((word) => isOrigin(word, line) && !small.has(word))).size,
    ),
  }
}

/**
 * Whether no policy minds a line that is its source cut, or with one word in another spelling. Where one number is
 * gone and another stays, the rest may count something else ("200 calls a day", of which four people took their
 * part). The years that a summary gains are held against its dates.
 */
export function isPlain(passage: Passage, doubts: readonly Doubt[]): boolean {
  const { line, own, beside, texts, isSummary } = passage
  const sources = isSummary ? texts : own
  const counted = sources.flatMap(({ quantities }) => quantities)
  if (doubts.length > 0 || strangeWords(passage).length > 0) return false
  if (line.quantities.length > 0 && !counted.every((one) => keepsNumber(one, line))) return false
  const changes = changesTo(sources[0]?.words ?? [], line)
  if (changes.every(({ added }) => added.length === 0)) return true
  return (
    changes.length === 1 &&
    movedShare(sources, line) === 0 &&
    sources
      .slice(0, 1)
      .flatMap(tellingOf)
      .every((word) => isTold(word, [line, ...beside])) &&
    (isSummary || line.quantities.every((one) => isCounted(one, counted)))
  )
}

/** What of a line its own sources do not say. */
export function strangeWords({ line, own, entry }: Passage): Word[] {
  const spelled = spellings(line, poolOf(entry))
  // How often something is done is held by a policy of its own.
  return contentOf(line).filter(
    (word) => !spelled.has(word) && !isPeriodWord(word) && !isTold(word, own),
  )
}

const toldShare = (words: readonly Word[], strange: ReadonlySet<Word>): number =>
  words.length === 0 ? 1 : words.filter((word) => !strange.has(word)).length / words.length

/** How much is told of what stands apart, in brackets or behind a sign, where nothing did: an aside explains. */
function toldApart(
  { text, words }: LineReading,
  sources: readonly LineReading[],
  strange: ReadonlySet<Word>,
): number {
  const at = text.search(apart)
  if (at < 0 || sources.some((one) => apart.test(one.text))) return 0
  const behind = words.filter(({ start, isContent }) => start > at && isContent)
  return behind.length === 0 ? 0 : toldShare(behind, strange)
}

/** Parts a line, or puts something in brackets. */
export const apart = /[(;–—:]|\s-\s/u

const isCounted = (one: Quantity, all: readonly Quantity[]): boolean =>
  all.some((other) => supports(other, one))
const keepsNumber = (one: Quantity, { quantities }: LineReading): boolean =>
  quantities.some((other) => supports(one, other))

/** A summary draws on the whole resume: how much of it the old one does not say, and whether it opens anew. */
function summarySigns(line: LineReading, texts: readonly LineReading[]): Signs {
  const content = contentOf(line)
  const others = content.filter((word) => !isTold(word, texts))
  const [opening, before] = [[line], texts].map((lines) => lines.flatMap(signedParts)[0] ?? [])
  const known = new Set(before?.map(({ stem }) => stem))
  return {
    'summary others': others.length / Math.max(1, content.length),
    'summary opening': opening?.some(({ stem, isContent }) => isContent && !known.has(stem))
      ? 1
      : 0,
  }
}

/** In how many places it was changed, and in how many something new was joined on. */
function changeSigns(
  before: readonly Word[],
  line: LineReading,
  strange: ReadonlySet<Word>,
): Signs {
  const changes = changesTo(before, line)
  const isJoined = ({ removed, added }: Change) =>
    removed.length === 0 && added.some(isJoiner) && added.some((word) => strange.has(word))
  return { places: damped(changes.length), 'joined on': damped(changes.filter(isJoined).length) }
}

/** What stands in one place of a line, and what stood there. */
type Change = { removed: readonly Word[]; added: readonly Word[] }

function changesTo(before: readonly Word[], { words }: LineReading): Change[] {
  const stems = (of: readonly Word[]) => of.map(({ stem, word }) => stem || word)
  const parts = diffArrays(stems(before), stems(words), { maxEditLength: mostEdits }) ?? []
  const changes: Change[] = []
  let [from, to] = [0, 0]
  parts.forEach(({ added, removed, value: { length } }, i) => {
    const isReplacing = added && parts[i - 1]?.removed === true
    const last = isReplacing ? changes.pop() : undefined
    if (added) changes.push({ removed: last?.removed ?? [], added: words.slice(to, to + length) })
    if (removed) changes.push({ removed: before.slice(from, from + length), added: [] })
    if (!added) from += length
    if (!removed) to += length
  })
  return changes
}

/** The share of neighbouring words that no longer stand beside each other, of those that stay. */
function movedShare(sources: readonly LineReading[], line: LineReading): number {
  const pairsIn = (words: readonly Word[], lines: readonly LineReading[]) => {
    const stems = words
      .filter((word) => !isPeriodWord(word) && isTold(word, lines))
      .map(({ stem }) => stem)
    return stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)
  }
  const was = pairsIn(sources.flatMap(contentOf), [line])
  const is = pairsIn(contentOf(line), sources)
  return was.length + is.length === 0 ? 0 : 1 - shared(was, is)
}

/** Twice what both have, by all that they have. */
function shared(one: readonly string[], other: readonly string[]): number {
  const open = new Map<string, number>()
  for (const part of other) open.set(part, (open.get(part) ?? 0) + 1)
  let both = 0
  for (const part of one) {
    const left = open.get(part) ?? 0
    if (left > 0) both += 1
    open.set(part, left - 1)
  }
  return (2 * both) / Math.max(1, one.length + other.length)
}

/** A second one of a kind says less than the first. */
export const damped = (count: number): number => (count > 1 ? 1 + Math.log(count) : count)

/** "Responsible for …": who no longer says that they answered for a thing has left nothing out. */
function tellingOf(line: LineReading): Word[] {
  const folded = line.words.map(({ word }) => word)
  const duty = dutyOpeningOf(folded, line.language)?.length ?? 0
  return contentOf({ words: line.words.slice(duty) })
}

/** Parted by signs alone. */
const signedParts = (line: LineReading): Word[][] =>
  partsOf(line, (gap) => /[,;:.()–—]|\s-\s/u.test(gap))

const contentOf = ({ words }: Pick<LineReading, 'words'>): Word[] =>
  words.filter(({ isContent }) => isContent)
const smallIn = (lines: readonly LineReading[]): string[] =>
  lines.flatMap(({ words }) => words.filter(({ isSmall }) => isSmall).map(({ word }) => word))

const openingWeight = (word: Word | undefined, line: LineReading | undefined): number =>
  (word === undefined || line === undefined ? null : weightIn(word, line)) ?? plainWeight

const isOfPeople = ({ concepts, broad }: Word): boolean =>
  broad.has('people') || ['people', 'workers', 'team', 'boss'].some((id) => concepts.has(id))

export const namesPeople = (line: LineReading): boolean => personsIn(line).size > 0

const [asWhat, origins] = [grammarWordsOf('as'), grammarWordsOf('from')]
const saysAsWhat = ({ words, language }: LineReading): boolean =>
  words.some(({ word }) => asWhat[language].has(word))
const isOrigin = (word: string, { language }: LineReading): boolean => origins[language].has(word)

const fewWords = 4
/** More changes than this are another text. */
const mostEdits = 150
