/**
 * Himalayas' public API of remote jobs, newest first, in pages of 20. Written from its published
 * documentation; it was not run against the live source.
 *
 * Its paging is moving from an offset to a cursor: whichever an answer offers is followed. Dates come
 * in seconds or milliseconds. Its terms want a link back to Himalayas.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import {
  amount,
  hourMs,
  listOf,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const texts = listOf(z.union([z.string(), z.object({ name: z.string() }).transform((o) => o.name)]))
const entry = z.object({
  guid: words,
  title: name,
  companyName: words,
  applicationLink: words,
  description: name,
  excerpt: words,
  pubDate: moment,
  expiryDate: moment,
  employmentType: words,
  seniority: texts,
  locationRestrictions: texts,
  minSalary: amount,
  maxSalary: amount,
  currency: words,
})
const answers = z.object({
  jobs: z.array(z.unknown()),
  offset: z.number().nullish(),
  limit: z.number().nullish(),
  totalCount: z.number().nullish(),
  nextCursor: z.string().nullish(),
})
const api = 'https://himalayas.app/jobs/api'
const pageSize = 20
const mostJobs = 400

const pageOf = (page: string, taken: number): Ask => ({
  url: `${api}?limit=${pageSize}${page}#${taken}`,
  limitBytes: 5_000_000,
})

const toJob = (job: z.output<typeof entry>): FoundJob | null => {
  const sourceJobId = job.guid || job.applicationLink
  if (sourceJobId === '') return null
  const places = job.locationRestrictions.map((place) => `Remote, ${place}`)
  return {
    ...unsaid,
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

export const himalayas: Adapter = {
  id: 'himalayas',
  name: 'Himalayas',
  kind: 'feed',
  terms: {
    attribution: { text: 'Himalayas', link: 'https://himalayas.app' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board === '',
  plan: () => pageOf('', 0),
  parse(answer, { ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const { jobs, nextCursor, totalCount } = read.data
    const taken = Number(new URL(ask.url).hash.slice(1)) + jobs.length
    const isMore = jobs.length > 0 && taken < Math.min(mostJobs, totalCount ?? mostJobs)
    const page = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : `&offset=${taken}`
    return { ...readEntries(jobs, entry, toJob), next: isMore ? pageOf(page, taken) : null }
  },
}
