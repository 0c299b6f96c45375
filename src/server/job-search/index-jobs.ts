/**
 * Makes jobs findable: whoever writes jobs calls this in the same transaction. The narrow row is
 * made here; the words of the text and the skills it wants are read later, in the background
 * (index-bodies.ts), so that an import waits for neither. Private jobs and closed ones have no row.
 */
import { dayTerms } from '#domain/job-search/days.ts'
import { cellOf, otherTerms, titleTerms } from '#domain/job-search/terms.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Located } from '../places/locate.ts'
import { locate } from '../places/locate.ts'
import { stateOfPlaces } from '../places/store.ts'
import type { IndexedJob, SearchRow } from './store.ts'
import { lockIndex, readForIndex, writeIndex } from './store.ts'

/** Raised with every change of what is found in a title, a place or a text's wants: older rows are made again. */
const ownVersion = 8

/**
 * What is found without the table of places is found again with it. While that is still the one of an
 * older program nothing is made anew: it would be twice.
 */
export const currentVersion = async (db: Kysely<Tables>): Promise<number> =>
  ownVersion * 2 + { none: 0, old: -1, loaded: 1 }[await stateOfPlaces(db)]

/** `known`: those of them that stand in the database exactly so, and need not be read. */
export async function indexJobs(
  db: Kysely<Tables>,
  ids: readonly string[],
  known: readonly IndexedJob[] = [],
): Promise<void> {
  if (ids.length === 0) return
  await lockIndex(db, ids)
  const isKnown = new Set(known.map(({ id }) => id))
  const unknown = ids.filter((id) => !isKnown.has(id))
  const jobs = [...known, ...(await readForIndex(db, unknown))]
  const version = await currentVersion(db)
  const places = await locate(
    db,
    jobs.map((job) => job.location),
  )
  const made = jobs.map((job) => searchRowOf(job, places.get(job.location), version))
  await writeIndex(
    db,
    ids,
    made.map(({ row }) => row),
    new Map(made.flatMap(({ words }) => [...words])),
  )
}

/** The narrow row of a job, and the words of its title as they are spelled there. */
export function searchRowOf(
  job: IndexedJob,
  located: Located | undefined,
  version: number,
): { row: SearchRow; words: ReadonlyMap<string, string> } {
  const title = titleTerms(job.title)
  // Several towns have no one distance: their cells alone decide.
  const places = located?.cities.flatMap((city) => city.at ?? []) ?? []
  const at = places.length === 1 ? (places[0] ?? null) : null
  const workType = job.workType ?? (located?.remote === true ? 'REMOTE' : null)
  return {
    words: title.spoken,
    row: {
      job_id: job.id,
      terms: [
        ...new Set([
          ...title.terms,
          ...otherTerms({ ...job, workType }),
          ...placeTerms(located, workType),
          ...(job.listedAt === null ? [] : dayTerms(job.listedAt)),
        ]),
      ].map((term) => term.slice(0, 200)),
      title: job.title.slice(0, 300),
      length: title.length,
      listed_at: job.listedAt,
      language: job.language,
      work_type: workType,
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
      completeness: completenessOf(job),
      is_sample: job.isSample,
      group_id: job.groupId,
      version,
    },
  }
}

export function placeTerms(located: Located | undefined, workType: string | null): string[] {
  if (located === undefined) return []
  // Work from afar that names no country is open to all.
  const anywhere = located.anywhere || (workType === 'REMOTE' && located.countries.length === 0)
  return [
    ...located.countries.map((code) => `@${code}`),
    ...(anywhere ? ['@*'] : []),
    ...located.regions.map((code) => `r:${code}`),
    ...located.cities.flatMap(({ alias, at, regions }) => [
      ...regions.map((code) => `r:${code}`),
      ...(alias === null ? [] : [`m:${alias}`]),
      ...(at === null ? [] : [cellOf(at.latitude, at.longitude)]),
    ]),
  ]
}

/** What a person can judge the job by: each missing part costs a little of its place. */
function completenessOf(job: IndexedJob): number {
  const parts = [
    job.company !== '',
    job.location !== '',
    job.jobType !== null,
    job.workType !== null,
    job.isWhole && job.isLong,
  ]
  return 1 - 0.03 * parts.filter((given) => !given).length
}
