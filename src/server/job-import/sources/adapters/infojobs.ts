/**
 * InfoJobs' API for Spain: `infojobs:enfermera`. The list has no posts, one call a job gives it. The
 * key is `CLIENT:SECRET`, the two as basic authentication. Written from its published documentation; it
 * was not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask, Target } from '../adapter.ts'
import {
  amount,
  hourMs,
  maybe,
  moment,
  name,
  placeOf,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const valued = maybe(z.object({ value: words }))
const entry = z.object({
  id: name,
  title: name,
  author: maybe(z.object({ name: words })),
  profile: maybe(z.object({ name: words })),
  city: words,
  province: valued,
  country: valued,
  link: words,
  published: moment,
  creationDate: moment,
  contractType: valued,
  workDay: valued,
  journey: valued,
  teleworking: valued,
  experienceMin: valued,
  salaryDescription: words,
  description: words,
  minRequirements: words,
  desiredRequirements: words,
})
const answers = z.object({ items: z.array(z.unknown()), totalPages: amount })
const api = 'https://api.infojobs.net/api'
const mostPages = 10

const headersOf = ({ key }: Target) => ({
  authorization: `Basic ${Buffer.from(key).toString('base64')}`,
})
const pageOf = (target: Target, page: number): Ask => ({
  url: `${api}/9/offer?q=${encodeURIComponent(target.board)}&order=updated-desc&maxResults=50&page=${page}`,
  headers: headersOf(target),
})

const headed = (heading: string, text: string): string =>
  text.trim() === '' ? '' : `\n\n## ${heading}\n${text}`

const toJob = (job: z.output<typeof entry>): FoundJob => ({
  ...unsaid,
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
  salary:
    job.salaryDescription === ''
      ? null
      : { least: null, most: null, currency: 'EUR', per: null, raw: job.salaryDescription },
  language: 'es',
})

export const infoJobs: Adapter = {
  id: 'infojobs',
  name: 'InfoJobs',
  kind: 'query',
  terms: {
    attribution: { text: 'InfoJobs', link: 'https://www.infojobs.net' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  keyForm: 'CLIENT:SECRET',
  isBoard: (board) => board.trim() !== '',
  plan: (target) => pageOf(target, 1),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const page = Number(new URL(ask.url).searchParams.get('page') ?? 1)
    const isMore = page < Math.min(read.data.totalPages ?? 1, mostPages)
    return {
      ...readEntries(read.data.items, entry, toJob),
      next: isMore ? pageOf(target, page + 1) : null,
    }
  },
  fill: {
    ask: ({ sourceJobId }, target) => ({
      url: `${api}/7/offer/${encodeURIComponent(sourceJobId)}`,
      headers: headersOf(target),
    }),
    parse(answer, job) {
      const read = entry.safeParse(readJson(answer))
      return read.success ? { ...toJob(read.data), sourceJobId: job.sourceJobId } : null
    },
  },
}
