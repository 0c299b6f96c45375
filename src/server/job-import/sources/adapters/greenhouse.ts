/**
 * Greenhouse's job board API: a whole board in one answer. Written from its published
 * documentation; it was not run against the live source.
 *
 * `content` is escaped twice; there is no field for type or level; the city may stand in `offices`
 * only. A 404 means that there is no such board.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, readEntry } from '../read-entries.ts'

const named = z.object({ name: field.words })
const entry = z.object({
  id: field.name,
  title: field.name,
  content: field.name,
  absolute_url: field.words,
  company_name: field.words,
  first_published: field.moment,
  updated_at: field.moment,
  language: field.words,
  location: field.maybe(named),
  offices: field.listOf(z.object({ name: field.words, location: field.words })),
  metadata: field.listOf(z.object({ name: field.words, value: field.words })),
})
const api = 'https://boards-api.greenhouse.io/v1/boards'

function toJob(job: z.output<typeof entry>, board: string): Said {
  const fields = (pattern: RegExp) =>
    job.metadata.filter((field) => pattern.test(field.name)).map(({ value }) => value)
  const place = job.location?.name ?? ''
  const offices = job.offices.map((office) => office.location || office.name)
  return {
    sourceJobId: job.id,
    title: job.title,
    company: job.company_name || companyOf(board),
    locations: place === '' ? offices : place.split(/[;|]/).map((one) => one.trim()),
    body: job.content,
    link: job.absolute_url,
    listedAt: job.first_published ?? job.updated_at,
    typeWords: fields(/employment|contract|time type|job type/i),
    levelWords: fields(/level|seniority/i),
    workWords: fields(/remote|workplace|work model/i),
    language: job.language || null,
  }
}

export const greenhouse = listSource({
  id: 'greenhouse',
  name: 'Greenhouse',
  kind: 'board',
  attribution: { text: 'Greenhouse', link: 'https://www.greenhouse.com' },
  minIntervalMs: hourMs,
  isBoard: (board) => /^[a-z0-9_-]{1,80}$/i.test(board),
  ask: ({ board }) => ({ url: `${api}/${board}/jobs?content=true`, limitBytes: 30_000_000 }),
  answers: z.object({ jobs: field.list }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  owns(url) {
    const path =
      /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/.test(url.hostname) &&
      /^\/([\w-]+)\/jobs\/(\d+)/.exec(url.pathname)
    const [, board, id] = path || []
    return board && id ? { board, sourceJobId: id } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({ url: `${api}/${board}/jobs/${sourceJobId}` }),
    parse: (answer, { board }) => readEntry(answer, entry, (job) => toJob(job, board)),
  },
})
