/**
 * By what certificates, registrations and permits are known again: their short names (NMC, BIG, CIPD),
 * which people write in any sentence; of those that have none, all of their words.
 */
import { remembered } from '../language/remembered.ts'
import { certificationsIn } from '#domain/ads/certifications.ts'
import { foldWord } from '../skills/tokens.ts'

const shortName = /(?<![\p{L}\p{N}])\p{Lu}{2,7}(?![\p{L}])/gu
const word = /[\p{L}\p{N}]+/gu

/** The terms by which one that is asked for is met: any of them. */
export function certificateTerms(text: string): string[] {
  const short = [...text.matchAll(shortName)].map(([name]) => name)
  if (short.length > 0) return [...new Set(short)].map(certificateTerm)
  const words = (text.match(word) ?? []).map(foldWord)
  return words.length === 0 ? [] : [certificateTerm(words.toSorted().join(' '))]
}

const certificateTerm = (key: string): string => `c:${foldWord(key)}`

/** So many lines are remembered: the resume is read with every key that is typed. */
const mostLines = 500

/** The terms that a line of a resume shows. */
export const certificatesShown = remembered(mostLines, (text: string): readonly string[] => [
  ...new Set([
    ...[...text.matchAll(shortName)].map(([name]) => certificateTerm(name)),
    ...certificationsIn(text).flatMap(({ start, end }) => certificateTerms(text.slice(start, end))),
  ]),
])
