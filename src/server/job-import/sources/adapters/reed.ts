/**
 * Reed's API for the United Kingdom: `reed:nurse`. The list gives snippets, one call a job the post.
 * The key goes as the name of basic authentication. Written from its published documentation; it was
 * not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask, Target } from '../adapter.ts'
import {
  amount,
  hourMs,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'

const entry = z.object({
  jobId: name,
  jobTitle: name,
  employerName: words,
  locationName: words,
  jobDescription: words,
  date: moment,
  datePosted: moment,
  expirationDate: moment,
  jobUrl: words,
  url: words,
  fullTime: yes,
  partTime: yes,
  contractType: words,
  minimumSalary: amount,
  maximumSalary: amount,
  yearlyMinimumSalary: amount,
  yearlyMaximumSalary: amount,
  currency: words,
})
const answers = z.object({ results: z.array(z.unknown()), totalResults: z.number() })
const api = 'https://www.reed.co.uk/api/1.0'
const pageSize = 100
const mostJobs = 500

const headersOf = ({ key }: Target) => ({
  authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
})
const pageOf = (target: Target, from: number): Ask => ({
  url: `${api}/search?keywords=${encodeURIComponent(target.board)}&resultsToTake=${pageSize}&resultsToSkip=${from}`,
  headers: headersOf(target),
})

const toJob = (job: z.output<typeof entry>, isWhole: boolean): FoundJob => ({
  ...unsaid,
  sourceJobId: job.jobId,
  title: job.jobTitle,
  company: job.employerName,
  locations: [job.locationName],
  body: job.jobDescription,
  isWhole,
  link: job.jobUrl || job.url,
  listedAt: job.datePosted ?? job.date,
  validThrough: job.expirationDate,
  typeWords: [
    job.contractType,
    ...(job.fullTime === true ? ['full-time'] : []),
    ...(job.partTime === true && job.fullTime !== true ? ['part-time'] : []),
  ],
  salary: {
    least: job.yearlyMinimumSalary ?? job.minimumSalary,
    most: job.yearlyMaximumSalary ?? job.maximumSalary,
    currency: job.currency || 'GBP',
    per: job.yearlyMinimumSalary === null ? null : 'year',
    raw: null,
  },
  language: 'en',
})

export const reed: Adapter = {
  id: 'reed',
  name: 'Reed',
  kind: 'query',
  terms: {
    attribution: { text: 'Reed', link: 'https://www.reed.co.uk' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  keyForm: 'KEY',
  isBoard: (board) => board.trim() !== '',
  plan: (target) => pageOf(target, 0),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const from = Number(new URL(ask.url).searchParams.get('resultsToSkip') ?? 0) + pageSize
    const isMore = read.data.results.length > 0 && from < Math.min(read.data.totalResults, mostJobs)
    return {
      ...readEntries(read.data.results, entry, (job) => toJob(job, false)),
      next: isMore ? pageOf(target, from) : null,
    }
  },
  fill: {
    ask: (job, target) => ({ url: `${api}/jobs/${job.sourceJobId}`, headers: headersOf(target) }),
    parse(answer) {
      const read = entry.safeParse(readJson(answer))
      return read.success ? toJob(read.data, true) : null
    },
  },
}
