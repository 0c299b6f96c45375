/**
 * Lever's postings API, in pages of 100; a board of its European servers is named `eu/NAME`. Written
 * from its published documentation; it was not run against the live source.
 *
 * `lists` are the sections of the post already. A 404 does not prove that a posting is closed, so
 * nothing is closed by one.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, readEntry } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  text: field.name,
  hostedUrl: field.words,
  createdAt: field.moment,
  description: field.words,
  descriptionPlain: field.words,
  additional: field.words,
  workplaceType: field.words,
  lists: field.listOf(z.object({ text: field.words, content: field.words })),
  categories: field.maybe(
    z.object({
      location: field.words,
      commitment: field.words,
      level: field.words,
      allLocations: field.listOf(z.string()),
    }),
  ),
  salaryRange: field.maybe(
    z.object({
      min: field.amount,
      max: field.amount,
      currency: field.words,
      interval: field.words,
    }),
  ),
})
const pageSize = 100

const apiOf = (board: string): string =>
  board.startsWith('eu/')
    ? `https://api.eu.lever.co/v0/postings/${board.slice(3)}`
    : `https://api.lever.co/v0/postings/${board}`

function toJob(job: z.output<typeof entry>, board: string): Said {
  const sections = job.lists.map(({ text, content }) => `<h3>${text}</h3><ul>${content}</ul>`)
  const { location = '', commitment = '', level = '', allLocations = [] } = job.categories ?? {}
  const pay = job.salaryRange
  return {
    sourceJobId: job.id,
    title: job.text,
    company: companyOf(board.replace(/^eu\//, '')),
    locations: [...new Set([location, ...allLocations])],
    body: [job.description || job.descriptionPlain, ...sections, job.additional].join('\n'),
    link: job.hostedUrl,
    listedAt: job.createdAt,
    typeWords: [commitment],
    levelWords: [level],
    workWords: [job.workplaceType],
    salary: pay
      ? { least: pay.min, most: pay.max, currency: pay.currency, per: pay.interval, raw: null }
      : null,
  }
}

export const lever = listSource({
  id: 'lever',
  name: 'Lever',
  kind: 'board',
  attribution: { text: 'Lever', link: 'https://www.lever.co' },
  minIntervalMs: hourMs,
  isBoard: (board) => /^(?:eu\/)?[a-z0-9._-]{1,80}$/i.test(board),
  ask: ({ board }, page) => ({
    url: `${apiOf(board)}?mode=json&skip=${page * pageSize}&limit=${pageSize}`,
    limitBytes: 10_000_000,
  }),
  answers: field.list,
  entries: (answer) => answer,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  pages: { full: pageSize, most: () => Infinity },
  owns(url) {
    const host = /^jobs(\.eu)?\.lever\.co$/.exec(url.hostname)
    const [, board, id] = /^\/([\w.-]+)\/([0-9a-f-]{36})/.exec(url.pathname) ?? []
    if (host === null || !board || !id) return null
    return { board: host[1] === undefined ? board : `eu/${board}`, sourceJobId: id }
  },
  one: {
    ask: ({ board, sourceJobId }) => ({ url: `${apiOf(board)}/${sourceJobId}?mode=json` }),
    parse: (answer, { board }) => readEntry(answer, entry, (job) => toJob(job, board)),
  },
})
