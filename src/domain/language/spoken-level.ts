/**
 * How well a language is spoken, as a line says it beside the language's name: a step of the European
 * frame (B2), or one of its words in six languages ("fluent", "notions"). 1 is A1, 6 is C2, 7 a mother tongue.
 */
import { levelWords } from '#tables/level-words.js'
import { foldKeepingPlaces } from './fold.ts'
import { matchesOf } from './matches.ts'
import { anyAmong } from './word-patterns.ts'
import { rowsInAll } from './word-table.ts'

type Span = { start: number; end: number }

export const nativeLevel = 7
const native = 'native'
const frame = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const meanings: Readonly<Record<string, number>> = {
  basic: 2,
  intermediate: 3,
  good: 4,
  advanced: 5,
  fluent: 5,
  bilingual: 6,
  native: nativeLevel,
}

/** "B2", "native", as a job's reading gives it. */
export const levelName = (level: number): string => frame[level - 1] ?? native
export const levelNamed = (name: string): number =>
  name === native ? nativeLevel : frame.indexOf(name) + 1

/** So far from the name its level stands. */
const longest = 40

/** The level of each of these languages of a line; null where none is said. */
export function spokenLevels(line: string, languages: readonly Span[]): (number | null)[] {
  const text = foldKeepingPlaces(line)
  const found = levelsIn(line, text)
  const own = languages.map(({ start, end }, i) => {
    const before = languages[i - 1]?.end ?? 0
    const next = languages[i + 1]?.start ?? line.length
    const behind = found.find(
      (one) => one.start >= end && one.end <= next && isNear(text.slice(end, one.start)),
    )
    return (
      behind ??
      found.findLast(
        (one) => one.end <= start && one.start >= before && isNear(text.slice(one.end, start)),
      )
    )
  })
  // "German and English C1" says it of both.
  const shared = own.map((one, i) => {
    if (one !== undefined) return one
    const [last, at, next] = [languages[i - 1], languages[i], languages[i + 1]]
    if (at !== undefined && next !== undefined && isJoined(text.slice(at.end, next.start)))
      return own[i + 1]
    if (last !== undefined && at !== undefined && isJoined(text.slice(last.end, at.start)))
      return own[i - 1]
    return undefined
  })
  return shared.map((one) => one?.level ?? null)
}

/** All levels that a line says, of whatever. */
export const levelsSaid = (line: string): number[] =>
  levelsIn(line, foldKeepingPlaces(line)).map(({ level }) => level)

/** Nothing that parts two things stands between. */
const isNear = (between: string): boolean =>
  between.length <= longest && !/[;|•/]|,(?![^()]*\))|\.\s/.test(between)

const isJoined = (between: string): boolean =>
  /^[\s/&+]{1,3}(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\s)?$/.test(between)

const stepsOfFrame = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu

function levelsIn(line: string, text: string): (Span & { level: number })[] {
  const found = [
    ...matchesOf(stepsOfFrame, line).map((match) => ({
      match,
      level: frame.indexOf(match[0]) + 1,
    })),
    ...matchesOf(wordsOfLevel, text).map((match) => ({
      match,
      level: levelsOfWords.get(match[0]) ?? 0,
    })),
  ]
  return found
    .map(({ match, level }) => ({
      start: match.index,
      end: match.index + match[0].length,
      level,
    }))
    .toSorted((a, b) => a.start - b.start)
}

const levelsOfWords = new Map(
  rowsInAll(levelWords).flatMap(({ meaning, spellings }) =>
    spellings.map((one) => [foldKeepingPlaces(one), meanings[meaning] ?? 0] as const),
  ),
)
const wordsOfLevel = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${anyAmong([...levelsOfWords.keys()])}(?![\p{L}\p{N}])`,
  'gu',
)

/** How far a level that is asked for is met, in hundredths. */
export function levelMet(asked: number, spoken: number): number {
  const steps = Math.max(0, Math.min(asked, 6) - spoken)
  return met[steps] ?? 0
}
const met = [100, 60, 25]
