/** Findings of a line that stand for each other: "React, Vue or Angular" asks for one of them. */
import type { Finding, Span } from '#domain/ads/reading.ts'
import { adWords } from '#tables/ad-words.js'
import { foldKeepingPlaces } from '../language/fold.ts'
import { anyOf, wholeWords } from '../language/word-patterns.ts'
import { subjectsFor } from './subjects.ts'
import { occupationOf, subjectTerm, workTerm } from './terms.ts'

/** Each set of findings of which one is enough; their places are in the job's text. */
export function alternativesIn<One extends Span>(
  { text, start, end }: Finding,
  found: readonly One[],
): One[][] {
  const sets: One[][] = []
  let run: One[] = []
  let hasOr = false
  const close = () => {
    if (hasOr && run.length > 1) sets.push(run)
    hasOr = false
  }
  const own = found.filter((one) => start <= one.start && one.end <= end)
  for (const one of own.toSorted((a, b) => a.start - b.start)) {
    const last = run.at(-1)
    const between = last === undefined ? '' : text.slice(last.end - start, one.start - start)
    const words = between
      .toLowerCase()
      .split(/[\s,/()-]/)
      .filter((word) => word !== '')
    if (last !== undefined && words.every((word) => or.has(word)) && words.length <= 1) {
      hasOr ||= words.length > 0
      run.push(one)
    } else {
      close()
      run = [one]
    }
  }
  close()
  return sets
}

/** The word in six languages; a comma or a stroke before it joins too. */
const or: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'u', 'of'])

/** "Or willing to learn it": nobody lacks that for sure. */
export const isOpenToAll = (line: string): boolean => orWilling.test(foldKeepingPlaces(line))

/** "Willing to learn it": nobody need have it. */
export const isWilling = (line: string): boolean => willing.test(foldKeepingPlaces(line))

/** What a line takes instead of a paper: work in the trade ("or experience"). */
export const practiceInstead = (line: string, trades: readonly string[]): string[] =>
  orPractice.test(foldKeepingPlaces(line)) ? trades.map(workTerm) : []

/** What a line takes instead of a degree ("or similar"): any that leads to the trade. */
export const degreesInstead = (line: string, trades: readonly string[]): string[] =>
  orTheLike.test(foldKeepingPlaces(line))
    ? trades.flatMap((trade) => subjectsFor(occupationOf(trade))).map((one) => subjectTerm(1, one))
    : []

const anyOr = anyOf(adWords, 'or')
const orPractice = new RegExp(
  String.raw`(?<!\p{L})${anyOr}\s(?:[^\s,;]+\s){0,4}${anyOf(adWords, 'practised')}(?!\p{L})`,
  'u',
)
const orTheLike = new RegExp(
  String.raw`(?<!\p{L})${anyOr}\s(?:[^\s,;]+\s){0,5}${anyOf(adWords, 'like it')}(?!\p{L})`,
  'u',
)
const orWilling = new RegExp(
  String.raw`(?<!\p{L})${anyOr}\s(?:[^\s,;]+\s){0,2}${anyOf(adWords, 'willing')}(?!\p{L})`,
  'u',
)
const willing = wholeWords(anyOf(adWords, 'willing'))
