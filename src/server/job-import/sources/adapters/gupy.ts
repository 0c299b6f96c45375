/**
 * Gupy's portal of jobs in Brazil: whole posts for a question, `gupy:enfermeiro`. Written from
 * published clients of 2026; it was not run against the live source.
 *
 * The question is looked for in titles only. Its count of all is none: full pages are followed.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, placeOf } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  name: field.name,
  description: field.name,
  careerPageName: field.words,
  type: field.words,
  publishedDate: field.moment,
  applicationDeadline: field.moment,
  city: field.words,
  state: field.words,
  country: field.words,
  isRemoteWork: field.yes,
  workplaceType: field.words,
  jobUrl: field.words,
})
const pageSize = 100

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

const toJob = (job: z.output<typeof entry>): Said => ({
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

export const gupy = listSource({
  id: 'gupy',
  name: 'Gupy',
  kind: 'query',
  attribution: { text: 'Gupy', link: 'https://portal.gupy.io' },
  minIntervalMs: 6 * hourMs,
  ask: ({ board }, page) => ({
    url: `https://employability-portal.gupy.io/api/v1/jobs?jobName=${encodeURIComponent(board)}&limit=${pageSize}&offset=${page * pageSize}`,
    limitBytes: 10_000_000,
  }),
  answers: z.object({ data: field.list }),
  entries: ({ data }) => data,
  entry,
  toJob,
  pages: { full: pageSize, most: () => 5 },
})
