/**
 * Jobicy's feed of remote jobs: the newest 100. Its terms ask for at most one read an hour and for
 * posts that are not altered. Written from its published documentation; it was not run against the
 * live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import type { Said } from '../read-entries.ts'
import { amount, hourMs, list, moment, name, oneOrMore, words } from '../read-entries.ts'

const texts = oneOrMore(z.string())
const entry = z.object({
  id: name,
  url: words,
  jobTitle: name,
  companyName: words,
  jobType: texts,
  jobGeo: words,
  jobLevel: words,
  jobDescription: name,
  pubDate: moment,
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryMin: amount,
  salaryMax: amount,
  salaryPeriod: words,
  salaryCurrency: words,
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
  answers: z.object({ jobs: list }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob,
})
