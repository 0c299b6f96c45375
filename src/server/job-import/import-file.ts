/**
 * Lines of JSON from a file into the listings, as `file:NAME`. What a file does not name stays as it
 * is: a file is no board, and may be a part.
 */
import type { NormalisedJob } from '#domain/posts/normalised.ts'

import type { Db } from '../db/tables.ts'
import type { Log } from '../log.ts'
import type { RunTask } from '../work/tasks.ts'
import { jobIdOf } from '../jobs/job-id.ts'
import { keepJobs } from './keep-jobs.ts'
import { jsonLines } from './sources/adapters/json-lines.ts'
import { OneAhead } from './one-ahead.ts'
import { normalisePosts } from './normalise-posts.ts'

const atATime = 500

export interface FileImport {
  jobs: number
  added: number
  changed: number
  rejected: number
}

/** A line that is no job, counted from 1, and why. */
export interface LineFault {
  line: number
  reason: string
}

interface Line {
  number: number
  text: string
}

interface Context {
  db: Db
  run: RunTask
  log: Pick<Log, 'warn'>
  /** Told of each line that is no job, in their order. */
  onFault?: (fault: LineFault) => void
}

/** `lines` comes in pieces of whole lines, so that a file may be larger than memory. */
export async function importLines(
  { db, run, log, onFault }: Context,
  name: string,
  lines: AsyncIterable<string>,
  now: Date,
): Promise<FileImport> {
  const source = `file:${name}`
  const report: FileImport = { jobs: 0, added: 0, changed: 0, rejected: 0 }
  let given: Line[] = []
  let number = 0
  const keeping = new OneAhead()
  const readGiven = async (): Promise<void> => {
    const jobs = await read(given)
    given = []
    report.jobs += jobs.length
    await keeping.begin(() => keep(jobs))
  }
  const keep = async (jobs: readonly NormalisedJob[]): Promise<void> => {
    const kept = await db.transaction().execute((trx) => keepJobs(trx, source, jobs))
    report.added += kept.added
    report.changed += kept.written - kept.added
  }
  const read = async (batch: readonly Line[]): Promise<NormalisedJob[]> => {
    const target = { board: 'https://file.invalid/', key: '' }
    const ask = jsonLines.plan(target)
    const parsed = await run('parseSource', jsonLines.id, textOf(batch), {
      target,
      ask,
    })
    const posts = (parsed?.jobs ?? []).map((found) => ({
      found,
      id: jobIdOf(source, found.sourceJobId),
    }))
    const origin = { source, attribution: null, readAt: now }
    const { jobs, aside } = await normalisePosts({ db, run, log }, posts, origin)
    report.rejected += batch.length - jobs.length
    if (onFault !== undefined && jobs.length < batch.length)
      await tellFaults(batch, new Set(jobs.map(({ id }) => id)), new Set(aside))
    return jobs
  }
  const tellFaults = async (
    batch: readonly Line[],
    taken: ReadonlySet<string>,
    aside: ReadonlySet<string>,
  ): Promise<void> => {
    const found = await run(
      'faultsOfLines',
      batch.map(({ text }) => text),
    )
    for (const [i, { id, fault }] of found.entries()) {
      const name = jobIdOf(source, id)
      if (fault === null && taken.has(name)) continue
      const unread = aside.has(name)
        ? 'its text takes too long to be read'
        : 'no company is named, not even in the text'
      onFault?.({ line: batch[i]?.number ?? 0, reason: fault ?? unread })
    }
  }
  try {
    for await (const line of lines) {
      number++
      if (line.trim() === '') continue
      given.push({ number, text: line })
      if (given.length === atATime) await readGiven()
    }
    if (given.length > 0) await readGiven()
  } finally {
    await keeping.settled()
  }
  await keeping.ended()
  return report
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')
