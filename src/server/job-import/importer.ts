/**
 * The import of listings as background work. Several processes share it: each claims the source that
 * has been due longest, reads it, and looks for the next. Nothing here may disturb the server: a
 * source that fails is tried again later, each time after a longer pause, and says why in its state.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { describeSourceProblem } from '#contract/source-problems.ts'

import type { House } from '../house.ts'
import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import { OutgoingFailure } from '../outgoing/failure.ts'
import { closeEnded, closeUnread } from './close-jobs.ts'
import { followedSources } from './boards/store.ts'
import { afterFailure } from './after-read.ts'
import { problemIn, Refusal } from './ask-source.ts'
import type { Reading, ReadReport } from './read-source.ts'
import { agedMs, readSource } from './read-source.ts'
import type { ClaimedSource } from './store.ts'
import {
  ClaimLost,
  claimSource,
  endClaim,
  freeDeadClaims,
  problemOf,
  storeWanted,
} from './store.ts'
import type { WantedSource } from './wanted-sources.ts'

export interface ImportContext extends Omit<Reading, 'signal'> {
  log: Log
  /** The number of this process among several; null where it is alone. */
  process: number | null
  wanted: readonly WantedSource[]
  /** Whether the boards that people follow are read too; not unless told. */
  readsFollowed?: boolean
}

/** The import of a server: its own database, clock and way out. */
export function importGround(
  house: Pick<
    House,
    'config' | 'db' | 'log' | 'now' | 'outgoing' | 'process' | 'texts' | 'leaving'
  >,
  wanted: readonly WantedSource[],
): ImportContext {
  const { db, log, now, outgoing, process } = house
  const run = house.texts.inBackground(house.leaving)
  const readsFollowed = house.config.jobBoards === 'on'
  return {
    db,
    log,
    now,
    run,
    transport: outgoing,
    random: Math.random,
    process,
    wanted,
    readsFollowed,
  }
}

/** How often an idle reader looks for what is due. */
const lookMs = 5_000
/** Sources read at once by one process, each of another host. */
const readers = 2

/** Imports until stopped; gives how to stop, which waits for the readers to put down their work. */
export function importRegularly(context: ImportContext): () => Promise<void> {
  const leaving = new AbortController()
  const { signal } = leaving
  const run = async (): Promise<void> => {
    await prepareImport(context)
    await Promise.all(Array.from({ length: readers }, () => readOnAndOn(context, signal)))
  }
  const running = keepTrying(run, context.log, signal)
  return async () => {
    leaving.abort()
    await running
  }
}

/** Brings the stored sources up to the settings, and frees what a dead process left claimed. */
export async function prepareImport(
  context: ImportContext,
  { alone } = { alone: context.process === null },
): Promise<void> {
  await storeWanted(context.db, await wantedNow(context), context.now())
  await freeDeadClaims(context.db, context.now(), alone)
}

/** Reads every source that is due; answers how many were tried. */
export async function importDue(context: ImportContext, signal: AbortSignal): Promise<number> {
  let tried = 0
  while (!signal.aborted && (await importNext(context, signal))) tried++
  return tried
}

async function readOnAndOn(context: ImportContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const tried = await importDue(context, signal)
    if (tried > 0 && !signal.aborted) await closeWhatIsOver(context)
    await sleepUnlessStopped(lookMs, signal)
    if (!signal.aborted) await freeDeadClaims(context.db, context.now(), false)
  }
}

/** An abort ends the pause early and is no failure: whoever waited looks at the signal. */
const sleepUnlessStopped = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** The database away, for instance: everything is tried again, and the server goes on. */
async function keepTrying(run: () => Promise<void>, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      if (signal.aborted) return
      log.warn('the import of jobs failed and is tried again later', describeError(error))
      await sleepUnlessStopped(lookMs * 6, signal)
    }
  }
}

/** What the settings name, and what people follow: of those who follow a board nobody asks it twice. */
async function wantedNow({
  db,
  wanted,
  readsFollowed = false,
}: ImportContext): Promise<WantedSource[]> {
  const followed = readsFollowed ? await followedSources(db) : []
  return [...new Map([...followed, ...wanted].map((source) => [source.name, source])).values()]
}

async function importNext(context: ImportContext, signal: AbortSignal): Promise<boolean> {
  // Another process may have been started with other settings: it reads its own.
  const wanted = await wantedNow(context)
  const names = wanted.map(({ name }) => name)
  const claimed = await claimSource(context.db, context.now(), context.process, names)
  const source = wanted.find(({ name }) => name === claimed?.name)
  if (claimed === null || source === undefined) return false
  try {
    await importOne(context, source, claimed, signal)
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error
    context.log.warn('a source was claimed by another process', { source: claimed.adapter })
  }
  return true
}

async function importOne(
  context: ImportContext,
  source: WantedSource,
  claimed: ClaimedSource,
  signal: AbortSignal,
): Promise<void> {
  try {
    const report = await readSource({ ...context, signal }, source, claimed)
    context.log.info('a source of jobs was read', { source: source.adapter.id, ...figures(report) })
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    if (signal.aborted) return putBack(context, claimed)
    if (isOfDatabase(error)) throw error
    const isRefusal = error instanceof Refusal
    const problem = problemIn(error)
    const result = afterFailure(claimed, {
      at: context.now(),
      chance: context.random(),
      retryAfterMs: isRefusal ? error.retryAfterMs : null,
      state: isRefusal ? 'refused' : 'unreachable',
      problem,
    })
    // Whoever has no network at all is told once, not for each source again and again.
    const level = claimed.failures === 0 ? 'info' : 'debug'
    context.log[level]('a source of jobs could not be read', {
      source: source.adapter.id,
      // Never the message of another error: it may hold the address, and that a key.
      problem: error instanceof OutgoingFailure ? error.message : describeSourceProblem(problem),
    })
    await endClaim(context.db, claimed, result)
  }
}

/** Unread, as it was: due at once for the next reader. */
const putBack = (context: ImportContext, claimed: ClaimedSource): Promise<void> =>
  endClaim(context.db, claimed, {
    state: claimed.state,
    problem: problemOf(claimed),
    dueAt: claimed.due_at,
    triedAt: claimed.tried_at ?? context.now(),
    failures: claimed.failures,
  })

/** PostgreSQL's errors bear a code of five signs: the source is not to blame. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error

const figures = ({ jobs, added, closed, rejected }: ReadReport) => ({
  jobs,
  added,
  closed,
  rejected,
})

/** Jobs past their last day, and jobs of sources that nobody has read for long. */
async function closeWhatIsOver({ db, now }: Pick<ImportContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction().execute((trx) => closeEnded(trx, at))
  await db.transaction().execute((trx) => closeUnread(trx, new Date(at.getTime() - agedMs)))
}
