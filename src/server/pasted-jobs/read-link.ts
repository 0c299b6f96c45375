/**
 * The job behind an address that a person pasted: a listing we have, one they added before, or its
 * page, asked for once. Whatever goes wrong ends in the same step for them: paste the text.
 */

import type { ProblemCode } from '#contract/problems.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import type { JobAddress } from '#domain/pages/link-forms.ts'
import type { PostingRead } from '#domain/pages/read-posting.ts'

import { Problem } from '../http/problem.ts'
import type { House } from '../house.ts'
import { OutgoingFailure } from '../outgoing/failure.ts'
import type { RunTask } from '../work/tasks.ts'
import type { StoredJob } from '../jobs/store.ts'
import { findJobByLink } from '../jobs/store.ts'
import { askSource } from './ask-source.ts'
import { documentTypes, isDocument, jobOfText, openDocument } from './read-document.ts'
import { keepFound } from './keep-found.ts'
import { findFoundJob } from './store.ts'

type Needs = Pick<House, 'db' | 'outgoing' | 'config' | 'now' | 'log' | 'reader'>

/** So long a page is taken to say what it said. */
const freshMs = 24 * 3_600_000
/** In the queue of its host and with all redirects: a person waits for it. */
const patienceMs = 15_000
/** A post as a file may have pictures; a page is read as far as its reader goes. */
const mostBytes = 5 * 1024 * 1024

const problemOf: Readonly<Record<Exclude<PostingRead['kind'], 'job'>, ProblemCode>> = {
  busy: 'job_link_busy',
  wall: 'job_link_login',
  several: 'job_link_several',
  gone: 'job_link_gone',
  unanswered: 'job_link_unreadable',
  nothing: 'job_link_unreadable',
}

type OutsideRead = (PostingRead | { kind: 'job'; job: FoundJob; by: 'source' }) & {
  /** Of a busy host: when it may be asked again. */
  retryAfterMs?: number | null
}

/** Addresses being looked for in this process: a double click is one question. */
const underWay = new Map<string, Promise<StoredJob>>()

export async function readJobLink(
  house: Needs,
  run: RunTask,
  personId: string,
  text: string,
): Promise<StoredJob> {
  const { address, key } = await readAddress(text, 'job_link_unreadable')
  const name = `${personId} ${key}`
  const reading = underWay.get(name) ?? keptOrRead(house, run, personId, address, key)
  underWay.set(name, reading)
  try {
    return await reading
  } finally {
    if (underWay.get(name) === reading) underWay.delete(name)
  }
}

async function keptOrRead(
  house: Needs,
  run: RunTask,
  personId: string,
  address: JobAddress,
  key: string,
): Promise<StoredJob> {
  const listed = await findJobByLink(house.db, key)
  if (listed !== null) return listed
  const known = await findFoundJob(house.db, personId, 'link_key', key)
  if (known !== null && house.now().getTime() - known.readAt.getTime() < freshMs) return known
  try {
    return await readPage(house, run, personId, address, key)
  } catch (error) {
    // What it said last is better than nothing.
    if (error instanceof Problem && known !== null) return known
    throw error
  }
}

/** The job on a page as its person's browser shows it, also behind a login; nothing is asked for. */
export async function keepHandedPage(
  house: Needs,
  run: RunTask,
  personId: string,
  { url, html }: { url: string; html: string },
): Promise<StoredJob> {
  const { address, key } = await readAddress(url)
  const listed = await findJobByLink(house.db, key)
  if (listed !== null) return listed
  const read = await run('readPosting', { status: 200, url: address.link }, html, address.link)
  return keepRead(house, run, personId, { read, address, key })
}

/** Keeps the text that a person pasted, with the address it is from. */
export async function keepPastedText(
  house: Needs,
  run: RunTask,
  personId: string,
  { url, text }: { url: string; text: string },
): Promise<StoredJob> {
  const { address, key } = await readAddress(url)
  const job = await jobOfText(run, text, address.link)
  if (job === null) throw new Problem('job_unreadable')
  const kept = await keepFound(house, run, personId, { job, address, key, readBy: 'person' })
  if (kept === null) throw new Problem('job_unreadable')
  return kept
}

