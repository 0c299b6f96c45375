/** A job that somebody found, normalised, placed and kept under its address. */
import type { JobAddress } from '#domain/pages/link-forms.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'

import type { House } from '../house.ts'
import { payOf } from '../jobs/pay.ts'
import type { StoredJob } from '../jobs/store.ts'
import { locate } from '../places/locate.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import { readJobText, readListedText } from '../resumes/score.ts'
import type { RunTask } from '../work/tasks.ts'
import { withDoubts } from './doubts.ts'
import { newFoundId } from './found-id.ts'
import type { NewFoundJob } from './store.ts'
import { findFoundJob, keepFoundJob } from './store.ts'

interface Read {
  job: FoundJob
  address: JobAddress
  key: string
  readBy: NewFoundJob['readBy']
}

/** Null where there is no job in it after all. */
export async function keepFound(
  house: Pick<House, 'db' | 'config' | 'now'>,
  run: RunTask,
  personId: string,
  { job, address, key, readBy }: Read,
): Promise<StoredJob | null> {
  const id = newFoundId()
  const readAt = house.now()
  const origin = { id, source: 'page', attribution: null, readAt, mayBeOfNobody: true }
  const placed = await withTowns(house.db, job)
  const found = await run('normaliseJob', placed, origin)
  const readText = readBy === 'person' ? readJobText : readListedText
  if (found === null || (await readText(run, found.text)) === null) return null
  const quota = { personId, mostBytes: house.config.bytesPerPerson }
  const known = await findFoundJob(house.db, personId, 'link_key', key)
  if (known === null) await needBytes(house.db, quota, bytesIn(found.text))
  const detail = {
    ...found.detail,
    job_link: address.link,
    experience_level: found.experienceLevel,
    work_type: found.workType,
    salary: payOf(found.salary),
    valid_through: found.validThrough,
    ...(job.saysClosed === true ? { says_closed: true } : {}),
  }
  return keepFoundJob(house.db, personId, {
    id,
    link: address.link,
    linkKey: key,
    detail: withDoubts(detail, placed.inDoubt ?? {}, known?.detail ?? null),
    text: found.text,
    readBy,
    readAt,
  })
}

/** The first of the likelier names that is a town; where the place is in doubt, all of those are offered. */
async function withTowns(db: House['db'], job: FoundJob): Promise<FoundJob> {
  const { locations, townsPerhaps = [], inDoubt } = job
  if (townsPerhaps.length === 0) return job
  const located = await locate(db, townsPerhaps)
  const towns = townsPerhaps.filter((name) =>
    (located.get(name)?.cities ?? []).some(({ at }) => at !== null),
  )
  return {
    ...job,
    locations: towns.length > 0 ? towns.slice(0, 1) : locations,
    inDoubt: { ...inDoubt, locations: inDoubt?.locations && [...towns, ...inDoubt.locations] },
  }
}
