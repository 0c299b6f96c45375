/**
 * Teamtailor's JSON feed of a career site (`/jobs.json`, JSON Feed with a schema.org JobPosting in
 * each item). A board is a name at teamtailor.com or the employer's own host. Written from published
 * feeds; it was not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs } from '../read-entries.ts'

const place = z.object({
  address: field.maybe(
    z.object({
      addressLocality: field.words,
      addressRegion: field.words,
      addressCountry: field.words,
    }),
  ),
})
const entry = z.object({
  id: field.name,
  title: field.name,
  url: field.words,
  content_html: field.words,
  date_published: field.moment,
  _jobposting: field.maybe(
    z.object({
      description: field.words,
      employmentType: field.oneOrMore(z.string()),
      validThrough: field.moment,
      jobLocationType: field.words,
      jobLocation: field.oneOrMore(place),
      hiringOrganization: field.maybe(z.object({ name: field.words })),
    }),
  ),
})

const hostOf = (board: string): string => (board.includes('.') ? board : `${board}.teamtailor.com`)

function toJob(job: z.output<typeof entry>, company: string): Said {
  const post = job._jobposting
  const places = (post?.jobLocation ?? []).map(({ address }) =>
    [address?.addressLocality, address?.addressRegion, address?.addressCountry]
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
  )
  return {
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

export const teamtailor = listSource({
  id: 'teamtailor',
  name: 'Teamtailor',
  kind: 'board',
  attribution: { text: 'Teamtailor', link: 'https://www.teamtailor.com' },
  minIntervalMs: hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,80}$|^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}$/i.test(board),
  ask: ({ board }) => ({
    url: `https://${hostOf(board)}/jobs.json`,
    types: ['application/json', 'application/feed+json'],
    limitBytes: 20_000_000,
  }),
  answers: z.object({ title: field.words, next_url: field.words, items: field.list }),
  entries: ({ items }) => items,
  entry,
  toJob: (job, { target: { board }, answer }) =>
    toJob(job, answer.title || companyOf(board.split('.')[0] ?? '')),
  next({ ask, answer: { next_url: next } }) {
    // Only a later page of the same feed is followed.
    const isSame = URL.canParse(next) && new URL(next).host === new URL(ask.url).host
    return isSame && next !== ask.url ? { ...ask, url: next } : null
  },
})
