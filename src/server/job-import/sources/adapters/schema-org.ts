/**
 * Any page or feed that carries schema.org's JobPosting, as JSON-LD within HTML or as plain JSON:
 * `schema:https://example.org/jobs`. What the page names is taken for all its open jobs. Written from
 * the vocabulary and from recorded pages; it was not run against the live source of anybody.
 */
import { readLooseJson } from '#domain/pages/loose-json.ts'
import { readPage } from '#domain/pages/page.ts'
import { postingsIn, toFoundJob } from '#domain/pages/posting-data.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import * as field from '../fields.ts'
import { hourMs } from '../read-entries.ts'

const names = z.object({
  url: field.words,
  identifier: z
    .union([
      z.string(),
      z.number().transform(String),
      z.object({ value: field.words }).transform(({ value }) => value),
      field.maybe(z.never()).transform(() => ''),
    ])
    .catch(''),
})

function toJob(posting: Readonly<Record<string, unknown>>, page: string): FoundJob | null {
  const read = names.safeParse(posting)
  const { url, identifier } = read.success ? read.data : { url: '', identifier: '' }
  const link = URL.canParse(url, page) ? new URL(url, page).href : page
  const job = toFoundJob(posting, link)
  if (job.title === '') return null
  // Without a name of its own a job is known by what it says of itself.
  const own = identifier || (url === '' ? `${job.title} | ${job.locations.join('; ')}` : link)
  return { ...job, sourceJobId: own }
}

export const schemaOrg: Adapter = {
  id: 'schema',
  name: 'schema.org',
  kind: 'board',
  // An employer's own page: who stands behind it is known to the operator alone.
  attribution: null,
  minIntervalMs: hourMs,
  boardForm: 'https://ADDRESS',
  isBoard: (board) => /^https?:\/\/[^\s]+$/.test(board) && URL.canParse(board),
  plan: ({ board }) => ({
    url: board,
    types: ['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json'],
    limitBytes: 20_000_000,
  }),
  parse(answer, { ask }) {
    const isJson = /^\s*[[{]/.test(answer)
    const data = isJson ? [answer] : readPage(answer).data
    const postings = data.flatMap((text) => postingsIn(readLooseJson(text)))
    // A page without a posting may be a door: it does not say that there are no jobs.
    if (postings.length === 0) return null
    const jobs = postings.map((posting) => toJob(posting, ask.url)).filter((job) => job !== null)
    const distinct = new Map(jobs.map((job) => [job.sourceJobId, job]))
    return { jobs: [...distinct.values()], rejected: postings.length - jobs.length, next: null }
  },
}
