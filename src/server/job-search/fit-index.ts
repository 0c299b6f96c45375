/**
 * All open jobs by what they want, in memory: read whole at first, and brought up to date for each question
 * by the numbers of the transactions that wrote since. Jobs that closed stay in it until it is read anew; the
 * search leaves them out.
 */
import type { JobsByFit } from '#domain/scoring/jobs-by-fit.ts'
import { createJobIndex } from '#domain/scoring/rank.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { latestChange } from './changes-store.ts'
import { readWantsSince } from './store.ts'

export interface FitIndex {
  /** With everything that was written before it was asked for. */
  upToDate(): Promise<JobsByFit>
}

/** Jobs that closed take room until then. */
const mostHours = 24
const hourMs = 3_600_000

interface Read {
  index: JobsByFit
  madeAt: number
  /** All that older transactions wrote is in the index. */
  upTo: string
  /** What newer ones wrote and is in it, too: the number of each by job. */
  beyond: ReadonlyMap<string, string>
}

export function createFitIndex(db: Kysely<Tables>, nowMs: () => number): FitIndex {
  const begin = (): Read => ({
    index: createJobIndex(),
    madeAt: nowMs(),
    upTo: '0',
    beyond: new Map<string, string>(),
  })
  let read = begin()
  let renewal: Promise<void> | null = null

  /** Beside the old one, which answers until it is done. */
  const renew = async (): Promise<void> => {
    const next = begin()
    await catchUp(db, next)
    read = next
  }
  return {
    upToDate: together(async () => {
      const { index } = read
      await catchUp(db, read)
      if (nowMs() - read.madeAt > mostHours * hourMs) {
        // Tried again with the next question where it fails.
        renewal ??= renew()
          .catch(() => {})
          .finally(() => (renewal = null))
      }
      return index
    }),
  }
}

async function catchUp(db: Kysely<Tables>, read: Read): Promise<void> {
  const upTo = await latestChange(db)
  const beyond = new Map<string, string>()
  await readWantsSince(db, read.upTo, ({ job_id: id, wants, change }) => {
    if (BigInt(change) >= BigInt(upTo)) beyond.set(id, change)
    if (read.beyond.get(id) !== change) read.index.add(id, wants)
  })
  Object.assign(read, { upTo, beyond })
}

/**
 * One at a time, each for everybody who has come before it began: who comes while it runs waits for the
 * next one, with all who come till then.
 */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const begun = work()
    running = begun.catch(() => {}) // those who wait for it are told
    return begun
  }
  return () => (next ??= running.then(begin))
}
