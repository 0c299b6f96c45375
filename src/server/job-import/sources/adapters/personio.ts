/**
 * Personio's XML feed of a board. A board is `NAME` at jobs.personio.de, or a host of personio.com; a
 * language may follow a slash: `acme/de`. Written from its published documentation; it was not run
 * against the live source.
 *
 * The XML passes a real parser with entities off. The link is not in it: it is `/job/{id}`.
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
  oneOrMore,
  readEntries,
  unsaid,
  words,
} from '../read-entries.ts'
import { readXml } from '../read-xml.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  id: name,
  name: name,
  subcompany: words,
  office: words,
  additionalOffices: maybe(z.object({ office: oneOrMore(z.string()) })),
  employmentType: words,
  seniority: words,
  schedule: words,
  createdAt: moment,
  jobDescriptions: maybe(
    z.object({ jobDescription: listOf(z.object({ name: words, value: words })) }),
  ),
})
const answers = z.object({
  'workzag-jobs': z.union([
    z.object({ position: z.array(z.unknown()).default([]) }),
    z.literal(''),
  ]),
})

const hostOf = (board: string): string => {
  const [place = ''] = board.split('/')
  return place.includes('.') ? place : `${place}.jobs.personio.de`
}

function toJob(job: z.output<typeof entry>, board: string): FoundJob {
  const sections = job.jobDescriptions?.jobDescription ?? []
  return {
    ...unsaid,
    sourceJobId: job.id,
    title: job.name,
    company: job.subcompany || companyOf(board.split(/[/.]/)[0] ?? board),
    locations: [job.office, ...(job.additionalOffices?.office ?? [])],
    body: sections.map(({ name, value }) => `<h2>${name}</h2>${value}`).join('\n'),
    link: `https://${hostOf(board)}/job/${encodeURIComponent(job.id)}`,
    listedAt: job.createdAt,
    typeWords: [job.employmentType, job.schedule],
    levelWords: [job.seniority],
    language: board.split('/')[1] ?? null,
  }
}

export const personio: Adapter = {
  id: 'personio',
  name: 'Personio',
  kind: 'board',
  terms: {
    attribution: { text: 'Personio', link: 'https://www.personio.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) =>
    /^[a-z0-9-]{1,80}(?:\.jobs\.personio\.(?:de|com))?(?:\/[a-z]{2})?$/i.test(board),
  plan: ({ board }) => ({
    url: `https://${hostOf(board)}/xml${board.includes('/') ? `?language=${board.split('/')[1]}` : ''}`,
    types: ['application/xml', 'text/xml'],
    limitBytes: 20_000_000,
  }),
  parse(answer, { target }) {
    const read = answers.safeParse(readXml(answer, ['position', 'jobDescription']))
    if (!read.success) return null
    const feed = read.data['workzag-jobs']
    const entries = feed === '' ? [] : feed.position
    return { ...readEntries(entries, entry, (job) => toJob(job, target.board)), next: null }
  },
  owns(url) {
    const id = /^\/job\/(\d+)/.exec(url.pathname)?.[1]
    const host = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname)
    if (host === null || !id) return null
    return { board: host[2] === 'de' ? (host[1] ?? '') : url.hostname, sourceJobId: id }
  },
  one: {
    ask: ({ board }) => personio.plan({ board, key: '' }),
    parse(answer, { board, sourceJobId }) {
      const target = { board, key: '' }
      const read = personio.parse(answer, { target, ask: personio.plan(target) })
      return read?.jobs.find((job) => job.sourceJobId === sourceJobId) ?? null
    },
  },
}
