/** What a database of many jobs takes: searches, the order of a resume, an import, memory and disk. */
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

import { shownLevels } from '#domain/scoring/wants.ts'
import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import type { Database } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { keepBatch, keepJobs } from '#server/job-import/keep-jobs.ts'
import { findJobs } from '#server/job-search/find-jobs.ts'
import { createRankedJobs } from '#server/job-search/ranked-jobs.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { largeTowns } from '../../bench/search/job-folder.ts'
import type { ManyJobs } from '../../bench/search/many-jobs.ts'
import { benchSource, manyJobs } from '../../bench/search/many-jobs.ts'
import type { Asked } from '../../bench/search/questions.ts'
import { askedAs } from '../../bench/search/questions.ts'
import { percentile } from '../../bench/table.ts'
import type { ScaleFigures, Times } from '../scale-page.ts'

const questions = 300
const orders = 60
const warmUp = 30
const imported = 2_000
const batch = 250
const log = { warn: console.warn }

export async function measureJobs(
  database: Database,
  shards: number,
  now: Date,
): Promise<ScaleFigures> {
  const { kysely: db } = database
  const jobs = await countRows(db)
  const towns = await largeTowns(db)
  const many = await manyJobs(towns, now, jobs)
  const work = await workOfServers(db, shards > 0)
  const asked = (number: number) => askedAs(number, many.titles, towns)
  const bytes = await bytesOnDisk(db, shards > 0)
  const search = await timesOf(work, questions, async (number) => {
    const { query, language } = asked(number)
    await findJobs(db, query, language, now)
  })
  const before = process.memoryUsage.rss()
  const ranked = createRankedJobs(database.address, log)
  try {
    const prepare = await spent(work, () => ranked.prepare())
    const inOrder = (number: number) => {
      const { query, language } = asked(number)
      const ranking = ranked.inOrderOf(shownBy(asked(number)))
      return findJobs(db, { ...query, sort: 'match' }, language, now, { ranking })
    }
    const order = await timesOf(work, orders, inOrder)
    const together = await spent(work, () => Promise.all([inOrder(1), inOrder(2)]))
    const memory = process.memoryUsage.rss() - before
    const kept = await spent(work, () => keepMore(db, many, jobs))
    return {
      jobs,
      shards,
      search,
      prepare,
      order,
      togetherMs: together.ms,
      memory,
      bytes,
      imported: { ...kept, perSecond: Math.round((imported / kept.ms) * 1000) },
      load: loadavg()[1] ?? 0,
      cores: availableParallelism(),
    }
  } finally {
    await ranked.close()
  }
}

type Work = () => number

async function spent(
  work: Work,
  run: () => Promise<unknown>,
): Promise<{ ms: number; work: number }> {
  const [began, before] = [performance.now(), work()]
  await run()
  return { ms: Math.round(performance.now() - began), work: Math.round(work() - before) }
}

/** By the clock of each, and the mean of what all of them worked. */
async function timesOf(
  work: Work,
  count: number,
  ask: (number: number) => Promise<unknown>,
): Promise<Times> {
  for (let number = -warmUp; number < 0; number++) await ask(number)
  const times = new Array<number>()
  const all = await spent(work, async () => {
    for (let number = 0; number < count; number++) {
      const began = performance.now()
      await ask(number)
      times.push(performance.now() - began)
    }
  })
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10
  return { p50: at(50), p95: at(95), p99: at(99), work: Math.round((all.work / count) * 10) / 10 }
}

/** Somebody who looks for more of what they do. */
function shownBy({ query, language }: Asked): Map<string, number> {
  const role = query.job_title === '' ? 'Project manager' : query.job_title
  const job = { ...blankWorkItem, role, from_date: '2018', to_date: '2026' }
  const skills = ['English', 'Deutsch', 'Excel', 'SAP', 'Project management', 'Customer service']
  return shownLevels(
    {
      ...blankContent(),
      work_experience: [job],
      skill_categories: [{ name: '', skills }],
    },
    language,
  )
}

async function keepMore(db: Kysely<Tables>, many: ManyJobs, from: number): Promise<void> {
  for (let at = 0; at < imported; at += batch) {
    const jobs = Array.from({ length: batch }, (_, i) => many.job(from + at + i))
    await keepBatch(db, (trx) => keepJobs(trx, benchSource, jobs))
  }
}

async function countRows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM job_search`.execute(db)
  return Number(rows[0]?.n)
}

/** Of the narrow rows and what they want, with their indexes. */
async function bytesOnDisk(db: Kysely<Tables>, isSpread: boolean): Promise<number> {
  const size = sql.raw(isSpread ? 'citus_total_relation_size' : 'pg_total_relation_size')
  const { rows } = await sql<{ bytes: string }>`
    SELECT ${size}('job_search') + ${size}('job_bodies') AS bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

/** Milliseconds on the processor: of this process and of the servers, as far as they run on this machine. */
async function workOfServers(db: Kysely<Tables>, isSpread: boolean): Promise<Work> {
  const pid = `split_part(pg_read_file('postmaster.pid'), E'\\n', 1)`
  const own = await sql<{ pid: string }>`SELECT ${sql.raw(pid)} AS pid`.execute(db)
  const others = isSpread
    ? await sql<{ pid: string }>`
        SELECT result AS pid FROM run_command_on_workers(${`SELECT ${pid}`})`.execute(db)
    : { rows: [] }
  const servers = [...own.rows, ...others.rows].map((row) => Number(row.pid))
  return () => {
    const { user, system } = process.cpuUsage()
    return servers.reduce((sum, server) => sum + workOf(server), (user + system) / 1e3)
  }
}

const msPerTick = 10

/** Of a server, its processes and those that have ended. */
const workOf = (server: number): number => {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
  return [server, ...children.split(' ').filter(Boolean).map(Number)].reduce(
    (sum, pid) => sum + ticksOf(pid) * msPerTick,
    0,
  )
}

function ticksOf(pid: number): number {
  try {
    // The name may hold spaces; the fields count from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0 // it has ended, and the server counts what it worked
  }
}
