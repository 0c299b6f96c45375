/**
 * One read of one source, from the first question to the last page: what it gives is kept page by
 * page, what it no longer gives is closed at the end, in one transaction with the word that the read
 * is over. A reader that dies in the middle has therefore closed nothing, and the next one begins
 * anew and finds what was kept.
 */
import { createHash } from 'node:crypto'

import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'

import type { Db } from '../db/tables.ts'
import { closeAged, closeMissing } from './close-jobs.ts'
import { jobIdOf } from '../jobs/job-id.ts'
import { keepBatch, keepJobs } from './keep-jobs.ts'
import type { Log } from '../log.ts'
import type { RunTask } from '../work/tasks.ts'
import { attempt } from '../set-aside/attempt.ts'
import type { Ask, Parsed, Target } from './sources/adapter.ts'
import type { Transport } from './sources/transport.ts'
import { Refusal, askSource } from './ask-source.ts'
import { afterRead } from './after-read.ts'
import { OneAhead } from './one-ahead.ts'
import type { ClaimedSource } from './store.ts'
import { normalisePosts } from './normalise-posts.ts'
import { endClaim, renewClaim, wholeAlready } from './store.ts'
import type { WantedSource } from './wanted-sources.ts'

export interface Reading {
  db: Db
  log: Pick<Log, 'warn'>
  run: RunTask
  transport: Transport
  now: () => Date
  /** 0…1, for the moment of the next read. */
  random: () => number
  signal: AbortSignal
}

/** What a read came to, for the log. */
export interface ReadReport {
  jobs: number
  added: number
  closed: number
  rejected: number
  isUnchanged: boolean
}

const mostPages = 250
/** Jobs in one transaction. */
const batch = 250
/** Posts fetched one by one in a read; the rest have their turn at the next. */
const mostFilled = 200
/** After this a window feed's job counts as gone (the feed shows new jobs only). */
export const agedMs = 45 * 86_400_000

/**
 * Raised with every change of what is made of a post, of its kinds for one: what an older program read is
 * read once more, changed or not.
 */
const readingVersion = 1
const digestBytes = 32

/** Of a body as this program reads it: its version is the last byte, behind the digest. */
const hashOf = (body: string): Buffer =>
  Buffer.concat([createHash('sha256').update(body).digest(), Buffer.of(readingVersion)])

/** Throws `Refusal`, `ClaimLost`, or what the transport threw. */
export async function readSource(
  reading: Reading,
  source: WantedSource,
  claimed: ClaimedSource,
): Promise<ReadReport> {
  const { db, now } = reading
  const { adapter, target } = source
  const isWindow = adapter.kind !== 'board'
  const report: ReadReport = { jobs: 0, added: 0, closed: 0, rejected: 0, isUnchanged: false }
  const seen = new Set<string>()
  const headers = await tokenHeaders(reading, source)
  let ask: Ask | null = adapter.plan(target)
  let pages = 0
  // An older program kept the digest alone.
  const isOurs = claimed.body_hash?.[digestBytes] === readingVersion
  let validators = isOurs
    ? { etag: claimed.etag, lastModified: claimed.last_modified }
    : { etag: null, lastModified: null }
  let bodyHash: Buffer | null = null
  const keeping = new OneAhead()
  while (ask !== null) {
    if (pages === mostPages) throw new Refusal('endless')
    const answer = await askSource(reading, ask, {
      headers,
      ...(pages === 0 ? { validators } : {}),
    })
    const hash = hashOf(answer.body)
    if (pages === 0 && (answer.isUnchanged || claimed.body_hash?.equals(hash) === true)) {
      report.isUnchanged = true
      bodyHash = claimed.body_hash
      break
    }
    const parsed = await parsePage(reading, adapter.id, answer.body, { target, ask })
    if (parsed === null) throw new Refusal('other_form')
    bodyHash = hash
    validators = answer.validators
    report.rejected += parsed.rejected
    // Whoever is told of a failure finds no transaction of ours under way.
    await keepPage(parsed.jobs).finally(() => keeping.settled())
    ask = parsed.next
    pages++
  }
  report.jobs = report.isUnchanged ? claimed.job_count : seen.size
  await finish()
  return report

  async function keepPage(found: readonly FoundJob[]): Promise<void> {
    const at = now()
    const aged = new Date(at.getTime() - agedMs)
    const filled = await fillPosts(reading, source, claimed, found)
    for (const { sourceJobId } of filled.known) seen.add(jobIdOf(source.name, sourceJobId))
    const origin = {
      source: source.name,
      attribution: adapter.attribution,
      readAt: at,
    }
    for (let from = 0; from < filled.jobs.length; from += batch) {
      const posts = filled.jobs
        .slice(from, from + batch)
        .map((found) => ({ found, id: jobIdOf(source.name, found.sourceJobId) }))
      const { jobs, aside } = await normalisePosts(reading, posts, origin)
      report.rejected += posts.length - jobs.length - aside.length
      // What is set aside still stands in the list: it is not closed for that.
      for (const id of [...aside, ...jobs.map((job) => job.id)]) seen.add(id)
      await keepNext(
        jobs.filter((job) => !isOver(job, at, isWindow ? aged : null)),
        aged,
      )
    }
    await keeping.ended()
  }

  async function keepNext(jobs: readonly NormalisedJob[], aged: Date): Promise<void> {
    await keeping.begin(() => keep(jobs, aged))
  }

  async function keep(jobs: readonly NormalisedJob[], aged: Date): Promise<void> {
    await keepBatch(db, async (trx) => {
      await renewClaim(trx, claimed, now())
      const kept = await keepJobs(trx, source.name, jobs, isWindow ? aged : null)
      report.added += kept.added
    })
  }

  async function finish(): Promise<void> {
    const next = afterRead(claimed, {
      at: now(),
      chance: reading.random(),
      minIntervalMs: adapter.minIntervalMs,
      report,
      // One page proves a whole board unchanged only where the board is one page.
      memory: pages <= 1 || isWindow ? { ...validators, bodyHash } : null,
      isWindow,
    })
    await db.transaction().execute(async (trx) => {
      await renewClaim(trx, claimed, now())
      if (isWindow) {
        const aged = new Date(now().getTime() - agedMs)
        report.closed = (await closeAged(trx, source.name, aged)).length
      } else if (next.complete !== undefined && next.state !== 'held') {
        const there = report.isUnchanged ? null : [...seen]
        report.closed = (await closeMissing(trx, source.name, next.complete.run, there)).length
      }
      await endClaim(trx, claimed, next)
    })
  }
}

