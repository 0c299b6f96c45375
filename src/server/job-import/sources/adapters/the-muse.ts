/**
 * The Muse's public API, in pages of 20. It answers without a key, and wants one to be clean: `KEY`
 * in JOB_SOURCE_KEYS. Pages from 100 on answer 400, so they are not asked. Written from its
 * published documentation; it was not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const named = field.listOf(z.object({ name: z.string() }).transform((one) => one.name))
const entry = z.object({
  id: field.name,
  name: field.name,
  contents: field.name,
  publication_date: field.moment,
  locations: named,
  levels: named,
  company: field.maybe(z.object({ name: field.words })),
  refs: field.maybe(z.object({ landing_page: field.words })),
})
const pagesAnswered = 100

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.id,
  title: job.name,
  company: job.company?.name ?? '',
  locations: job.locations,
  body: job.contents,
  link: job.refs?.landing_page ?? null,
  listedAt: job.publication_date,
  levelWords: job.levels,
  // "Flexible / Remote" is its name of the place.
  isRemote: job.locations.some((place) => /remote/i.test(place)) ? true : null,
})

export const theMuse = listSource({
  id: 'themuse',
  name: 'The Muse',
  kind: 'feed',
  attribution: { text: 'The Muse', link: 'https://www.themuse.com' },
  minIntervalMs: 6 * hourMs,
  ask: ({ key }, page) => ({
    url: `https://www.themuse.com/api/public/jobs?descending=true&page=${page}${key === '' ? '' : `&api_key=${encodeURIComponent(key)}`}`,
    limitBytes: 5_000_000,
  }),
  answers: z.object({ page_count: z.number(), results: field.list }),
  entries: ({ results }) => results,
  entry,
  toJob,
  pages: { full: 1, most: ({ page_count }) => Math.min(page_count, pagesAnswered) },
})
