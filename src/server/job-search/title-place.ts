/**
 * A place that was typed behind the title or before it: "Enfermeira Lisboa", "nurse in New York". Only asked where
 * the title as it stands finds nothing, since towns are called Mobile and Reading too.
 */
import { foldText } from '#domain/job-search/folding.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Located } from '../places/locate.ts'
import { locate } from '../places/locate.ts'
import { isWideWord } from '../places/place-words.ts'
import { readPostcode } from '../places/postcodes.ts'

export interface TitleAndPlace {
  title: string
  location: string
}

/** The longest name of a place has so many words. */
const longestPlace = 5

/** Null where no words at the end are a place and nothing else; of several the longest. */
export async function placeBehindTitle(
  db: Kysely<Tables>,
  typed: string,
): Promise<TitleAndPlace | null> {
  const all = tails(typed)
  const places = await locate(
    db,
    all.map(({ location }) => location),
  )
  return (
    all.find(
      ({ title, location }) =>
        title !== '' && (isOnePlace(places.get(location)) || isCode(location)),
    ) ?? null
  )
}

/** A postcode that is no year and no number of anything. */
const isCode = (text: string): boolean => {
  const code = /^\d{4}$/.test(text) ? null : readPostcode(text, 'en')
  return code !== null && code.rest.trim() === ''
}

/** Null where no words at the beginning are a place and nothing else, or no title is left. */
export async function placeBeforeTitle(
  db: Kysely<Tables>,
  typed: string,
): Promise<TitleAndPlace | null> {
  const words = typed.trim().split(/[\s,;]+/)
  const all = Array.from({ length: Math.min(longestPlace, words.length) }, (_, i) => {
    const cut = Math.min(longestPlace, words.length) - i
    return { title: words.slice(cut).join(' '), location: words.slice(0, cut).join(' ') }
  })
  const places = await locate(
    db,
    all.map(({ location }) => location),
  )
  return all.find(({ location }) => isOnePlace(places.get(location))) ?? null
}

/** The longest end first. */
function tails(typed: string): TitleAndPlace[] {
  const words = typed.trim().split(/[\s;]+/)
  const longest = Math.min(longestPlace, words.length - 1)
  return Array.from({ length: Math.max(0, longest) }, (_, i) => {
    const cut = words.length - longest + i
    const title = words.slice(0, cut)
    if (leadsToPlace.test(title.at(-1) ?? '')) title.pop()
    return {
      // A comma between two titles stays.
      title: title.join(' ').replace(/(?<![\s,])[\s,]+$/, ''),
      location: words.slice(cut).map((word) => word.replaceAll(',', '')),
    }
  })
    .filter(
      ({ location: [first = ''] }) => isWideWord(foldText(first)) || !leadsToPlace.test(first),
    )
    .map(({ title, location }) => ({ title, location: location.join(' ') }))
}

/** "in", "à", "em", "te", "near": said of a place, and no part of a title. */
const leadsToPlace = /^(?:in|at|near|à|a|en|em|no|na|te|bei|nähe|près|cerca|perto|bij)$/iu

const isOnePlace = (place: Located | undefined): boolean =>
  place !== undefined &&
  place.words.length === 0 &&
  !place.anywhere &&
  !place.remote &&
  (place.cities.length === 1 ||
    (place.cities.length > 1 && place.isEither) ||
    (place.cities.length === 0 && place.countries.length === 1))
