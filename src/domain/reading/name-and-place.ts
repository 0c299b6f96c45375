/** "Aldi in Weyhausen", "Resilio, Paris": the town behind the name of an employer or a school is no part of it. */
import { fold } from '#domain/language/fold.ts'
import { isTown } from './known-towns.ts'
import { mayBeName } from './name-signs.ts'
import { degreeScore, employerScore, placeScore, roleScore, schoolScore } from './lexicon.ts'

export interface NameAndPlace {
  name: string
  place: string
}

/** `known`: places that the resume names elsewhere. */
export function apartFromPlace(
  { name, place }: NameAndPlace,
  known: readonly string[],
): NameAndPlace {
  const [before, tail] = apartFromTown(name, [place, ...known])
  if (tail !== '') return { name: before, place: place === '' ? tail : place }
  const words = name.split(' ')
  const at = words.findLastIndex((word) => joins.has(word))
  const town = at > 0 ? words.slice(at + 1).join(' ') : ''
  // No town has a digit or a sign in its name.
  const isTownLike = /^\p{Lu}[\p{L}’' -]*$/u.test(town) && words.length - at <= 5 && !isNamed(town)
  const isFree = place === '' || fold(place) === fold(town)
  return isTownLike && isFree
    ? { name: words.slice(0, at).join(' '), place: town }
    : { name, place }
}

/** What stands between an employer and its town. */
const joins: ReadonlySet<string> = new Set(['in', 'en', 'em', 'à', 'te'])

/** Cut at its last commas; the town is empty where none stands there. */
export function apartFromTown(name: string, known: readonly string[]): [string, string] {
  const pieces = name.split(/,\s*/)
  const isTail = (piece: string, at: number): boolean => at > 0 && isPlaceOf(piece, known)
  const last = pieces.findLastIndex((piece, at) => !isTail(piece, at)) + 1
  return [pieces.slice(0, last).join(', '), pieces.slice(last).join(', ')]
}

/**
 * Where no employer was found: what has words of employers before its town, or was taken for the place by
 * nothing but its looks where other jobs show none (`hasPlaces`).
 */
export function nameInPlace(
  place: string,
  known: readonly string[],
  hasPlaces: boolean,
): NameAndPlace | null {
  const [name, town] = apartFromTown(place, known)
  const isPlace = isPlaceOf(name.split(', ')[0] ?? '', known)
  const isTold = employerScore(name) + schoolScore(name) > 0
  const isDoubtful = !hasPlaces && town === '' && placeScore(name) === 1
  return !isPlace && mayBeName(name) && (isTold || isDoubtful) ? { name, place: town } : null
}

/** A town of the table, or a place that the resume names elsewhere. */
export const isPlaceOf = (text: string, known: readonly string[]): boolean =>
  isTown(text) || known.some((place) => fold(place) === fold(text))

const isNamed = (text: string): boolean =>
  roleScore(text) + employerScore(text) + degreeScore(text) + schoolScore(text) > 0
