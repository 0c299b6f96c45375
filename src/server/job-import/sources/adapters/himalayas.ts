/**
 * Himalayas' public API of remote jobs, newest first, in pages of 20. Written from its published
 * documentation; it was not run against the live source.
 *
 * Its paging is moving from an offset to a cursor: whichever an answer offers is followed. Dates come
 * in seconds or milliseconds. Its terms want a link back to Himalayas.
 */
import { z } from 'zod'

import type { Ask } from '../adapter.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const texts = field.listOf(
  z.union([z.string(), z.object({ name: z.string() }).transform((o) => o.name)]),
)
const entry = z.object({
  guid: field.words,
  title: field.name,
  companyName: field.words,
  applicationLink: field.words,
  description: field.name,
  excerpt: field.words,
  pubDate: field.moment,
  expiryDate: field.moment,
  employmentType: field.words,
  seniority: texts,
  locationRestrictions: texts,
  minSalary: field.amount,
  maxSalary: field.amount,
  currency: field.words,
})
const api = 'https://himalayas.app/jobs/api'
const pageSize = 20
const mostJobs = 400

const pageOf = (page: string, taken: number): Ask => ({
  url: `${api}?limit=${pageSize}${page}`,
  limitBytes: 5_000_000,
  page: taken,
})

const toJob = (job: z.output<typeof entry>): Said | null => {
  const sourceJobId = job.guid || job.applicationLink
  if (sourceJobId === '') return null
  const places = job.locationRestrictions.map((place) => `Remote, ${place}`)
  return {
    sourceJobId,
    title: job.title,
    company: job.companyName,
    locations: places.length > 0 ? places : ['Remote'],
    body: job.description,
    link: job.applicationLink || job.guid,
    listedAt: job.pubDate,
    validThrough: job.expiryDate,
    typeWords: [job.employmentType],
    levelWords: job.seniority,
    isRemote: true,
    salary: {
      least: job.minSalary,
      most: job.maxSalary,
      currency: job.currency || null,
      per: 'year',
      raw: null,
    },
  }
}

export const himalayas = listSource({
  id: 'himalayas',
  name: 'Himalayas',
  kind: 'feed',
  attribution: { text: 'Himalayas', link: 'https://himalayas.app' },
  minIntervalMs: 6 * hourMs,
  ask: () => pageOf('', 0),
  answers: z.object({
    jobs: field.list,
    totalCount: z.number().nullish(),
    nextCursor: z.string().nullish(),
  }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob,
  next({ ask, answer: { nextCursor, totalCount } }, count) {
    const taken = (ask.page ?? 0) + count
    const isMore = count > 0 && taken < Math.min(mostJobs, totalCount ?? mostJobs)
    const page = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : `&offset=${taken}`
    return isMore ? pageOf(page, taken) : null
  },
})
