/**
 * The XML form in which employers and their systems hand their jobs to job boards, as Indeed published
 * it: `indeed-xml:https://acme.example/jobs.xml`. What a feed names is taken for all its open jobs.
 * Written from its published description; it was not run against the live source of anybody.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, payAsWritten, placeOf } from '../read-entries.ts'
import { readXml } from '../read-xml.ts'

const entry = z.object({
  title: field.name,
  referencenumber: field.words,
  requisitionid: field.words,
  url: field.words,
  date: field.moment,
  expirationdate: field.moment,
  company: field.words,
  city: field.words,
  state: field.words,
  country: field.words,
  description: field.name,
  salary: field.words,
  jobtype: field.words,
  experience: field.words,
  remotetype: field.words,
})

function toJob(job: z.output<typeof entry>, publisher: string): Said | null {
  const sourceJobId = job.referencenumber || job.requisitionid || job.url
  if (sourceJobId === '') return null
  return {
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
    salary: payAsWritten(job.salary),
  }
}

export const indeedXml = listSource({
  id: 'indeed-xml',
  name: 'XML',
  kind: 'board',
  // An employer's own feed: who stands behind it is known to the operator alone.
  attribution: null,
  minIntervalMs: hourMs,
  boardForm: 'https://ADDRESS',
  isBoard: (board) => /^https?:\/\/[^\s]+$/.test(board) && URL.canParse(board),
  ask: ({ board }) => ({
    url: board,
    types: ['application/xml', 'text/xml'],
    limitBytes: 30_000_000,
  }),
  read: (answer) => readXml(answer, ['job']),
  answers: z.object({ source: z.object({ publisher: field.words, job: field.list.default([]) }) }),
  entries: ({ source }) => source.job,
  entry,
  toJob(job, { ask, answer: { source } }) {
    const host = new URL(ask.url).hostname.replace(/^www\./, '')
    return toJob(job, source.publisher || companyOf(host.split('.')[0] ?? host))
  },
})
