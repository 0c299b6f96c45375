/**
 * Lines of JSON from a file into the listings, as `file:NAME`. What a file does not name stays as it
 * is: a file is no board, and may be a part.
 */
import type { NormalisedJob } from '#domain/posts/normalised.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import type { RunTask } from '../work/tasks.ts'
import { jobIdOf } from '../jobs/job-id.ts'
import { keepJobs } from './keep-jobs.ts'
import { jsonLines } from './sources/adapters/json-lines.ts'
import { OneAhead } from './one-ahead.ts'
import { normalisePosts } from './normalise-posts.ts'

const batch = 500

export interface FileImport {
  jobs: number
  added: number
  changed: number
  rejected: number
}

interface Context {
  db: Kysely<Tables>
  run: RunTask
  log: Pick<Log, 'warn'>
}

/** `lines` comes in pieces of whole lines, so that a file may be larger than memory. */
export async function importLines(
  { db, run, log }: Context,
  name: string,
  lines: AsyncIterable<string>,
  now: Date,
): Promise<FileImport> {
  const source = `file:${name}`
  const report: FileImport = { jobs: 0, added: 0, changed: 0, rejected: 0 }
  let given: string[] = []
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
  const read = async (text: string[]): Promise<NormalisedJob[]> => {
    const target = { board: 'https://file.invalid/', key: '' }
    const ask = jsonLines.plan(target)
    const parsed = await run('parseSource', jsonLines.id, text.join('\n'), { target, ask })
    const posts = (parsed?.jobs ?? []).map((found) => ({
      found,
      id: jobIdOf(source, found.sourceJobId),
    }))
    const origin = { source, attribution: null, readAt: now }
    const { jobs } = await normalisePosts({ db, run, log }, posts, origin)
    report.rejected += text.length - jobs.length
    return jobs
  }
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue
      given.push(line)
      if (given.length === batch) await readGiven()
    }
    if (given.length > 0) await readGiven()
  } finally {
    await keeping.settled()
  }
  await keeping.ended()
  return report
}
