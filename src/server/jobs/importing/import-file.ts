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
  const keep = async (): Promise<void> => {
    const jobs = read(given)
    given = []
    report.jobs += jobs.length
    const kept = await db.transaction().execute((trx) => keepJobs(trx, source, jobs))
    report.added += kept.added
    report.changed += kept.written - kept.added
  }
  const read = (text: string[]): NormalisedJob[] => {
    const target = { board: 'https://file.invalid/', key: '' }
    const ask = jsonLines.plan(target)
    const parsed = jsonLines.parse(text.join('\n'), { target, ask })
    const found = parsed?.jobs ?? []
    const jobs = found.flatMap((job) => {
      const id = jobIdOf(source, job.sourceJobId)
      return normaliseJob(job, { id, source, attribution: null, readAt: now }) ?? []
    })
    report.rejected += text.length - jobs.length
    return jobs
  }
  for await (const line of lines) {
    if (line.trim() === '') continue
    given.push(line)
    if (given.length === batch) await keep()
  }
  if (given.length > 0) await keep()
  return report
}
