/**
 * Reed's API for the United Kingdom: `reed:nurse`. The list gives snippets, one call a job the post.
 * The key goes as the name of basic authentication. Written from its published documentation; it was
 * not run against the live source.
 */
import { z } from 'zod'

import type { Target } from '../adapter.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, readEntry } from '../read-entries.ts'

const entry = z.object({
  jobId: field.name,
  jobTitle: field.name,
  employerName: field.words,
  locationName: field.words,
  jobDescription: field.words,
  date: field.moment,
  datePosted: field.moment,
  expirationDate: field.moment,
  jobUrl: field.words,
  url: field.words,
  fullTime: field.yes,
  partTime: field.yes,
  contractType: field.words,
  minimumSalary: field.amount,
  maximumSalary: field.amount,
  yearlyMinimumSalary: field.amount,
  yearlyMaximumSalary: field.amount,
  currency: field.words,
})
const api = 'https://www.reed.co.uk/api/1.0'
const pageSize = 100
const mostJobs = 500

const headersOf = ({ key }: Target) => ({
  authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
})

const toJob = (job: z.output<typeof entry>, isWhole: boolean): Said => ({
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

export const reed = listSource({
  id: 'reed',
  name: 'Reed',
  kind: 'query',
  attribution: { text: 'Reed', link: 'https://www.reed.co.uk' },
  minIntervalMs: 6 * hourMs,
  keyForm: 'KEY',
  ask: (target, page) => ({
    url: `${api}/search?keywords=${encodeURIComponent(target.board)}&resultsToTake=${pageSize}&resultsToSkip=${page * pageSize}`,
    headers: headersOf(target),
  }),
  answers: z.object({ results: field.list, totalResults: z.number() }),
  entries: ({ results }) => results,
  entry,
  toJob: (job) => toJob(job, false),
  pages: { full: 1, most: ({ totalResults }) => Math.min(totalResults, mostJobs) / pageSize },
  fill: {
    ask: (job, target) => ({ url: `${api}/jobs/${job.sourceJobId}`, headers: headersOf(target) }),
    parse: (answer) => readEntry(answer, entry, (job) => toJob(job, true)),
  },
})
