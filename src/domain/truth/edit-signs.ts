/**
 * What speaks for and against a changed line being true, beside what its claims say: how much of it is told,
 * how it was changed, and what is gone. Each sign is weak; what it weighs is data (`edit-weights.ts`).
 */
import { diffArrays } from 'diff'

import { dutyOpeningOf } from '../language/duty-openings.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import { isVerb, plainWeight, weightIn } from './claims/acts.ts'
import { isHelping } from './claims/help.ts'
import { sharedPairs } from './claims/told-anew.ts'
import { isTold } from './claims/told.ts'
import { partOf } from './claims/whose.ts'
import type { Doubt } from './doubt.ts'
import type { Passage } from './passages.ts'
import { isPeriodWord } from './reading/counted.ts'
import { isJoiner, segmentsOf } from './reading/line-parts.ts'
import { spellings } from './reading/matching.ts'
import type { Quantity } from './reading/quantity.ts'
import { supports } from './reading/quantity.ts'
import type { LineReading, Word } from './reading/reading.ts'
import { poolOf } from './reading/word-pool.ts'

/** By its name how much of a sign there is. */
export type Signs = Readonly<Record<string, number>>

export function signsOf(
  passage: Passage,
  doubts: readonly Doubt[],
  resume: readonly LineReading[],
): Signs {
  const { line, own, entry, beside, texts, isSummary } = passage
  const sources = isSummary ? texts : own
  const here = [line, ...beside]
  const content = contentOf(line)
  const strange = new Set(strangeWords(passage))
  const gone = new Set(sources.flatMap(tellingOf).filter((word) => !isTold(word, here)))
  const nowhere = [...strange].filter((word) => !isTold(word, resume))
  const questions = new Set(doubts.map(({ policy }) => policy)).size
  const pairs = sharedPairs(line, sources)
  const [opening, before] = [content[0], sources.flatMap(contentOf)[0]]
  const counted = sources.flatMap(({ quantities }) => quantities)
  const isCounted = (one: Quantity, all: readonly Quantity[]) =>
    all.some((other) => supports(other, one))
  const isAnyHelping = sources.some(isHelping)
  const small = new Set(smallIn([line]))
  const skills = new Set(resume.flatMap((one) => one.skills.map(({ skill }) => skill)))
  const told = content.length === 0 ? 1 : 1 - strange.size / content.length
  const changes = changeSigns(sources[0]?.words ?? [], line, strange, gone)
  const moved = movedShare(sources, line)
  const isLess = questions === 0 && told === 1 && (moved === 0 || changes['words gone'] === 0)
  return {
    // Says the same or less in the words of its sources, and no policy minds.
    'only less': isLess ? 1 : 0,
    'no question': questions === 0 ? 1 : 0,
    questions: damped(questions),
    'three questions': questions >= 3 ? 1 : 0,
    'only added': strange.size > 0 && gone.size === 0 ? 1 : 0,
    ...changes,
    'new numbers': damped(
      line.quantities.filter(
        (one) =>
          !isCounted(
            one,
            entry.flatMap(({ quantities }) => quantities),
          ),
      ).length,
    ),
    'numbers of others': damped(line.quantities.filter((one) => !isCounted(one, counted)).length),
    numbers: damped(line.quantities.length),
    'numbers gone': damped(
      counted.filter((one) => !line.quantities.some((other) => supports(one, other))).length,
    ),
    'summary kept': isSummary ? pairs : 0,
    'summary new': isSummary ? damped(strange.size) : 0,
    'most kept': pairs >= 0.7 ? 1 : 0,
    'opening kept': opening !== undefined && opening.stem === before?.stem ? 1 : 0,
    'lesser act': Math.max(0, openingWeight(before, sources[0]) - openingWeight(opening, line)),
    longer: Math.log(
      (line.text.length + 10) / (sources.map(({ text }) => text).join(' ').length + 10),
    ),
    told,
    'new claims': damped(nowhere.filter(isClaimWord).length),
    alike: Math.max(0, ...own.map((one) => likeness(line.text, one.text))),
    'help gone': isAnyHelping && !isHelping(line) ? 1 : 0,
    moved,
    'more parts': damped(Math.max(0, partsOf([line]) - partsOf(sources))),
    short: content.length <= fewWords ? 1 : 0,
    'long words new': damped([...strange].filter(({ word }) => word.length >= longWord).length),
    ...(isSummary ? summarySigns(line, texts) : {}),
    'parts grown': damped(segmentsOf(line).filter((part) => isGrown(part, strange)).length),
    'of others': sources.some((one) =>
      partOf(one, 'others').words.some(({ isContent }) => isContent),
    )
      ? 1
      : 0,
    'new skills': damped(line.skills.filter(({ skill }) => !skills.has(skill)).length),
    'new people': damped([...strange].filter(isOfPeople).length),
    'small words gone': damped(new Set(smallIn(sources).filter((word) => !small.has(word))).size),
  }
}

