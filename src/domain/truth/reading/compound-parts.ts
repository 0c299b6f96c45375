/**
 * German and Dutch words of two parts, one of which both share: "Zugversuch" says what "Zugprüfung"
 * does, since a trial is a test.
 */
import type { Language } from '../../language/languages.ts'
import { conceptsIn } from './concepts.ts'

const leastShared = 3
const leastPart = 4

export function isSameCompound(a: string, b: string, language: Language): boolean {
  const most = Math.min(a.length, b.length) - leastPart
  if (most < leastShared) return false
  const alike = lettersAlike(a, b)
  return (
    cutsAt(alike.first, most, leastShared).some((shared) =>
      areAlike(a.slice(shared), b.slice(shared), language),
    ) ||
    cutsAt(alike.last, most, leastPart).some((shared) =>
      areAlike(firstPart(a, shared), firstPart(b, shared), language),
    )
  )
}

/** By chance the other parts may share a letter or two as well. */
function cutsAt(shared: number, most: number, least: number): number[] {
  return [shared, shared - 1, shared - 2].filter((cut) => cut <= most && cut >= least)
}

/** How many letters two words begin and end with alike. */
function lettersAlike(a: string, b: string): { first: number; last: number } {
  const shorter = Math.min(a.length, b.length)
  let first = 0
  while (first < shorter && a[first] === b[first]) first++
  let last = 0
  while (last < shorter && a.at(-1 - last) === b.at(-1 - last)) last++
  return { first, last }
}

/** Without the letter that joins it to the second part. */
function firstPart(word: string, shared: number): string {
  return word.slice(0, -shared).replace(/(?<=\p{L}{4})(?:s|n|en|es)$/u, '')
}

function areAlike(a: string, b: string, language: Language): boolean {
  if (a.length < leastPart || b.length < leastPart) return false
  const meant = meaningsOf(a, language)
  if (meant.size === 0) return false
  for (const id of meaningsOf(b, language)) if (meant.has(id)) return true
  return false
}

const known = new Map<string, ReadonlySet<string>>()
const mostKnown = 20_000

function meaningsOf(part: string, language: Language): ReadonlySet<string> {
  const key = `${language}${part}`
  const made = known.get(key)
  if (made !== undefined) return made
  if (known.size >= mostKnown) known.clear()
  const found = conceptsIn([part], language).filter(({ concept }) => !concept.isLoose)
  const ids = new Set(found.map(({ concept }) => concept.id))
  known.set(key, ids)
  return ids
}