/** Whoever sends the text or the page itself is not told to paste it. */
async function readAddress(
  text: string,
  otherwise: ProblemCode = 'job_link_no_page',
): Promise<{ address: JobAddress; key: string }> {
  const { readJobAddress } = await import('#domain/pages/link-forms.ts')
  const { linkKey } = await import('#domain/posts/link.ts')
  const address = readJobAddress(text)
  const key = linkKey(address?.link ?? null)
  if (address === null || key === null) throw new Problem(otherwise)
  return { address, key }
}

async function readPage(
  house: Needs,
  run: RunTask,
  personId: string,
  address: JobAddress,
  key: string,
): Promise<StoredJob> {
  const switchedOff =
    house.config.jobLinks === 'off' ||
    (house.config.jobLinks === 'without-linkedin' && address.kind === 'linkedin')
  const url = pageOf(address)
  if (switchedOff || url === null) throw new Problem('job_link_unreadable')
  const read = await askOutside(house, run, url, address.link)
  return keepRead(house, run, personId, { read, address, key })
}

async function keepRead(
  house: Needs,
  run: RunTask,
  personId: string,
  { read, address, key }: { read: OutsideRead; address: JobAddress; key: string },
): Promise<StoredJob> {
  if (read.kind === 'busy') throw busy(read.retryAfterMs ?? null)
  if (read.kind !== 'job') throw new Problem(problemOf[read.kind])
  const kept = await keepFound(house, run, personId, {
    job: read.job,
    address,
    key,
    readBy: read.by,
  })
  if (kept === null) throw new Problem('job_link_unreadable')
  return kept
}

/**
 * The page that is asked for. LinkedIn shows a post to visitors at an address of its own (known from
 * published clients and their recorded pages; never run against the live site).
 */
function pageOf(address: JobAddress): string | null {
  if (address.kind === 'page') return address.link
  return address.number === null
    ? null
    : `https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/${address.number}`
}

async function askOutside(
  house: Needs,
  run: RunTask,
  url: string,
  link: string,
): Promise<OutsideRead> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const job = await askSource(house, run, link, signal)
    if (job !== null) return { kind: 'job', job, by: 'source' }
    const answer = await house.outgoing.ask({
      url,
      types: ['text/html', 'application/xhtml+xml', ...documentTypes],
      limitBytes: mostBytes,
      isUrgent: true,
      patienceMs: 3_000,
      signal,
    })
    const { status, url: arrivedAt, retryAfterMs } = answer
    if (status === 200 && isDocument(answer.bytes))
      return await readFile(house, run, answer.bytes, link)
    const read = await run('readPosting', { status, url: arrivedAt }, answer.text(), link)
    return { ...read, retryAfterMs }
  } catch (error) {
    const isExpected =
      error instanceof OutgoingFailure || (error instanceof Error && error.name === 'TimeoutError')
    if (!isExpected) throw error
    // Which address it was is the person's own affair.
    const kind = error instanceof OutgoingFailure ? error.kind : 'late'
    house.log.info('the page of a pasted link was not read', { kind })
    const retryAfterMs = error instanceof OutgoingFailure ? error.retryAfterMs : null
    return kind === 'busy' ? { kind, retryAfterMs } : { kind: 'unanswered' }
  }
}

/** A post as a file, as public employers give it. */
async function readFile(
  house: Needs,
  run: RunTask,
  bytes: Buffer,
  link: string,
): Promise<OutsideRead> {
  const opened = await openDocument(house, bytes)
  if (opened.kind === 'refused') return { kind: 'nothing' }
  const job = await jobOfText(run, await run('textOfDocument', opened.document), link)
  return job === null ? { kind: 'nothing' } : { kind: 'job', job, by: 'text' }
}

/** A minute where the host does not say for how long. */
function busy(retryAfterMs: number | null): Problem {
  const retryAfterSeconds = Math.ceil((retryAfterMs ?? 60_000) / 1000)
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  const reason = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Problem('job_link_busy', { reason }, { retryAfterSeconds })
}
