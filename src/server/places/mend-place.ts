/** A place that nobody knows is read as the nearest name that somebody does: `Berln` as Berlin. */
import type { KnownWord } from '#domain/job-search/typos.ts'
import { distance, mostErrors, nearest } from '#domain/job-search/typos.ts'

import type { Db } from '../db/tables.ts'
import type { Located } from './locate.ts'
import { locate } from './locate.ts'
import { knownPlaceNames, placeWordsOf } from './names.ts'
import { similarTownNames } from './store.ts'

/** More words than the name of a place has are no name. */
const mostWords = 5

/** Whether it names a place as it stands. */
export async function isPlace(db: Db, location: string): Promise<boolean> {
  const located = (await locate(db, [location])).get(location)
  return located !== undefined && isKnown(located)
}

const isKnown = ({ anywhere, remote, countries }: Located): boolean =>
  anywhere || remote || countries.length > 0

/** Null where the location names a place as it stands, or none is near. */
export async function mendPlace(db: Db, location: string): Promise<string | null> {
  const words = placeWordsOf(location)
  const located = (await locate(db, [location])).get(location)
  if (located === undefined || words.length > mostWords) return null
  if (isKnown(located)) return withoutStrangeWords(words, located)
  const phrase = words.length > 1 ? nearestPhrase(words) : undefined
  if (phrase !== undefined) return titleCase(phrase)
  const doubtful = located.words.filter((word) => mostErrors(word) > 0)
  for (const word of doubtful) {
    for (const meant of (await nearestNames(db, word)).slice(0, mostTried)) {
      const instead = words.map((one) => (one === word ? meant : one)).join(' ')
      const there = (await locate(db, [instead])).get(instead)
      if (there !== undefined && there.countries.length > 0) return titleCase(instead)
    }
  }
  return null
}

const mostTried = 3

/** `France métropolitaine`: of a country only that is looked for. Null where there is nothing to leave out. */
function withoutStrangeWords(words: readonly string[], located: Located): string | null {
  const strange = new Set(located.words)
  if (strange.size === 0 || located.countries.length === 0) return null
  return titleCase(words.filter((word) => !strange.has(word)).join(' '))
}

async function nearestNames(db: Db, word: string): Promise<string[]> {
  const errors = mostErrors(word)
  const towns = await similarTownNames(db, word, errors)
  const away = (name: string) => distance(word, name, errors)
  // Of those as near, a name that our own table has is the more usual one.
  return [...nearestOf(word, knownPlaceNames()), ...nearestOf(word, towns)].toSorted(
    (a, b) => away(a) - away(b),
  )
}

const nearestOf = (word: string, names: Iterable<string>): string[] =>
  nearest(
    word,
    [...names].map((name): KnownWord => ({ word: name, spoken: name })),
  ).map(({ spoken }) => spoken)

/** A name of several words, read as one: `Nordrhein Westphalen`. */
const nearestPhrase = (words: readonly string[]): string | undefined =>
  nearest(
    words.join(''),
    [...knownPlaceNames()]
      .filter((name) => name.includes(' '))
      .map((name): KnownWord => ({ word: name.replaceAll(' ', ''), spoken: name })),
  )[0]?.spoken

const titleCase = (text: string): string =>
  text.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
