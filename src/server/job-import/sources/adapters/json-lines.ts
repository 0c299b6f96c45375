/**
 * Jobs as lines of JSON: the plain way to bring listings of one's own, from a file
 * (`lapel jobs import FILE.jsonl`) or an address that is read again and again (`jsonl:https://…`).
 *
 * A line has `id`, `title`, `company` and `text` (plain or HTML); the rest may be missing:
 * `location` or `locations`, `link`, `listed_at`, `valid_through`, `job_type`, `experience_level`,
 * `work_type`, `language`, `salary {min, max, currency, per}`. The field names of the
 * specification's Job detail are understood too.
 */
import { jobText } from '#domain/jobs/job-text.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, readEntries, readJson } from '../read-entries.ts'

const lines = field.listOf(z.string())
const entry = z
  .object({
    id: field.name,
    title: field.words,
    job_title: field.words,
    company: field.words,
    company_name: field.words,
    text: field.words,
    location: field.words,
    job_location: field.words,
    locations: lines,
    link: field.words,
    job_link: field.words,
    listed_at: field.moment,
    created_at: field.moment,
    valid_through: field.moment,
    job_type: field.words,
    experience_level: field.words,
    work_type: field.words,
    language: field.words,
    salary: field.maybe(
      z.object({ min: field.amount, max: field.amount, currency: field.words, per: field.words }),
    ),
    company_description: field.words,
    job_duties_and_responsibilities: lines,
    required_qualifications: lines,
    preferred_qualifications: lines,
    job_benefits: lines,
    keywords: lines,
  })
  .refine((job) => job.title !== '' || job.job_title !== '')

function toJob(job: z.output<typeof entry>): Said {
  const title = job.title || job.job_title
  const company = job.company || job.company_name
  const place = job.location || job.job_location
  const pay = job.salary
  return {
    sourceJobId: job.id,
    title,
    company,
    locations: job.locations.length > 0 ? job.locations : [place],
    body: job.text || textOfLists(job),
    link: job.link || job.job_link || null,
    listedAt: job.listed_at ?? job.created_at,
    validThrough: job.valid_through,
    typeWords: [job.job_type],
    levelWords: [job.experience_level],
    workWords: [job.work_type],
    salary: pay
      ? { least: pay.min, most: pay.max, currency: pay.currency, per: pay.per, raw: null }
      : null,
    language: job.language || null,
  }
}

/** Why a line is no job: null, with its id, where nothing is missing in it. */
export function faultOfLine(line: string): { id: string; fault: string | null } {
  const value = readJson(line)
  if (value === undefined) return { id: '', fault: 'this is no JSON' }
  const read = entry.safeParse(value)
  if (read.success) return { id: read.data.id, fault: null }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: '', fault: 'this is no object' }
  const hasNoId = read.error.issues.some(({ path }) => path[0] === 'id')
  return { id: '', fault: hasNoId ? 'there is no id' : 'there is no title' }
}

const textOfLists = (job: z.output<typeof entry>): string =>
  jobText({ ...job, job_title: '', company_name: '', job_location: '' }).trim()

export const jsonLines: Adapter = {
  id: 'jsonl',
  name: 'JSON lines',
  kind: 'board',
  // Who stands behind such a file is known to the operator alone.
  attribution: null,
  minIntervalMs: hourMs / 4,
  boardForm: 'https://ADDRESS',
  isBoard: (board) => /^https?:\/\/[^\s]+$/.test(board) && URL.canParse(board),
  plan: ({ board }) => ({
    url: board,
    types: ['application/jsonl', 'application/x-ndjson', 'application/json', 'text/plain'],
    limitBytes: 200_000_000,
    totalMs: 120_000,
  }),
  parse(answer) {
    const given = answer.split('\n').filter((line) => line.trim() !== '')
    const read = readEntries(given.map(readJson), entry, toJob)
    // A page that is no JSON at all, such as a door, says nothing of the jobs.
    return given.length > 0 && read.jobs.length === 0 ? null : { ...read, next: null }
  },
}
