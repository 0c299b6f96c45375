/**
 * Workable's public widget API: a whole board with its posts in one answer. Written from published
 * client code; it was not run against the live source. Its limits are strict, so it is read seldom.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs } from '../read-entries.ts'

const entry = z.object({
  shortcode: field.name,
  title: field.name,
  description: field.words,
  city: field.words,
  state: field.words,
  country: field.words,
  telecommuting: field.yes,
  employment_type: field.words,
  experience: field.words,
  url: field.words,
  shortlink: field.words,
  published_on: field.moment,
  created_at: field.moment,
  locations: field.listOf(
    z.object({ city: field.words, region: field.words, country: field.words }),
  ),
})

function toJob(job: z.output<typeof entry>, company: string): Said {
  const places = job.locations.map(({ city, region, country }) => [city, region, country])
  if (places.length === 0) places.push([job.city, job.state, job.country])
  return {
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

export const workable = listSource({
  id: 'workable',
  name: 'Workable',
  kind: 'board',
  attribution: { text: 'Workable', link: 'https://www.workable.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,80}$/i.test(board),
  ask: ({ board }) => ({
    url: `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
    limitBytes: 20_000_000,
    totalMs: 20_000,
  }),
  answers: z.object({ name: field.words, jobs: field.list }),
  entries: ({ jobs }) => jobs,
  entry,
  toJob: (job, { target: { board }, answer }) => toJob(job, answer.name || companyOf(board)),
  owns(url) {
    const [, board, id] = /^\/([\w-]+)\/j\/([0-9A-Z]{6,})/.exec(url.pathname) ?? []
    return url.hostname === 'apply.workable.com' && board && id ? { board, sourceJobId: id } : null
  },
})
