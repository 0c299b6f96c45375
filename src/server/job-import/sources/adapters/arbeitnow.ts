/**
 * Arbeitnow's free job board API: the newest jobs, many of them German and on site, in pages.
 * Written from its published documentation; it was not run against the live source.
 *
 * `links.next` is never followed, pages are counted here; `created_at` is in seconds.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const entry = z.object({
  slug: field.name,
  title: field.name,
  company_name: field.words,
  description: field.name,
  remote: field.yes,
  url: field.words,
  job_types: field.listOf(z.string()),
  location: field.words,
  created_at: field.moment,
})

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.slug,
  title: job.title,
  company: job.company_name,
  locations: [job.location],
  body: job.description,
  link: job.url,
  listedAt: job.created_at,
  // The field mixes the kind of contract with the level.
  typeWords: job.job_types,
  levelWords: job.job_types,
  isRemote: job.remote === true ? true : null,
})

export const arbeitnow = listSource({
  id: 'arbeitnow',
  name: 'Arbeitnow',
  kind: 'feed',
  attribution: { text: 'Arbeitnow', link: 'https://www.arbeitnow.com' },
  minIntervalMs: hourMs,
  ask: (_target, page) => ({
    url: `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}`,
    limitBytes: 5_000_000,
  }),
  answers: z.object({ data: field.list }),
  entries: ({ data }) => data,
  entry,
  toJob,
  pages: { full: 1, most: () => 10 },
})
