/**
 * Workable's public widget API: a whole board with its posts in one answer. Written from published
 * client code; it was not run against the live source. Its limits are strict, so it is read seldom.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import {
  hourMs,
  listOf,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  shortcode: name,
  title: name,
  description: words,
  city: words,
  state: words,
  country: words,
  telecommuting: yes,
  employment_type: words,
  experience: words,
  url: words,
  shortlink: words,
  published_on: moment,
  created_at: moment,
  locations: listOf(z.object({ city: words, region: words, country: words })),
})
const answers = z.object({ name: words, jobs: z.array(z.unknown()) })

function toJob(job: z.output<typeof entry>, company: string): FoundJob {
  const places = job.locations.map(({ city, region, country }) => [city, region, country])
  if (places.length === 0) places.push([job.city, job.state, job.country])
  return {
    ...unsaid,
    sourceJobId: job.shortcode,
    title: job.title,
    company,
    locations: places.map((parts) => parts.filter((part) => part !== '').join(', ')),
    body: job.description,
    link: job.url || job.shortlink,
    listedAt: job.published_on ?? job.created_at,
    typeWords: [job.employment_type],
    levelWords: [job.experience],
    isRemote: job.telecommuting === true ? true : null,
  }
}

export const workable: Adapter = {
  id: 'workable',
  name: 'Workable',
  kind: 'board',
  terms: {
    attribution: { text: 'Workable', link: 'https://www.workable.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,80}$/i.test(board),
  plan: ({ board }) => ({
    url: `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
    limitBytes: 20_000_000,
    totalMs: 20_000,
  }),
  parse(answer, { target }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const company = read.data.name || companyOf(target.board)
    return { ...readEntries(read.data.jobs, entry, (job) => toJob(job, company)), next: null }
  },
  owns(url) {
    const [, board, id] = /^\/([\w-]+)\/j\/([0-9A-Z]{6,})/.exec(url.pathname) ?? []
    return url.hostname === 'apply.workable.com' && board && id ? { board, sourceJobId: id } : null
  },
  one: {
    ask: ({ board }) => workable.plan({ board, key: '' }),
    parse(answer, { board, sourceJobId }) {
      const target = { board, key: '' }
      const read = workable.parse(answer, { target, ask: workable.plan(target) })
      return read?.jobs.find((job) => job.sourceJobId === sourceJobId) ?? null
    },
  },
}
