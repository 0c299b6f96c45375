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
import { keepJobs } from '#server/jobs/keep-jobs.ts'

import { makeTestFolder } from '../tests/api/test-folder.ts'
import { urlOf } from '../tests/api/test-server.ts'
import type { BenchTable } from './table.ts'

const count = 20_000
const batch = 250
const source = 'jsonl:https://bench.example/jobs'

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
  const began = performance.now()
  const jobs = posts.flatMap((post) => normalised(post) ?? [])
  const normalisedAt = performance.now()
  const keepAll = async (): Promise<number> => {
    const from = performance.now()
    for (let at = 0; at < jobs.length; at += batch) {
      const some = jobs.slice(at, at + batch)
      await database.kysely.transaction().execute((trx) => keepJobs(trx, source, some))
    }
    return performance.now() - from
  }
  const firstMs = await keepAll()
  const againMs = await keepAll()
  await database.close()
  await embedded.close()
  await folder.remove()
  const row = (what: string, ms: number, target: string) => [
    what,
    `${Math.round((jobs.length / ms) * 1000).toLocaleString('en')} jobs/s`,
    target,
  ]
  const normaliseMs = normalisedAt - began
  return [
    {
      title: `Import of ${jobs.length.toLocaleString('en')} posts into the embedded database`,
      columns: ['what', 'measured', 'target'],
      rows: [
        row('normalising: text, kinds, sections, skills, SimHash', normaliseMs, '–'),
        row('keeping: rows, groups, indices', firstMs, '≥ 2,000 jobs/s'),
        row('both', normaliseMs + firstMs, '–'),
        row('a second read, nothing changed', againMs, '–'),
      ],
      notes: [
        'One process, one connection, batches of 250 in a transaction each. A million live jobs need less than one a second.',
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
