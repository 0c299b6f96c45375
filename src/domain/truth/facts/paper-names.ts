/**
 * The name of a degree or certificate said otherwise. What its own entry says may stand in it; a number, a
 * level or a paper that the entry does not know is another paper's; that it was a course, is not finished or over may
 * be added, for it says less. Of all else the person is asked.
 */
import { isLimiting, isUnfinished } from '../claims/limits.ts'
import { isLevel, isOfPapers, isTeaching } from '../claims/papers.ts'
import { isTold } from '../claims/told.ts'
import { partOf } from '../claims/whose.ts'
import type { Context } from '../context.ts'
import { spellings } from '../reading/matching.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { poolOf } from '../reading/word-pool.ts'
import { degreeLevel } from './degrees.ts'

export function paperNamed(
  before: string,
  after: string,
  texts: readonly string[],
  { from }: Pick<Context, 'from'>,
): 'same' | 'unsure' | 'other' {
  const line = readLine(after, from)
  const entry = texts.map((text) => readLine(text, from))
  const [was, is] = [degreeLevel(before), degreeLevel(after)]
  const known = [...figuresOf(entry)]
  const isNumbered = [...figuresOf([line])].some((figure) => !known.includes(figure))
  if (isNumbered || (is > was && was > unknownDegree)) return 'other'
  const spelled = spellings(line, poolOf(entry))
  const isSaid = (word: Word) => spelled.has(word) || isTold(word, entry)
  const content = line.words.filter(isOfName)
  const named = content.filter((word) => !isOfPapers(word))
  if (named.length > 0 && !named.some(isSaid)) return 'other'
  const denied = new Set(partOf(line, 'denied').words)
  const isCourse = (word: Word) => isTeaching(word) && degreeLevel(word.text) <= unknownDegree
  const saysLess = (word: Word) => isCourse(word) || isLimiting(word) || denied.has(word)
  const isSame =
    is <= was &&
    content.every((word) => isSaid(word) || saysLess(word)) &&
    !isMoreSure(before, line, from)
  return isSame ? 'same' : 'unsure'
}

/** Numbers, however they are said, and levels in letters. */
function figuresOf(lines: readonly LineReading[]): Set<string> {
  return new Set(
    lines.flatMap(({ text, quantities, words }) => [
      ...(text.match(/\d+/gu) ?? []).map((digits) => String(Number(digits))),
      ...quantities.map(({ value }) => String(value)),
      ...words.filter(isLevel).map((word) => word.text),
    ]),
  )
}

/** What was open, limited or denied is so no longer, or what was a course says of itself no more that it was one. */
function isMoreSure(before: string, line: LineReading, language: Context['from']): boolean {
  const was = readLine(before, language)
  const isOpen = (one: LineReading) =>
    isUnfinished(one) || one.words.some(isLimiting) || partOf(one, 'denied').words.length > 0
  return (
    (isOpen(was) && !isOpen(line)) ||
    was.quantities.length > line.quantities.length ||
    was.words.some((word) => isOfPapers(word) && !isTold(word, [line])) ||
    losesBrackets(was, line)
  )
}

/** "Trade certificate (theory part)": how much of it is had may stand in brackets. */
export const losesBrackets = ({ words, text }: LineReading, line: LineReading): boolean =>
  words.some(
    (word) =>
      isOfName(word) && /\([^)]*$/u.test(text.slice(0, word.start)) && !isTold(word, [line]),
  )

/** In a name no word is too light to say which. */
const isOfName = ({ isSmall, isNumber }: Word): boolean => !isSmall && !isNumber

const unknownDegree = 1
