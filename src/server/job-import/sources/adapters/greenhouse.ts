/**
 * Greenhouse's job board API: a whole board in one answer. Written from its published
 * documentation; it was not run against the live source.
 *
 * `content` is escaped twice; there is no field for type or level; the city may stand in `offices`
 * only. A 404 means that there is no such board.
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
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const named = z.object({ name: words })
const entry = z.object({
  id: name,
  title: name,
  content: name,
  absolute_url: words,
  company_name: words,
  first_published: moment,
  updated_at: moment,
  language: words,
  location: maybe(named),
  offices: listOf(z.object({ name: words, location: words })),
  metadata: listOf(z.object({ name: words, value: words })),
})
const answers = z.object({ jobs: z.array(z.unknown()) })
const api = 'https://boards-api.greenhouse.io/v1/boards'

function toJob(job: z.output<typeof entry>, board: string): FoundJob {
  const fields = (pattern: RegExp) =>
    job.metadata.filter((field) => pattern.test(field.name)).map(({ value }) => value)
  const place = job.location?.name ?? ''
  const offices = job.offices.map((office) => office.location || office.name)
  return {
    ...unsaid,
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

/** "acme-health" where the board does not name its employer. */
export const companyOf = (board: string): string =>
  board
    .split(/[-_]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

export const greenhouse: Adapter = {
  id: 'greenhouse',
  name: 'Greenhouse',
  kind: 'board',
  terms: {
    attribution: { text: 'Greenhouse', link: 'https://www.greenhouse.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9_-]{1,80}$/i.test(board),
  plan: ({ board }) => ({ url: `${api}/${board}/jobs?content=true`, limitBytes: 30_000_000 }),
  parse(answer, { target }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    return { ...readEntries(read.data.jobs, entry, (job) => toJob(job, target.board)), next: null }
  },
  owns(url) {
    const path =
      /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/.test(url.hostname) &&
      /^\/([\w-]+)\/jobs\/(\d+)/.exec(url.pathname)
    const [, board, id] = path || []
    return board && id ? { board, sourceJobId: id } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({ url: `${api}/${board}/jobs/${sourceJobId}` }),
    parse(answer, { board }) {
      const read = entry.safeParse(readJson(answer))
      return read.success ? toJob(read.data, board) : null
    },
  },
}
