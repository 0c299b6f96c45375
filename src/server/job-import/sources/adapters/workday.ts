/**
 * Workday's career sites: a list in pages of 20 without the posts, and one call a job for the post. A
 * board is `TENANT.wd3/SITE`, as its address names it. Written from published clients of 2026; it was
 * not run against the live source.
 *
 * The count of all jobs stands on the first page only: full pages are followed. Dates of the list
 * ("Posted 3 Days Ago") are none; the post has one.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, found, hourMs, placeOf, readJson } from '../read-entries.ts'

const entry = z.object({
  title: field.name,
  externalPath: z.string().startsWith('/job/'),
  locationsText: field.words,
  timeType: field.words,
  remoteType: field.words,
})
const post = z.object({
  jobPostingInfo: z.object({
    title: field.name,
    jobDescription: field.name,
    location: field.words,
    additionalLocations: field.listOf(z.string()),
    country: field.maybe(z.object({ descriptor: field.words })),
    startDate: field.moment,
    endDate: field.moment,
    timeType: field.words,
    remoteType: field.words,
    externalUrl: field.words,
  }),
  hiringOrganization: field.maybe(z.object({ name: field.words })),
})
const pageSize = 20

const partsOf = (board: string): { origin: string; tenant: string; site: string } => {
  const [host = '', site = ''] = board.split('/')
  return {
    origin: `https://${host.toLowerCase()}.myworkdayjobs.com`,
    tenant: host.split('.')[0] ?? '',
    site,
  }
}

function askOf(board: string, path: string): string {
  const { origin, tenant, site } = partsOf(board)
  return `${origin}/wday/cxs/${tenant}/${site}${path}`
}

/** "3 Locations" names none; the first stands in the path then. */
const placesOf = (text: string, path: string): string[] =>
  /^\d+ \p{L}+$/u.test(text) || text === ''
    ? [(path.split('/')[2] ?? '').replaceAll('-', ' ')]
    : [text]

function toJob(job: z.output<typeof entry>, board: string): Said {
  const { origin, tenant, site } = partsOf(board)
  return {
    sourceJobId: job.externalPath,
    title: job.title,
    company: companyOf(tenant),
    locations: placesOf(job.locationsText, job.externalPath),
    body: '',
    isWhole: false,
    link: `${origin}/${site}${job.externalPath}`,
    typeWords: [job.timeType],
    workWords: [job.remoteType],
  }
}

function readPost(answer: string, job: FoundJob): FoundJob | null {
  const read = post.safeParse(readJson(answer))
  if (!read.success) return null
  const { jobPostingInfo: info, hiringOrganization: employer } = read.data
  return {
    ...job,
    title: info.title,
    company: employer?.name || job.company,
    locations: [placeOf(info.location, info.country?.descriptor), ...info.additionalLocations],
    body: info.jobDescription,
    isWhole: true,
    link: info.externalUrl || job.link,
    listedAt: info.startDate,
    validThrough: info.endDate,
    typeWords: [info.timeType],
    workWords: [info.remoteType],
  }
}

export const workday = listSource({
  id: 'workday',
  name: 'Workday',
  kind: 'board',
  attribution: { text: 'Workday', link: 'https://www.workday.com' },
  minIntervalMs: 6 * hourMs,
  boardForm: 'TENANT.wd3/SITE',
  isBoard: (board) => /^[a-z0-9_-]{1,60}\.wd\d{1,4}\/[\w-]{1,80}$/i.test(board),
  ask: ({ board }, page) => ({
    url: askOf(board, '/jobs'),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      limit: pageSize,
      offset: page * pageSize,
      searchText: '',
      appliedFacets: {},
    }),
  }),
  answers: z.object({ jobPostings: field.list }),
  entries: ({ jobPostings }) => jobPostings,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  pages: { full: pageSize, most: () => 100 },
  fill: {
    ask: ({ sourceJobId }, { board }) => ({ url: askOf(board, sourceJobId) }),
    parse: readPost,
  },
  owns(url) {
    const host = /^([\w-]+\.wd\d+)\.myworkdayjobs\.com$/.exec(url.hostname)?.[1]
    const path = /^(?:\/[a-z]{2}-[A-Z]{2})?\/([\w-]+)(\/job\/[^?#]+)$/.exec(url.pathname)
    const [, site, job] = path ?? []
    return host && site && job ? { board: `${host}/${site}`, sourceJobId: job } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({ url: askOf(board, sourceJobId) }),
    parse(answer, { board, sourceJobId }) {
      const listed = {
        title: '-',
        externalPath: sourceJobId,
        locationsText: '',
        timeType: '',
        remoteType: '',
      }
      return readPost(answer, found(toJob(listed, board)))
    },
  },
})
