/**
 * The job a tailoring is for: pasted text, the address of a post, or a job that is known by its
 * identifier. A text that is wholly an address is that of a post.
 */
import type { tailorBody } from '#contract/tailoring.ts'
import { closedAt } from '#domain/jobs/closed.ts'
import { titledText } from '#domain/jobs/titled-text.ts'
import type { Finding, JobReading } from '#domain/ads/reading.ts'
import type { z } from 'zod'

import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { findJobFor } from '../pasted-jobs/find-any.ts'
import { readJobLink } from '../pasted-jobs/read-link.ts'
import type { StoredJob } from '../jobs/store.ts'
import type { RunTask } from '../work/tasks.ts'
import { readJobText } from './score.ts'

export interface GivenJob {
  /** Null for pasted text. */
  id: string | null
  /** As it is kept with the resume. */
  description: string
  reading: JobReading
  title: string
  company: string
  /** Since when its post says that it is closed. */
  closedAt: string | null
}

export async function findGivenJob(
  house: Pick<House, 'db' | 'outgoing' | 'config' | 'now' | 'log' | 'reader'>,
  run: RunTask,
  personId: string,
  sent: z.output<typeof tailorBody>,
): Promise<GivenJob> {
  return asNamed(await findJob(house, run, personId, sent), sent)
}

async function findJob(
  house: Pick<House, 'db' | 'outgoing' | 'config' | 'now' | 'log' | 'reader'>,
  run: RunTask,
  personId: string,
  { job_description, job_identifier }: z.output<typeof tailorBody>,
): Promise<GivenJob> {
  const identifier = job_identifier?.trim() ?? ''
  const text = job_description?.trim() ?? ''
  if (identifier !== '') {
    const job = await findJobFor(house, personId, identifier)
    if (job === null) throw new Problem('job_not_found')
    return fromListing(run, job, house.now())
  }
  if (text === '') throw new Problem('job_required')
  if (isAddress(text)) {
    return fromListing(run, await readJobLink(house, run, personId, text), house.now())
  }
  const reading = await readJobText(run, text)
  if (reading === null) throw new Problem('job_unreadable')
  return {
    id: null,
    description: text,
    reading,
    title: reading.spokenTitle,
    company: reading.company?.text ?? '',
    closedAt: null,
  }
}

/** With the title and the employer that the person says, in the place of those that were read. */
function asNamed(
  job: GivenJob,
  { job_title, company_name }: z.output<typeof tailorBody>,
): GivenJob {
  const title = job_title ?? job.title
  const company = company_name ?? job.company
  if (title === job.title && company === job.company) return job
  const { reading } = job
  const found = (named: string) => findingOf(named, reading.text)
  return {
    ...job,
    title,
    company,
    reading: { ...reading, title: found(title), company: found(company) },
  }
}

/** A name where the text says it, otherwise before its first letter; null of no name. */
function findingOf(named: string, text: string): Finding | null {
  if (named === '') return null
  const start = text.indexOf(named)
  return { start: Math.max(0, start), end: start < 0 ? 0 : start + named.length, text: named }
}

async function fromListing(
  run: RunTask,
  { detail, text }: StoredJob,
  now: Date,
): Promise<GivenJob> {
  const description = titledText(detail.job_title, text)
  const reading = await readJobText(run, description)
  if (reading === null) throw new Problem('job_unreadable')
  return {
    id: detail.id,
    description,
    reading,
    title: detail.job_title,
    company: detail.company_name,
    closedAt: closedAt(detail, now),
  }
}

/** A text that is wholly an address, with or without its scheme: "www.example.org/jobs/1". */
export function isAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  if (/^https?:\/\//i.test(text)) return URL.canParse(text)
  return /^(?:www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)$/i.test(text)
}
