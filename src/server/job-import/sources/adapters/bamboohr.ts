/**
 * BambooHR's careers pages: a list without the posts, and one call a job for the post. Written from
 * published clients of 2026; it was not run against the live source.
 *
 * `locationType` is 0 on site, 1 remote, 2 hybrid.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, found, hourMs, payAsWritten, placeOf, readJson } from '../read-entries.ts'

const place = field.maybe(
  z.object({
    city: field.words,
    state: field.words,
    province: field.words,
    country: field.words,
    addressCountry: field.words,
  }),
)
const shared = {
  jobOpeningName: field.name,
  employmentStatusLabel: field.words,
  location: place,
  atsLocation: place,
  locationType: field.words,
}
const entry = z.object({ ...shared, id: field.name })
const post = z.object({
  result: z.object({
    jobOpening: z.object({
      ...shared,
      description: field.name,
      datePosted: field.moment,
      minimumExperience: field.words,
      compensation: field.words,
    }),
  }),
})
const workOf: Readonly<Record<string, string>> = { 0: 'on site', 1: 'remote', 2: 'hybrid' }

const originOf = (board: string): string => `https://${board}.bamboohr.com`

function saidIn(job: Omit<z.output<typeof entry>, 'id'>) {
  const [here, there] = [job.location, job.atsLocation]
  return {
    title: job.jobOpeningName,
    locations: [
      placeOf(
        here?.city || there?.city,
        here?.state || there?.state || there?.province,
        here?.addressCountry || there?.country,
      ),
    ],
    typeWords: [job.employmentStatusLabel],
    workWords: [workOf[job.locationType] ?? ''],
  }
}

const toJob = (job: z.output<typeof entry>, board: string): Said => ({
  ...saidIn(job),
  sourceJobId: job.id,
  company: companyOf(board),
  body: '',
  isWhole: false,
  link: `${originOf(board)}/careers/${encodeURIComponent(job.id)}`,
})

function readPost(answer: string, job: FoundJob): FoundJob | null {
  const read = post.safeParse(readJson(answer))
  if (!read.success) return null
  const { jobOpening } = read.data.result
  return {
    ...job,
    ...saidIn(jobOpening),
    body: jobOpening.description,
    isWhole: true,
    listedAt: jobOpening.datePosted,
    levelWords: [jobOpening.minimumExperience],
    salary: payAsWritten(jobOpening.compensation),
  }
}

const postOf = (board: string, id: string) => ({
  url: `${originOf(board)}/careers/${encodeURIComponent(id)}/detail`,
})

export const bambooHr = listSource({
  id: 'bamboohr',
  name: 'BambooHR',
  kind: 'board',
  attribution: { text: 'BambooHR', link: 'https://www.bamboohr.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9][a-z0-9-]{0,62}$/i.test(board),
  ask: ({ board }) => ({ url: `${originOf(board)}/careers/list` }),
  answers: z.object({ result: field.list }),
  entries: ({ result }) => result,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  fill: {
    ask: ({ sourceJobId }, { board }) => postOf(board, sourceJobId),
    parse: readPost,
  },
  owns(url) {
    const board = /^([a-z0-9-]+)\.bamboohr\.com$/.exec(url.hostname)?.[1]
    const id = /^\/careers\/(\d+)/.exec(url.pathname)?.[1]
    return board && id ? { board, sourceJobId: id } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => postOf(board, sourceJobId),
    parse: (answer, { board, sourceJobId }) =>
      readPost(
        answer,
        found({
          sourceJobId,
          title: '',
          company: companyOf(board),
          locations: [],
          body: '',
          link: `${originOf(board)}/careers/${sourceJobId}`,
        }),
      ),
  },
})
