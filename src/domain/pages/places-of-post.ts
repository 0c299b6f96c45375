/** Where the work of a post is, by its text alone. */
import type { JobReading } from '../ads/reading.ts'
import { saidPlace } from '../posts/said-place.ts'
import { townsOfAddresses } from './addresses.ts'

export interface PlacesOfPost {
  locations: string[]
  /** Names that are a place where a table of places knows them. */
  townsPerhaps: string[]
}

export function placesOfPost(text: string, reading: JobReading): PlacesOfPost {
  return {
    locations: [townOf(saidPlace(text) ?? '')].filter((place) => place !== ''),
    townsPerhaps: namesBehindEmployer(reading),
  }
}

/** Of an address its town is the place. */
export const townOf = (place: string): string => townsOfAddresses(place)[0] ?? place

/** A name at the end of a line, behind a sign that parts it from what stands before. */
const behind = /^ ?[–—|·•,-] ?(\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3})$/u
const longestName = 60

/** What ends the line of the employer: "Nordlicht Elektro GmbH – Kassel". */
export function namesBehindEmployer({
  text,
  company,
}: Pick<JobReading, 'text' | 'company'>): string[] {
  if (company === null) return []
  const [rest = ''] = text.slice(company.end, company.end + longestName).split('\n', 1)
  const [, name] = behind.exec(rest.trimEnd()) ?? []
  return name === undefined ? [] : [name]
}
