/** Taking the place out of an entry's parts: a part of its own, or the end of another. */
import type { Part } from './head-parts.ts'
import { isTownIn } from './name-signs.ts'
import type { Pattern } from './slots.ts'
import {
  degreeScore,
  employerScore,
  isLegalForm,
  placeScore,
  roleScore,
  schoolScore,
} from './lexicon.ts'

/** Nothing but a place ends with a land behind its town. */
const isTownAndLand = (text: string): boolean => text.includes(',') && placeScore(text) === 3

export interface Placed {
  parts: Part[]
  place: string
}

const isNamed = (given: string): boolean => {
  // Maryland is no doctor of medicine.
  const text = given.replace(/, [A-Z]{2}$/, '')
  return roleScore(text) + employerScore(text) + degreeScore(text) + schoolScore(text) > 0
}

/** `least` is how many parts must be left besides the place for a doubtful place to be taken. */
export function takePlace(
  given: readonly Part[],
  known: readonly string[],
  least: number,
  usual: string | null = null,
  pattern: Pattern | null = null,
  towns: ReadonlySet<string> = new Set(),
): Placed {
  const parts = given.flatMap(splitAtHyphen)
  // Where the other entries have their place, words of an employer may be a town's: "Maisons-Alfort".
  const own = parts.find(
    (part) => pattern !== null && part.slot === pattern.place && isTownAndLand(part.text),
  )
  if (own !== undefined && parts.length > 1) return { parts: without(parts, own), place: own.text }
  const weigh = (text: string): number => {
    const score = placeScore(text)
    if (score === 0) return 0
    if (known.some((place) => place.toLowerCase() === text.toLowerCase())) return 4
    return isNamed(text) ? 0 : score
  }
  // A part that surely is a place; else the last part that may be one, when enough remain.
  const sure = parts.findLast(
    (part, i) =>
      (weigh(part.text) >= 2 || isTownIn(part, towns)) &&
      (parts.length > least || (i > 0 && part.text.split(',').length < 3)),
  )
  if (sure !== undefined && parts.length > 1)
    return { parts: without(parts, sure), place: sure.text }
  if (parts.length > least) {
    const possible = parts.filter(
      (part, i) => i > 0 && weigh(part.text) === 1 && part.slot !== pattern?.title && !part.bold,
    )
    const maybe = possible.find((part) => positionOf(part, parts) === usual) ?? possible.at(-1)
    if (maybe !== undefined) return { parts: without(parts, maybe), place: maybe.text }
  }
  return takeFromEnd(parts, weigh)
}

/** "Brightway Distribution-Dayton, OH", as job boards print it; "Winston-Salem, NC" is one town. */
function splitAtHyphen(part: Part): Part[] {
  const [, name = '', town = ''] =
    /^(.+ \S*[\p{L}.])-(\p{Lu}[\p{L}.' ]+, [A-Z]{2})$/u.exec(part.text) ?? []
  return town === '' || placeScore(town) < 2
    ? [part]
    : [
        { ...part, text: name },
        { ...part, text: town },
      ]
}

/** Where a part stands: its head line, and from which end of the line. */
function positionOf(part: Part, parts: readonly Part[]): string {
  const row = parts.filter((other) => other.line === part.line)
  const at = row.indexOf(part)
  return `${part.line}:${at === row.length - 1 && at > 0 ? 'last' : at}`
}

/** Where most entries of a section have a part that may be a place. */
export function usualPosition(entries: readonly (readonly Part[])[]): string | null {
  const counts = new Map<string, number>()
  for (const parts of entries) {
    for (const part of parts.slice(1)) {
      const score = isNamed(part.text) ? 0 : placeScore(part.text)
      const key = positionOf(part, parts)
      if (score > 0 && !part.bold) counts.set(key, (counts.get(key) ?? 0) + score)
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const without = (parts: readonly Part[], taken: Part): Part[] =>
  parts.filter((part) => part !== taken)

/** "Saguaro Solar, Phoenix, AZ" → "Saguaro Solar" and "Phoenix, AZ". */
function takeFromEnd(parts: readonly Part[], weigh: (text: string) => number): Placed {
  let best: { part: Part; rest: string; place: string; score: number } | null = null
  for (const part of parts.toReversed()) {
    // "BSc Nursing (Adult)": after a degree only a sure place.
    const inParens = /^(.{2,}?)\s*\(([^()]+)\)$/.exec(part.text)
    if (
      best === null &&
      inParens !== null &&
      // "Offene Gesellschaft, Halle (Saale)": the bracket is the town's.
      weigh(part.text) === 0 &&
      weigh(/, ([^,]+\([^()]+\))$/.exec(part.text)?.[1] ?? '') === 0 &&
      weigh(inParens[2] ?? '') >= (degreeScore(part.text) > 0 ? 2 : 1) &&
      !/^(?:[A-Z]{2,6}|\d{1,3})$/.test(inParens[2] ?? '')
    ) {
      best = { part, rest: inParens[1] ?? '', place: inParens[2] ?? '', score: 2 }
    }
    const pieces = part.text.split(/,\s+(?![^()]*\))/)
    for (const count of [2, 3, 1]) {
      if (pieces.length <= count) continue
      const place = pieces.slice(-count).join(', ')
      const rest = pieces.slice(0, -count).join(', ')
      if (isLegalForm(pieces.at(-count) ?? '')) continue
      const score = weigh(place)
      if (score === 0 || (count > 1 && score < 2)) continue
      // "Banco Cantábrico, Santander, Cantabria, España": a region stands between town and country.
      const isWhole = count === 3 && best?.part === part && score === best.score
      if (best === null || score > best.score || isWhole) best = { part, rest, place, score }
    }
  }
  if (best === null) return { parts: [...parts], place: '' }
  const { part, rest, place } = best
  return { parts: parts.map((p) => (p === part ? { ...p, text: rest } : p)), place }
}
