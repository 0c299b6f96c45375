/**
 * Arbeitnow's free job board API: the newest jobs, many of them German and on site, in pages.
 * Written from its published documentation; it was not run against the live source.
 *
 * `links.next` is never followed, pages are counted here; `created_at` is in seconds.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import {
  hourMs,
  listOf,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'

const entry = z.object({
  slug: name,
  title: name,
  company_name: words,
  description: name,
  remote: yes,
  url: words,
  job_types: listOf(z.string()),
  location: words,
  created_at: moment,
})
const answers = z.object({ data: z.array(z.unknown()) })
const mostPages = 10

const pageOf = (page: number): Ask => ({
  url: `https://www.arbeitnow.com/api/job-board-api?page=${page}`,
  limitBytes: 5_000_000,
})

const toJob = (job: z.output<typeof entry>): FoundJob => ({
  ...unsaid,
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

export const arbeitnow: Adapter = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  kind: 'feed',
  terms: {
    attribution: { text: 'Arbeitnow', link: 'https://www.arbeitnow.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board === '',
  plan: () => pageOf(1),
  parse(answer, { ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const page = Number(new URL(ask.url).searchParams.get('page') ?? 1)
    const isMore = read.data.data.length > 0 && page < mostPages
    return {
      ...readEntries(read.data.data, entry, toJob),
      next: isMore ? pageOf(page + 1) : null,
    }
  },
}
