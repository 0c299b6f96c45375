/**
 * Lines of JSON from a file into the listings, as `file:NAME`. What a file does not name stays as it
 * is: a file is no board, and may be a part.
 */
import { normaliseJob } from '#domain/jobs/normalise.ts'
import type { NormalisedJob } from '#domain/jobs/normalised.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import { jobIdOf } from '../job-id.ts'
import { keepJobs } from '../keep-jobs.ts'
import { jsonLines } from '../sources/adapters/json-lines.ts'
import { OneAhead } from './one-ahead.ts'
import { stretches } from './stretches.ts'

const batch = 500

export interface FileImport {
  jobs: number
  added: number
  changed: number
  rejected: number
}

/** `lines` comes in pieces of whole lines, so that a file may be larger than memory. */
export async function importLines(
  db: Kysely<Tables>,
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
    const parsed = jsonLines.parse(text.join('\n'), { target, ask })
    const jobs: NormalisedJob[] = []
    const rest = stretches()
    for (const found of parsed?.jobs ?? []) {
      const id = jobIdOf(source, found.sourceJobId)
      const job = normaliseJob(found, { id, source, attribution: null, readAt: now })
      if (job !== null) jobs.push(job)
      await rest()
    }
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
