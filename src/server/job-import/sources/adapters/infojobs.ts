/**
 * InfoJobs' API for Spain: `infojobs:enfermera`. The list has no posts, one call a job gives it. The
 * key is `CLIENT:SECRET`, the two as basic authentication. Written from its published documentation; it
 * was not run against the live source.
 */
import { z } from 'zod'

import type { Target } from '../adapter.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, payAsWritten, placeOf, readEntry } from '../read-entries.ts'

const valued = field.maybe(z.object({ value: field.words }))
const entry = z.object({
  id: field.name,
  title: field.name,
  author: field.maybe(z.object({ name: field.words })),
  profile: field.maybe(z.object({ name: field.words })),
  city: field.words,
  province: valued,
  country: valued,
  link: field.words,
  published: field.moment,
  creationDate: field.moment,
  contractType: valued,
  workDay: valued,
  journey: valued,
  teleworking: valued,
  experienceMin: valued,
  salaryDescription: field.words,
  description: field.words,
  minRequirements: field.words,
  desiredRequirements: field.words,
})
const api = 'https://api.infojobs.net/api'

const headersOf = ({ key }: Target) => ({
  authorization: `Basic ${Buffer.from(key).toString('base64')}`,
})

const headed = (heading: string, text: string): string =>
  text.trim() === '' ? '' : `\n\n## ${heading}\n${text}`

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.id,
  title: job.title,
  company: job.author?.name || job.profile?.name || '',
  locations: [placeOf(job.city, job.province?.value, job.country?.value)],
  body: `${job.description}${headed('Requisitos mínimos', job.minRequirements)}${headed('Requisitos deseados', job.desiredRequirements)}`,
  isWhole: job.description !== '',
  link: job.link,
  listedAt: job.published ?? job.creationDate,
  typeWords: [job.contractType, job.workDay, job.journey].map((one) => one?.value ?? ''),
  levelWords: [job.experienceMin?.value ?? ''],
  workWords: [job.teleworking?.value ?? ''],
  salary: payAsWritten(job.salaryDescription, 'EUR'),
  language: 'es',
})

export const infoJobs = listSource({
  id: 'infojobs',
  name: 'InfoJobs',
  kind: 'query',
  attribution: { text: 'InfoJobs', link: 'https://www.infojobs.net' },
  minIntervalMs: 6 * hourMs,
  keyForm: 'CLIENT:SECRET',
  ask: (target, page) => ({
    url: `${api}/9/offer?q=${encodeURIComponent(target.board)}&order=updated-desc&maxResults=50&page=${page + 1}`,
    headers: headersOf(target),
  }),
  answers: z.object({ items: field.list, totalPages: field.amount }),
  entries: ({ items }) => items,
  entry,
  toJob,
  pages: { most: ({ totalPages }) => Math.min(totalPages ?? 1, 10) },
  fill: {
    ask: ({ sourceJobId }, target) => ({
      url: `${api}/7/offer/${encodeURIComponent(sourceJobId)}`,
      headers: headersOf(target),
    }),
    parse: (answer, { sourceJobId }) =>
      readEntry(answer, entry, (job) => ({ ...toJob(job), sourceJobId })),
  },
})
