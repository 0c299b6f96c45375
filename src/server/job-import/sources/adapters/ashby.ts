/**
 * Ashby's job board API: a whole board in one slow answer. Written from its published
 * documentation; it was not run against the live source.
 *
 * `workplaceType` is to be trusted over `isRemote`; what is not listed is not shown.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
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
  yes,
} from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  id: name,
  title: name,
  location: words,
  secondaryLocations: listOf(z.object({ location: words })),
  employmentType: words,
  workplaceType: words,
  isRemote: yes,
  isListed: yes,
  publishedAt: moment,
  jobUrl: words,
  descriptionHtml: words,
  descriptionPlain: words,
  compensation: maybe(
    z.object({ compensationTierSummary: words, scrapeableCompensationSalarySummary: words }),
  ),
})
const answers = z.object({ jobs: z.array(z.unknown()) })

function toJob(job: z.output<typeof entry>, board: string): FoundJob | null {
  if (job.isListed === false) return null
  const pay =
    job.compensation?.scrapeableCompensationSalarySummary ||
    job.compensation?.compensationTierSummary ||
    ''
  return {
    ...unsaid,
    sourceJobId: job.id,
    title: job.title,
    company: companyOf(board),
    locations: [job.location, ...job.secondaryLocations.map(({ location }) => location)],
    body: job.descriptionHtml || job.descriptionPlain,
    link: job.jobUrl,
    listedAt: job.publishedAt,
    // "FullTime", "PartTime": one word as the schema has it.
    typeWords: [job.employmentType.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')],
    workWords: [job.workplaceType.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')],
    isRemote: job.workplaceType === '' ? job.isRemote : null,
    salary: pay === '' ? null : { least: null, most: null, currency: null, per: null, raw: pay },
  }
}

export const ashby: Adapter = {
  id: 'ashby',
  name: 'Ashby',
  kind: 'board',
  terms: {
    attribution: { text: 'Ashby', link: 'https://www.ashbyhq.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[\p{L}\d ._%-]{1,80}$/u.test(board),
  plan: ({ board }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
    totalMs: 40_000,
    limitBytes: 30_000_000,
  }),
  parse(answer, { target }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    return { ...readEntries(read.data.jobs, entry, (job) => toJob(job, target.board)), next: null }
  },
  owns(url) {
    const [, board, id] = /^\/([^/]+)\/([0-9a-f-]{36})/.exec(url.pathname) ?? []
    if (url.hostname !== 'jobs.ashbyhq.com' || !board || !id) return null
    return { board: decodeBoard(board), sourceJobId: id }
  },
  one: {
    // There is no answer for one posting: the board's holds it.
    ask: ({ board }) => ashby.plan({ board, key: '' }),
    parse(answer, { board, sourceJobId }) {
      const ask = ashby.plan({ board, key: '' })
      const read = ashby.parse(answer, { target: { board, key: '' }, ask })
      return read?.jobs.find((job) => job.sourceJobId === sourceJobId) ?? null
    },
  },
}

function decodeBoard(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
