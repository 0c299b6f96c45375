/** A place that nobody knows is read as the nearest name that somebody does: `Berln` as Berlin. */
import type { KnownWord } from '#domain/jobs/search/typos.ts'
import { distance, mostErrors, nearest } from '#domain/jobs/search/typos.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import { locate } from './locate.ts'
import { knownPlaceNames, placeWordsOf } from './names.ts'
import { similarTownNames } from './store.ts'

/** More words than the name of a place has are no name. */
const mostWords = 5

/** Null where the location names a place as it stands, or none is near. */
export async function mendPlace(db: Kysely<Tables>, location: string): Promise<string | null> {
  const words = placeWordsOf(location)
  const located = (await locate(db, [location])).get(location)
  if (located === undefined || words.length > mostWords) return null
  const isPlace = located.anywhere || located.remote || located.countries.length > 0
  if (isPlace) return null
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

async function nearestNames(db: Kysely<Tables>, word: string): Promise<string[]> {
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

const titleCase = (text: string): string =>
  text.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
