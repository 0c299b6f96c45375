/**
 * German and Dutch skills of two parts: "Bankettplanung" in a list is no "Dienstplan" of a line,
 * though both are planning. Somewhere the resume says the first part, or another word for it.
 */
import { isSameCompound } from '../compound-parts.ts'
import { poolOf } from '../word-pool.ts'
import type { LineReading, Word } from '../reading.ts'

export function isOtherCompound(
  { word, form, language, isName }: Word,
  resume: readonly LineReading[],
): boolean {
  if ((language !== 'de' && language !== 'nl') || isName || word.length < leastLength) return false
  const first = word.slice(0, leastFirst)
  const said = poolOf(resume)
  return !said.words.some(
    (other) =>
      other.includes(first) || word.startsWith(other) || isSameCompound(form, other, language),
  )
}

const leastLength = 11
const leastFirst = 4