/** What of a line its own sources do not say. */
export function strangeWords({ line, own, entry }: Passage): Word[] {
  const spelled = spellings(line, poolOf(entry))
  // How often something is done is held by a policy of its own.
  return contentOf(line).filter(
    (word) => !spelled.has(word) && !isPeriodWord(word) && !isTold(word, own),
  )
}

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

/** How many places were changed, and in what way. */
function changeSigns(
  before: readonly Word[],
  line: LineReading,
  strange: ReadonlySet<Word>,
  gone: ReadonlySet<Word>,
): Signs {
  const stems = (words: readonly Word[]) => words.map(({ stem, word }) => stem || word)
  const parts = diffArrays(stems(before), stems(line.words), { maxEditLength: mostEdits }) ?? []
  const changed = { places: 0, joined: 0, cut: 0, gone: 0, added: 0 }
  let [from, to] = [0, 0]
  parts.forEach(({ added, removed, value: { length } }, i) => {
    const isReplacing = added && parts[i - 1]?.removed === true
    if ((added || removed) && !isReplacing) changed.places += 1
    if (added) changed.added += length
    const words = removed ? before.slice(from, from + length) : line.words.slice(to, to + length)
    if (removed) {
      const lost = words.filter((word) => gone.has(word)).length
      changed.gone += lost
      const isCut = parts[i + 1]?.added !== true && lost > 0
      if (isCut && words.slice(0, 1).some(isPreposition)) changed.cut += 1
    } else if (added && !isReplacing) {
      if (words.some(isJoiner) && words.some((word) => strange.has(word))) changed.joined += 1
    }
    if (!added) from += length
    if (!removed) to += length
  })
  return {
    places: damped(changed.places),
    'joined on': damped(changed.joined),
    'only cut': changed.added === 0 ? 1 : 0,
    'cut off': damped(changed.cut),
    'words gone': damped(changed.gone),
  }
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

const likeness = (one: string, other: string): number => shared(runsOf(one), runsOf(other))

/** Three letters that stand beside each other, each time that they do. */
function runsOf(text: string): string[] {
  const letters = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3))
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

const partsOf = (lines: readonly LineReading[]): number =>
  lines.flatMap(signedParts).filter((part) => part.some(({ isContent }) => isContent)).length

/** Parted by signs alone. */
function signedParts({ words, text }: LineReading): Word[][] {
  const parts: Word[][] = [[]]
  words.forEach((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    if (/[,;:.()–—]|\s-\s/u.test(gap)) parts.push([])
    parts.at(-1)?.push(word)
  })
  return parts
}

const contentOf = ({ words }: Pick<LineReading, 'words'>): Word[] =>
  words.filter(({ isContent }) => isContent)
const smallIn = (lines: readonly LineReading[]): string[] =>
  lines.flatMap(({ words }) => words.filter(({ isSmall }) => isSmall).map(({ word }) => word))

const openingWeight = (word: Word | undefined, line: LineReading | undefined): number =>
  (word === undefined || line === undefined ? null : weightIn(word, line)) ?? plainWeight

/** Told and new words in one part. */
function isGrown(part: readonly Word[], strange: ReadonlySet<Word>): boolean {
  const content = part.filter(({ isContent }) => isContent)
  const told = content.filter((word) => !strange.has(word))
  return told.length > 0 && told.length < content.length
}

/** Names a concept that is neither an act nor a thing: "award", "profit". */
function isClaimWord(word: Word): boolean {
  const { isName, kinds, concepts, things } = word
  return (
    !isName &&
    !/\d/u.test(word.word) &&
    !kinds.has('act') &&
    !kinds.has('thing') &&
    !isVerb(word) &&
    things.size === 0 &&
    concepts.size > 0
  )
}

const isOfPeople = ({ concepts, broad }: Word): boolean =>
  broad.has('people') || ['people', 'workers', 'team', 'boss'].some((id) => concepts.has(id))

const prepositions = grammarWordsOf('preposition')
const isPreposition = ({ word, language }: Word): boolean => prepositions[language].has(word)

const fewWords = 4
const longWord = 9
/** More changes than this are another text. */
const mostEdits = 150
