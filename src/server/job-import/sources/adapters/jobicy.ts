/**
 * Jobicy's feed of remote jobs: the newest 100. Its terms ask for at most one read an hour and for
 * posts that are not altered. Written from its published documentation; it was not run against the
 * live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const texts = field.oneOrMore(z.string())
const entry = z.object({
  id: field.name,
  url: field.words,
  jobTitle: field.name,
  companyName: field.words,
  jobType: texts,
  jobGeo: field.words,
  jobLevel: field.words,
  jobDescription: field.name,
  pubDate: field.moment,
  annualSalaryMin: field.amount,
  annualSalaryMax: field.amount,
  salaryMin: field.amount,
  salaryMax: field.amount,
  salaryPeriod: field.words,
  salaryCurrency: field.words,
})

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.id,
  title: job.jobTitle,
  company: job.companyName,
  locations: job.jobGeo === '' ? ['Remote'] : job.jobGeo.split(/,\s*/).map((p) => `Remote, ${p}`),
  body: job.jobDescription,
  link: job.url,
  listedAt: job.pubDate,
  typeWords: job.jobType,
  levelWords: [job.jobLevel],
  isRemote: true,
  salary: {
    least: job.annualSalaryMin ?? job.salaryMin,
    most: job.annualSalaryMax ?? job.salaryMax,
    currency: job.salaryCurrency || null,
    per: job.salaryPeriod || 'year',
    raw: null,
  },
})

export const jobicy = listSource({
  id: 'jobicy',
  name: 'Jobicy',
  kind: 'feed',
  attribution: { text: 'Jobicy', link: 'https://jobicy.com' },
  minIntervalMs: hourMs,
  ask: () => ({ url: 'https://jobicy.com/api/v2/remote-jobs?count=100', limitBytes: 10_000_000 }),
  answers: z.object({ jobs: field.list }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob,
})
