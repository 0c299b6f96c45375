/**
 * How fast listings come in: real-worded posts, each varied, normalised and kept in the embedded
 * database in one process, as the importer does it; and a second read of a board that is unchanged.
 */
import { readSamples } from '#server/jobs/sources/samples.ts'
import { jobText } from '#domain/jobs/job-text.ts'
import { normaliseJob } from '#domain/jobs/normalise.ts'
import type { FoundJob, NormalisedJob } from '#domain/jobs/normalised.ts'
import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { jobIdOf } from '#server/jobs/job-id.ts'
import { keepBatch, keepJobs } from '#server/jobs/keep-jobs.ts'

import { makeTestFolder } from '../tests/api/test-folder.ts'
import { urlOf } from '../tests/api/test-server.ts'
import { workOfProcess } from './processor.ts'
import type { BenchTable } from './table.ts'

const count = 20_000
const batch = 250
/** As many as one process has. */
const readers = 2
const source = 'jsonl:https://bench.example/jobs'

interface Measured {
  ms: number
  oursMs: number
  databaseMs: number
}

export async function benchImport(): Promise<BenchTable[]> {
  const log = { info: () => {}, warn: () => {} }
  const folder = await makeTestFolder()
  const embedded = await startEmbedded({ dataDir: folder.path, log })
  const database = await openDatabase({
    databaseUrl: urlOf(embedded.connection),
    dataDir: '',
    log,
  })
  await migrateDatabase(database.kysely)
  const posts = await varied()
  const jobs: NormalisedJob[] = []
  const timed = async (work: () => Promise<unknown>): Promise<Measured> => {
    const [from, served, before] = [performance.now(), databaseMs(), process.cpuUsage()]
    await work()
    const { user, system } = process.cpuUsage(before)
    return {
      ms: performance.now() - from,
      oursMs: (user + system) / 1_000,
      databaseMs: databaseMs() - served,
    }
  }
  const databaseMs = () => workOfProcess(embedded.pid())
  const normalising = await timed(async () => {
    jobs.push(...posts.flatMap((post) => normalised(post) ?? []))
  })
  const keepAll = async (): Promise<void> => {
    let at = 0
    const read = async (): Promise<void> => {
      while (at < jobs.length) {
        const some = jobs.slice(at, (at += batch))
        await keepBatch(database.kysely, (trx) => keepJobs(trx, source, some))
      }
    }
    await Promise.all(Array.from({ length: readers }, read))
  }
  const keeping = await timed(keepAll)
  const again = await timed(keepAll)
  await database.close()
  await embedded.close()
  await folder.remove()
  const perSecond = (ms: number) => Math.round((jobs.length / ms) * 1000).toLocaleString('en')
  const row = (what: string, { ms, oursMs, databaseMs: served }: Measured, target: string) => [
    what,
    `${perSecond(ms)} jobs/s`,
    `${(oursMs / jobs.length).toFixed(2)} ms`,
    `${(served / jobs.length).toFixed(2)} ms`,
    target,
  ]
  return [
    {
      title: `Import of ${jobs.length.toLocaleString('en')} posts into the embedded database`,
      columns: ['what', 'by the clock', 'our work a job', 'the database’s', 'target'],
      rows: [
        row('normalising: text, kinds, sections, skills, SimHash', normalising, '–'),
        row('keeping: rows, groups, indices', keeping, '≥ 2,000 jobs/s'),
        row('a second read, nothing changed', again, '–'),
      ],
      notes: [
        'One process with its two readers, batches of 250 in a transaction each. A million live jobs need less than one a second.',
        'Work: time on the processor, which other work on the machine hardly lengthens; the two work side by side, so that the longer of them bounds the pace.',
        'Posts are the bundled samples in six languages with other titles, employers, places and lines.',
      ],
    },
  ]
}

function normalised(post: FoundJob): NormalisedJob | null {
  const id = jobIdOf(source, post.sourceJobId)
  return normaliseJob(post, { id, source, attribution: null, readAt: new Date() })
}

async function varied(): Promise<FoundJob[]> {
  const samples = await readSamples()
  return Array.from({ length: count }, (_, i) => {
    const { detail, language } = samples[i % samples.length] ?? samples[0] ?? missing()
    const other = samples[(i * 7 + 3) % samples.length] ?? missing()
    const body = `${jobText(detail)}\n\n${other.detail.company_description}\nRef. ${i}`
    return {
      sourceJobId: String(i),
      title: detail.job_title,
      company: `${other.detail.company_name} ${i % 997}`,
      locations: [other.detail.job_location],
      body: body
        .split('\n')
        .map((line) => (line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`))
        .join('\n'),
      isWhole: true,
      link: `https://bench.example/jobs/${i}`,
      listedAt: '2026-11-01',
      validThrough: null,
      typeWords: [],
      levelWords: [],
      workWords: [],
      isRemote: null,
      salary: null,
      language,
    }
  })
}

function missing(): never {
  throw new Error('there are no samples')
}
