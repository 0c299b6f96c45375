/**
 * Ashby's job board API: a whole board in one slow answer. Written from its published
 * documentation; it was not run against the live source.
 *
 * `workplaceType` is to be trusted over `isRemote`; what is not listed is not shown.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, payAsWritten } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  title: field.name,
  location: field.words,
  secondaryLocations: field.listOf(z.object({ location: field.words })),
  employmentType: field.words,
  workplaceType: field.words,
  isRemote: field.yes,
  isListed: field.yes,
  publishedAt: field.moment,
  jobUrl: field.words,
  descriptionHtml: field.words,
  descriptionPlain: field.words,
  compensation: field.maybe(
    z.object({
      compensationTierSummary: field.words,
      scrapeableCompensationSalarySummary: field.words,
    }),
  ),
})

function toJob(job: z.output<typeof entry>, board: string): Said | null {
  if (job.isListed === false) return null
  const pay =
    job.compensation?.scrapeableCompensationSalarySummary ||
    job.compensation?.compensationTierSummary ||
    ''
  return {
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
    salary: payAsWritten(pay),
  }
}

export const ashby = listSource({
  id: 'ashby',
  name: 'Ashby',
  kind: 'board',
  attribution: { text: 'Ashby', link: 'https://www.ashbyhq.com' },
  minIntervalMs: hourMs,
  isBoard: (board) => /^[\p{L}\d ._%-]{1,80}$/u.test(board),
  ask: ({ board }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
    totalMs: 40_000,
    limitBytes: 30_000_000,
  }),
  answers: z.object({ jobs: field.list }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  owns(url) {
    const [, board, id] = /^\/([^/]+)\/([0-9a-f-]{36})/.exec(url.pathname) ?? []
    if (url.hostname !== 'jobs.ashbyhq.com' || !board || !id) return null
    return { board: decodeBoard(board), sourceJobId: id }
  },
})

function decodeBoard(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
