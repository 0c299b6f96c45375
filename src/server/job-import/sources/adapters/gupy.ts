/**
 * Gupy's portal of jobs in Brazil: whole posts for a question, `gupy:enfermeiro`. Written from
 * published clients of 2026; it was not run against the live source.
 *
 * The question is looked for in titles only. Its count of all is none: full pages are followed.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import {
  hourMs,
  moment,
  name,
  placeOf,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'

const entry = z.object({
  id: name,
  name: name,
  description: name,
  careerPageName: words,
  type: words,
  publishedDate: moment,
  applicationDeadline: moment,
  city: words,
  state: words,
  country: words,
  isRemoteWork: yes,
  workplaceType: words,
  jobUrl: words,
})
const answers = z.object({ data: z.array(z.unknown()) })
const pageSize = 100
const mostJobs = 500

/** What its names of contracts mean, in words that reading a field knows. */
const types: Readonly<Record<string, string>> = {
  vacancy_type_effective: 'efetivo',
  vacancy_legal_entity: 'freelancer',
  vacancy_type_temporary: 'temporário',
  vacancy_type_internship: 'estágio',
  vacancy_type_apprentice: 'aprendiz',
  vacancy_type_autonomous: 'freelancer',
  vacancy_type_freelancer: 'freelancer',
}

const pageOf = (board: string, offset: number): Ask => ({
  url: `https://employability-portal.gupy.io/api/v1/jobs?jobName=${encodeURIComponent(board)}&limit=${pageSize}&offset=${offset}`,
  limitBytes: 10_000_000,
})

const toJob = (job: z.output<typeof entry>): FoundJob => ({
  ...unsaid,
  sourceJobId: job.id,
  title: job.name,
  company: job.careerPageName,
  locations: [placeOf(job.city, job.state, job.country)],
  body: job.description,
  link: job.jobUrl,
  listedAt: job.publishedDate,
  validThrough: job.applicationDeadline,
  typeWords: [types[job.type] ?? ''],
  workWords: [job.workplaceType],
  isRemote: job.isRemoteWork === true && job.workplaceType === '' ? true : null,
})

export const gupy: Adapter = {
  id: 'gupy',
  name: 'Gupy',
  kind: 'query',
  terms: {
    attribution: { text: 'Gupy', link: 'https://portal.gupy.io' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board.trim() !== '',
  plan: ({ board }) => pageOf(board, 0),
  parse(answer, { target: { board }, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const offset = Number(new URL(ask.url).searchParams.get('offset') ?? 0) + pageSize
    const isMore = read.data.data.length >= pageSize && offset < mostJobs
    return {
      ...readEntries(read.data.data, entry, toJob),
      next: isMore ? pageOf(board, offset) : null,
    }
  },
}
