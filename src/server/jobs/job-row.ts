/** A live job as its row in `jobs`: what is sent, what it is compared by, and what its index needs. */
import { hash } from 'node:crypto'

import type { NormalisedJob } from '#domain/posts/normalised.ts'
import { linkKey } from '#domain/posts/link.ts'

import type { IndexedJob } from '../job-search/store.ts'
import { isLong } from '../job-search/store.ts'

/** What a row is locked and grouped by, and all of it as it is sent. */
export interface JobRow {
  id: string
  family: string
  link_key: string | null
  json: string
  job: NormalisedJob
}

export function toRow(source: string, job: NormalisedJob): JobRow {
  const content = contentOf(source, job)
  const { id, family, link_key } = content
  const written = JSON.stringify(content)
  const content_hash = hash('sha256', written)
  // Written once: it is most of the work of keeping a job.
  const json =
    content.detail.created_at === job.detail.created_at
      ? `${written.slice(0, -1)},"content_hash":"${content_hash}"}`
      : JSON.stringify({ ...content, listed_at: job.listedAt, detail: job.detail, content_hash })
  return { id, family, link_key, json, job }
}

/** A new post as the index reads it from its row. */
export const indexedOf = (job: NormalisedJob): IndexedJob => ({
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.locations.join('; '),
  jobType: job.jobType,
  experienceLevel: job.experienceLevel,
  workType: job.workType,
  language: job.language,
  listedAt: job.listedAt === null ? null : new Date(job.listedAt),
  isSample: false,
  groupId: job.id,
  isWhole: job.isWhole,
  isLong: isLong(job.text),
})

function contentOf(source: string, job: NormalisedJob) {
  return {
    id: job.id,
    source,
    source_job_id: job.sourceJobId,
    title: job.title,
    company: job.company,
    location: job.locations.join('; '),
    locations: job.locations,
    // The moment of reading stands in the detail where a source gives none or one to come: it changes nothing.
    detail: { ...job.detail, created_at: job.statedAt ?? undatedDay },
    text: job.text,
    job_type: job.jobType,
    experience_level: job.experienceLevel,
    work_type: job.workType,
    language: job.language,
    link: job.link,
    link_key: linkKey(job.link),
    listed_at: job.statedAt,
    valid_through: job.validThrough,
    is_whole: job.isWhole,
    salary: job.salary,
    skills: job.skills,
    attribution: job.attribution,
    family: job.family,
    fingerprint: job.fingerprint.toString(),
  }
}

const undatedDay = ''

export const columns = [
  'id',
  'source',
  'source_job_id',
  'title',
  'company',
  'location',
  'locations',
  'detail',
  'text',
  'job_type',
  'experience_level',
  'work_type',
  'language',
  'link',
  'link_key',
  'listed_at',
  'valid_through',
  'is_whole',
  'salary',
  'skills',
  'attribution',
  'family',
  'fingerprint',
  'content_hash',
] as const satisfies readonly (keyof ReturnType<typeof contentOf> | 'content_hash')[]
