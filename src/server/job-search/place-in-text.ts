/**
 * Where a job is that names no town and no region among its places, from its text: what it says behind
 * a word such as `Einsatzort`, else a region of its country that the title or the text names. Offices
 * are listed by the dozen: of more than two regions none counts.
 */
import { foldText } from '#domain/job-search/folding.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Located } from '../places/locate.ts'
import { locate } from '../places/locate.ts'
import { countryOfRegion, mayBeginRegion, regionNamed } from '../places/regions.ts'
import { placeTerms } from './index-jobs.ts'

interface Read {
  id: string
  title: string
  location: string
  text: string
}

const mostRegions = 2
const mostRead = 20_000

/** The terms by which each of these jobs is found beside its own; most have none. */
export async function placesInTexts(
  db: Kysely<Tables>,
  jobs: readonly Read[],
  saidIn: (job: Read) => Promise<string | null>,
): Promise<Map<string, string[]>> {
  const own = await locate(
    db,
    jobs.map(({ location }) => location),
  )
  const unplaced: { job: Read; there: Located; said: string | null }[] = []
  for (const job of jobs) {
    const there = own.get(job.location)
    if (there === undefined || !isUnplaced(there)) continue
    unplaced.push({ job, there, said: await saidIn(job) })
  }
  const said = await locate(
    db,
    unplaced.flatMap((one) => one.said ?? []),
  )
  return new Map(
    unplaced.flatMap(({ job, there, said: place }): [string, string[]][] => {
      const found = place === null ? undefined : said.get(place)
      const terms =
        found !== undefined && isPlaced(found, there)
          ? placeTerms(found, null)
          : regionsIn(`${job.title}\n${job.text}`, there).map((code) => `r:${code}`)
      return terms.length === 0 ? [] : [[job.id, terms]]
    }),
  )
}

const isUnplaced = ({ cities, regions, anywhere, remote }: Located): boolean =>
  cities.length === 0 && regions.length === 0 && !anywhere && !remote

/** A town or a region, in the country that the post names. */
const isPlaced = ({ cities, regions, countries, words }: Located, own: Located): boolean =>
  (cities.length > 0 || regions.length > 0) &&
  words.length <= 2 &&
  (own.countries.length === 0 || countries.every((country) => own.countries.includes(country)))

const longestName = 6
const shortestName = 5

function regionsIn(text: string, { countries }: Located): string[] {
  if (countries.length === 0) return []
  const words = text.slice(0, mostRead).match(/[\p{L}\p{N}]+/gu) ?? []
  const folded = words.map(foldText)
  const found = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    if (!/^\p{Lu}/u.test(words[at] ?? '') || !mayBeginRegion(folded[at] ?? '')) continue
    for (let length = longestName; length > 0; length--) {
      const name = folded.slice(at, at + length).join(' ')
      const region = name.length < shortestName ? undefined : regionNamed(name)
      if (region === undefined || region.isTownToo) continue
      if (region.codes.every((code) => countries.includes(countryOfRegion(code)))) {
        found.add(region.codes.join(' '))
      }
      at += length - 1
      break
    }
  }
  return found.size > mostRegions ? [] : [...found].flatMap((codes) => codes.split(' '))
}
