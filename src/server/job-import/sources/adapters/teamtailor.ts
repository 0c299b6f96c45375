/**
 * Teamtailor's JSON feed of a career site (`/jobs.json`, JSON Feed with a schema.org JobPosting in
 * each item). A board is a name at teamtailor.com or the employer's own host. Written from published
 * feeds; it was not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import {
  hourMs,
  maybe,
  moment,
  name,
  oneOrMore,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const place = z.object({
  address: maybe(z.object({ addressLocality: words, addressRegion: words, addressCountry: words })),
})
const entry = z.object({
  id: name,
  title: name,
  url: words,
  content_html: words,
  date_published: moment,
  _jobposting: maybe(
    z.object({
      description: words,
      employmentType: oneOrMore(z.string()),
      validThrough: moment,
      jobLocationType: words,
      jobLocation: oneOrMore(place),
      hiringOrganization: maybe(z.object({ name: words })),
    }),
  ),
})
const answers = z.object({ title: words, next_url: words, items: z.array(z.unknown()) })

const hostOf = (board: string): string => (board.includes('.') ? board : `${board}.teamtailor.com`)

function toJob(job: z.output<typeof entry>, company: string): FoundJob {
  const post = job._jobposting
  const places = (post?.jobLocation ?? []).map(({ address }) =>
    [address?.addressLocality, address?.addressRegion, address?.addressCountry]
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
  )
  return {
    ...unsaid,
    sourceJobId: job.id,
    title: job.title,
    company: post?.hiringOrganization?.name || company,
    locations: places,
    body: job.content_html || (post?.description ?? ''),
    link: job.url,
    listedAt: job.date_published,
    validThrough: post?.validThrough ?? null,
    typeWords: post?.employmentType ?? [],
    isRemote: post?.jobLocationType === 'TELECOMMUTE' ? true : null,
  }
}

export const teamtailor: Adapter = {
  id: 'teamtailor',
  name: 'Teamtailor',
  kind: 'board',
  terms: {
    attribution: { text: 'Teamtailor', link: 'https://www.teamtailor.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,80}$|^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}$/i.test(board),
  plan: ({ board }) => ({
    url: `https://${hostOf(board)}/jobs.json`,
    types: ['application/json', 'application/feed+json'],
    limitBytes: 20_000_000,
  }),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const company = read.data.title || companyOf(target.board.split('.')[0] ?? '')
    const { next_url: next } = read.data
    // Only a later page of the same feed is followed.
    const isSame = URL.canParse(next) && new URL(next).host === new URL(ask.url).host
    return {
      ...readEntries(read.data.items, entry, (job) => toJob(job, company)),
      next: isSame && next !== ask.url ? { ...ask, url: next } : null,
    }
  },
}
