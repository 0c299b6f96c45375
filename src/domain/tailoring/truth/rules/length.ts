/** Rule 9: a rewording is at most 1.8 times as long as what it retells. */
import { grammarWordsOf } from '../../../language/grammar-words.ts'
import { spellings } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { joinedBeyond } from './translated-joints.ts'

const longestShare = 1.8
/** German packs into compounds what French spells out. */
const longestTranslation = 2.2
const shortest = 80

export function checkLength({
  path,
  line,
  sources,
  entry,
  isSummary,
  isTranslated,
}: Passage): Violation[] {
  if (sources.length === 0 || (isSummary && !isTranslated) || line.text.length < shortest) return []
  const room =
    sources.reduce((sum, source) => sum + source.text.length, 0) *
    (isTranslated ? longestTranslation : longestShare)
  if (line.text.length - (isTranslated ? 0 : spelledLength(line, entry)) <= room) return []
  return [{ rule: 'length', path, claim: line.text, reason: 'longer_than_its_source' }]
}

/** What an abbreviation of the entry is spelled out with is as long as it is. */
function spelledLength(line: LineReading, entry: readonly LineReading[]): number {
  const pool = poolOf(entry)
  const spelled = spellings(line, pool)
  return line.words
    .filter((word) => spelled.has(word) || [...word.phrases].some((id) => pool.concepts.has(id)))
    .reduce((sum, word) => sum + word.text.length + 1, 0)
}

/**
 * A translation stretches every line alike. One that stretches much more than the others, or that
 * joins more things by "and" than its source, has gained something on the way.
 */
export function checkTranslatedLengths(passages: readonly Passage[]): Violation[] {
  const translated = passages.filter((p) => p.isTranslated && sourceLength(p) > 0)
  const stretches = translated.map(stretchOf).toSorted((a, b) => a - b)
  // Where the others are terser than their sources, one that is longer has still gained nothing.
  const usual = Math.max(1, stretches[Math.floor(stretches.length / 2)] ?? 1)
  if (translated.length < fewestLines) return []
  return translated.flatMap((passage): Violation[] => {
    const { path, line } = passage
    const expected = usual * sourceLength(passage)
    // A short line stretches more than a long one: "Sitzplan" is "plano de lugares sentados".
    const isStretched =
      line.text.length > 1.6 * expected && line.text.length - expected >= leastGain
    const joins = passage.primary.reduce((sum, source) => sum + joinsIn(source), 0)
    const isJoined =
      joinsIn(line) > joins &&
      line.text.length > 1.2 * expected &&
      joinedBeyond(line, passage.primary) !== null
    if (!isStretched && !isJoined) return []
    return [{ rule: 'length', path, claim: line.text, reason: 'longer_than_its_source' }]
  })
}

const fewestLines = 4
const leastGain = 40

function sourceLength({ primary }: Passage): number {
  return primary.reduce((sum, source) => sum + source.text.length, 0)
}

function stretchOf(passage: Passage): number {
  return passage.line.text.length / sourceLength(passage)
}

/** "E" joins in Portuguese and "y" in Spanish alone: an e-mail is no list. */
const joiners = grammarWordsOf('joiner-of-parts')

function joinsIn({ words, language, text }: LineReading): number {
  const signs = text.split('&').length - 1
  // "Entre 80 y 400" is a range.
  const isNone = (start: number) =>
    /^e-/iu.test(text.slice(start)) || /^\p{L}+ \d/u.test(text.slice(start))
  const own = joiners[language]
  return signs + words.filter(({ word, start }) => own.has(word) && !isNone(start)).length
}