/** An answer that cannot be read is a refusal of this source; its next try comes after a pause. */
async function parsePage(
  { run, signal }: Reading,
  adapter: string,
  answer: string,
  from: { target: Target; ask: Ask },
): Promise<Parsed | null> {
  const tried = await attempt(run('parseSource', adapter, answer, from), signal)
  return tried.kind === 'done' ? tried.result : null
}

/** Past its last day, or older than a feed is believed. */
const isOver = (job: NormalisedJob, now: Date, agedBefore: Date | null): boolean =>
  (job.validThrough !== null && job.validThrough < now.toISOString()) ||
  (agedBefore !== null && job.listedAt !== null && job.listedAt < agedBefore.toISOString())

async function tokenHeaders(
  reading: Reading,
  { adapter, target }: WantedSource,
): Promise<Readonly<Record<string, string>>> {
  if (adapter.token === undefined) return {}
  const { body } = await askSource(reading, adapter.token.ask(target), { headers: {} })
  const headers = adapter.token.parse(body)
  if (headers === null) throw new Refusal('no_token')
  return headers
}

/**
 * Where the list lacks the posts: fetches those that are not here yet, one by one. `known` are listed
 * and here already; a post that could not be had is kept as its list gives it.
 */
async function fillPosts(
  reading: Reading,
  { name, adapter, target }: WantedSource,
  claimed: ClaimedSource,
  found: readonly FoundJob[],
): Promise<{ jobs: readonly FoundJob[]; known: FoundJob[] }> {
  const { fill } = adapter
  if (fill === undefined) return { jobs: found, known: [] }
  const idOf = (job: FoundJob) => jobIdOf(name, job.sourceJobId)
  const whole = await wholeAlready(reading.db, found.map(idOf))
  const jobs: FoundJob[] = []
  const missing = found.filter((job) => !whole.has(idOf(job)))
  for (const [i, job] of missing.entries()) {
    if (i >= mostFilled) {
      jobs.push(job)
      continue
    }
    try {
      const { body } = await askSource(reading, fill.ask(job, target), { headers: {} })
      jobs.push((await reading.run('parsePost', adapter.id, body, job)) ?? job)
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfterMs !== null) throw error
      jobs.push(job)
    }
    await reading.db.transaction().execute((trx) => renewClaim(trx, claimed, reading.now()))
  }
  return { jobs, known: found.filter((job) => whole.has(idOf(job))) }
}
