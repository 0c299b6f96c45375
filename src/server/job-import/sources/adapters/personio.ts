/**
 * Personio's XML feed of a board. A board is `NAME` at jobs.personio.de, or a host of personio.com; a
 * language may follow a slash: `acme/de`. Written from its published documentation; it was not run
 * against the live source.
 *
 * The XML passes a real parser with entities off. The link is not in it: it is `/job/{id}`.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs } from '../read-entries.ts'
import { readXml } from '../read-xml.ts'

const entry = z.object({
  id: field.name,
  name: field.name,
  subcompany: field.words,
  office: field.words,
  additionalOffices: field.maybe(z.object({ office: field.oneOrMore(z.string()) })),
  employmentType: field.words,
  seniority: field.words,
  schedule: field.words,
  createdAt: field.moment,
  jobDescriptions: field.maybe(
    z.object({ jobDescription: field.listOf(z.object({ name: field.words, value: field.words })) }),
  ),
})

const hostOf = (board: string): string => {
  const [place = ''] = board.split('/')
  return place.includes('.') ? place : `${place}.jobs.personio.de`
}

function toJob(job: z.output<typeof entry>, board: string): Said {
  const sections = job.jobDescriptions?.jobDescription ?? []
  return {
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

export const personio = listSource({
  id: 'personio',
  name: 'Personio',
  kind: 'board',
  attribution: { text: 'Personio', link: 'https://www.personio.com' },
  minIntervalMs: hourMs,
  isBoard: (board) =>
    /^[a-z0-9-]{1,80}(?:\.jobs\.personio\.(?:de|com))?(?:\/[a-z]{2})?$/i.test(board),
  ask: ({ board }) => ({
    url: `https://${hostOf(board)}/xml${board.includes('/') ? `?language=${board.split('/')[1]}` : ''}`,
    types: ['application/xml', 'text/xml'],
    limitBytes: 20_000_000,
  }),
  read: (answer) => readXml(answer, ['position', 'jobDescription']),
  answers: z.object({
    'workzag-jobs': z.union([z.object({ position: field.list.default([]) }), z.literal('')]),
  }),
  entries: ({ 'workzag-jobs': feed }) => (feed === '' ? [] : feed.position),
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  owns(url) {
    const id = /^\/job\/(\d+)/.exec(url.pathname)?.[1]
    const host = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname)
    if (host === null || !id) return null
    return { board: host[2] === 'de' ? (host[1] ?? '') : url.hostname, sourceJobId: id }
  },
})
