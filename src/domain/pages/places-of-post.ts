/** Where the work of a post is: on its page, or by its text alone. */
import type { JobReading } from '../ads/reading.ts'
import type { FoundJob } from '../posts/normalised.ts'
import { townOf } from './addresses.ts'
import type { PageReading } from './page-reading.ts'
import { readingOfText } from './page-reading.ts'
import { isSurePlace, placeCandidates } from './place-vote.ts'
import type { Ranked } from './vote.ts'
import { inDoubt, keyOf, ranked } from './vote.ts'

export interface PlacesOfPost extends Required<Pick<FoundJob, 'locations'>> {
  /** Names that are likelier the place, where a table of places knows them. */
  townsPerhaps: string[]
  inDoubt: { locations: string[] | undefined }
}

const mostPlaces = 24

export function placesOf(reading: PageReading, title: string): PlacesOfPost {
  const places = ranked('place', placeCandidates(reading, title), 0)
  const sure = places.filter(isSurePlace)
  const likelier = sure[0] === undefined ? places : places.slice(0, places.indexOf(sure[0]))
  return {
    locations: sure.slice(0, 1).map(({ text }) => townOf(text)),
    townsPerhaps: likelier.slice(0, mostPlaces).map(({ text }) => text),
    inDoubt: {
      locations: sure.length === 0 ? undefined : inDoubt('place', apart(sure))?.map(townOf),
    },
  }
}

export const placesOfPost = (ad: JobReading): PlacesOfPost =>
  placesOf(readingOfText(ad), ad.title?.text ?? '')

/** Without what says no more than a likelier one: "Bochum" beside "Funkhaus Bochum". */
const apart = (places: readonly Ranked[]): Ranked[] =>
  places.filter(({ text }, i) => {
    const key = keyOf(text)
    return !places.slice(0, i).some((likelier) => {
      const other = keyOf(likelier.text)
      return other.includes(key) || key.includes(other)
    })
  })
