/**
 * The Muse's public API, in pages of 20. It answers without a key, and wants one to be clean: `KEY`
 * in JOB_SOURCE_KEYS. Pages from 100 on answer 400, so they are not asked. Written from its
 * published documentation; it was not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import {
  hourMs,
  listOf,
  maybe,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const named = listOf(z.object({ name: z.string() }).transform((one) => one.name))
const entry = z.object({
  id: name,
  name: name,
  contents: name,
  publication_date: moment,
  locations: named,
  levels: named,
  company: maybe(z.object({ name: words })),
  refs: maybe(z.object({ landing_page: words })),
})
const answers = z.object({
  page_count: z.number(),
  results: z.array(z.unknown()),
})
const pagesAnswered = 100

const pageOf = (page: number, key: string): Ask => ({
  url: `https://www.themuse.com/api/public/jobs?descending=true&page=${page}${key === '' ? '' : `&api_key=${encodeURIComponent(key)}`}`,
  limitBytes: 5_000_000,
})

const toJob = (job: z.output<typeof entry>): FoundJob => ({
  ...unsaid,
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

export const theMuse: Adapter = {
  id: 'themuse',
  name: 'The Muse',
  kind: 'feed',
  terms: {
    attribution: { text: 'The Muse', link: 'https://www.themuse.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board === '',
  plan: ({ key }) => pageOf(0, key),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const { page_count: pages, results } = read.data
    const next = Number(new URL(ask.url).searchParams.get('page') ?? 0) + 1
    const isMore = results.length > 0 && next < Math.min(pages, pagesAnswered)
    return {
      ...readEntries(results, entry, toJob),
      next: isMore ? pageOf(next, target.key) : null,
    }
  },
}
