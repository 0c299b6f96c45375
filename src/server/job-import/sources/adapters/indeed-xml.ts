/**
 * The XML form in which employers and their systems hand their jobs to job boards, as Indeed published
 * it: `indeed-xml:https://acme.example/jobs.xml`. What a feed names is taken for all its open jobs.
 * Written from its published description; it was not run against the live source of anybody.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import { hourMs, moment, name, placeOf, readEntries, unsaid, words } from '../read-entries.ts'
import { readXml } from '../read-xml.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  title: name,
  referencenumber: words,
  requisitionid: words,
  url: words,
  date: moment,
  expirationdate: moment,
  company: words,
  city: words,
  state: words,
  country: words,
  description: name,
  salary: words,
  jobtype: words,
  experience: words,
  remotetype: words,
})
const answers = z.object({
  source: z.object({
    publisher: words,
    job: z.array(z.unknown()).default([]),
  }),
})

function toJob(job: z.output<typeof entry>, publisher: string): FoundJob | null {
  const sourceJobId = job.referencenumber || job.requisitionid || job.url
  if (sourceJobId === '') return null
  return {
    ...unsaid,
    sourceJobId,
    title: job.title,
    company: job.company || publisher,
    locations: [placeOf(job.city, job.state, job.country)],
    body: job.description,
    link: job.url,
    listedAt: job.date,
    validThrough: job.expirationdate,
    typeWords: [job.jobtype],
    levelWords: [job.experience],
    workWords: [job.remotetype],
    salary:
      job.salary === ''
        ? null
        : { least: null, most: null, currency: null, per: null, raw: job.salary },
  }
}

export const indeedXml: Adapter = {
  id: 'indeed-xml',
  name: 'XML',
  kind: 'board',
  terms: {
    // An employer's own feed: who stands behind it is known to the operator alone.
    attribution: { text: '', link: '' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  boardForm: 'https://ADDRESS',
  isBoard: (board) => /^https?:\/\/[^\s]+$/.test(board) && URL.canParse(board),
  plan: ({ board }) => ({
    url: board,
    types: ['application/xml', 'text/xml'],
    limitBytes: 30_000_000,
  }),
  parse(answer, { ask }) {
    const read = answers.safeParse(readXml(answer, ['job']))
    if (!read.success) return null
    const { publisher, job } = read.data.source
    const host = new URL(ask.url).hostname.replace(/^www\./, '')
    const company = publisher || companyOf(host.split('.')[0] ?? host)
    return { ...readEntries(job, entry, (one) => toJob(one, company)), next: null }
  },
}
