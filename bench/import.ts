/**
 * How fast listings come in: real-worded posts, each varied, in one process with its two readers. The
 * parts alone, normalising and keeping; a second read of what is unchanged; and the whole way of the
 * importer, from the answers of sources to jobs that are found.
 */
import { normaliseJob } from '#domain/posts/normalise.ts'
import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'
import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { jobIdOf } from '#server/jobs/job-id.ts'
import { keepBatch, keepJobs } from '#server/job-import/keep-jobs.ts'
import type { Kysely } from 'kysely'

import { makeTestFolder } from '../tests/api/test-folder.ts'
import { urlOf } from '../tests/api/test-server.ts'
import { variedPosts } from './import/posts.ts'
import { answersOf, importAnswers } from './import/whole-way.ts'
import { workOfProcess } from './processor.ts'
import type { BenchTable } from './table.ts'

const batch = 250
/** As many as one process has. */
const readers = 2
const source = 'jsonl:https://bench.example/jobs'
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

interface Measured {
  ms: number
  oursMs: number
  databaseMs: number
}

interface Ground {
  db: Kysely<Tables>
  timed: (work: () => Promise<unknown>) => Promise<Measured>
}

export async function benchImport(): Promise<BenchTable[]> {
  const posts = await variedPosts()
  const answers = answersOf(posts)
  // First, as a process that has just started does it.
  const whole = await withDatabase(async ({ db, timed }) => {
    const measured = await timed(() => importAnswers(db, log, answers, readers))
    const { length } = await db.selectFrom('job_search').select('job_id').execute()
    if (length !== posts.length) throw new Error(`${length} of ${posts.length} jobs are found`)
    return measured
  })
  const parts = await withDatabase(({ db, timed }) => measureParts(posts, db, timed))
  const perSecond = (ms: number) => Math.round((posts.length / ms) * 1000).toLocaleString('en')
  const kilobytes = (
    posts.reduce((sum, { body }) => sum + body.length, 0) /
    posts.length /
    1_000
  ).toFixed(1)
  const row = (what: string, { ms, oursMs, databaseMs }: Measured, target: string) => [
    what,
    `${perSecond(ms)} jobs/s`,
    `${(oursMs / posts.length).toFixed(2)} ms`,
    `${(databaseMs / posts.length).toFixed(2)} ms`,
    `${perSecond(Math.max(oursMs, databaseMs))} jobs/s`,
    target,
  ]
  return [
    {
      title: `Import of ${posts.length.toLocaleString('en')} posts into the embedded database`,
      columns: [
        'what',
        'by the clock',
        'our work a job',
        'the database’s',
        'with a core for each',
        'target',
      ],
      rows: [
        row('the whole way: answers of sources to jobs that are found', whole, '≥ 2,000 jobs/s'),
        row('normalising: text, kinds, sections, skills, SimHash', parts.normalising, '–'),
        row('keeping: rows, groups, indices', parts.keeping, '≥ 2,000 jobs/s'),
        row('a second read, nothing changed', parts.again, '–'),
      ],
      notes: [
        'One process with its two readers, batches of 250 in a transaction each. A million live jobs need less than one a second.',
        'The whole way is the importer over eight boards of 2,500 posts, as lines of JSON in memory: all but the network.',
        'Work: time on the processor, of all threads; the two work side by side, so that the longer of them bounds the pace: “with a core for each” is worked out from it. The clock also counts what other work on the machine takes.',
        `Posts are the bundled samples in six languages with other titles, employers, places and lines: ${kilobytes} kB of HTML each. Posts of 6 kB, as real ones are, take several times the normalising.`,
        'Short of the target it is our work that bounds the pace, in one thread: several processes, which share the sources among them, would each add theirs where there are cores for them.',
      ],
    },
  ]
}

async function measureParts(
  posts: readonly FoundJob[],
  db: Ground['db'],
  timed: Ground['timed'],
): Promise<Record<'normalising' | 'keeping' | 'again', Measured>> {
  const jobs: NormalisedJob[] = []
  const normalising = await timed(async () => {
    jobs.push(...posts.flatMap((post) => normalised(post) ?? []))
  })
  const keepAll = async (): Promise<void> => {
    let at = 0
    const read = async (): Promise<void> => {
      while (at < jobs.length) {
        const some = jobs.slice(at, (at += batch))
        await keepBatch(db, (trx) => keepJobs(trx, source, some))
      }
    }
    await Promise.all(Array.from({ length: readers }, read))
  }
  return { normalising, keeping: await timed(keepAll), again: await timed(keepAll) }
}

/** A new database for one measurement, gone after it. */
async function withDatabase<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const folder = await makeTestFolder()
  const embedded = await startEmbedded({ dataDir: folder.path, log })
  const databaseUrl = urlOf(embedded.connection)
  const database = await openDatabase({ databaseUrl, dataDir: '', log })
  try {
    await migrateDatabase(database.kysely)
    const databaseMs = () => workOfProcess(embedded.pid())
    const timed: Ground['timed'] = async (measured) => {
      const [from, served, before] = [performance.now(), databaseMs(), process.cpuUsage()]
      await measured()
      const { user, system } = process.cpuUsage(before)
      return {
        ms: performance.now() - from,
        oursMs: (user + system) / 1_000,
        databaseMs: databaseMs() - served,
      }
    }
    return await work({ db: database.kysely, timed })
  } finally {
    await database.close()
    await embedded.close()
    await folder.remove()
  }
}

function normalised(post: FoundJob): NormalisedJob | null {
  const id = jobIdOf(source, post.sourceJobId)
  return normaliseJob(post, { id, source, attribution: null, readAt: new Date() })
}
