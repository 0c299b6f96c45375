/**
 * `lapel jobs import FILE.jsonl [--source NAME]` brings listings of one's own, `lapel jobs sync` reads
 * every source that is due (never sooner than its terms allow), `lapel jobs sources` says how the
 * reading goes, `lapel jobs check SOURCE` asks one source now and says what differs from what is known of
 * it, `lapel jobs search` finds as `GET /jobs` does. For whoever runs this Lapel.
 */
import { open } from 'node:fs/promises'
import path from 'node:path'

import { jobQuery } from '#contract/jobs.ts'
import { agentOf } from '#server/house.ts'
import { checkSource } from '#server/job-import/check-source.ts'
import { importDue, prepareImport } from '#server/job-import/importer.ts'
import type { LineFault } from '#server/job-import/import-file.ts'
import { importLines } from '#server/job-import/import-file.ts'
import { stateOfSources } from '#server/job-import/state.ts'
import { wantedSources } from '#server/job-import/wanted-sources.ts'
import { findJobs } from '#server/job-search/find-jobs.ts'
import { resultsKept } from '#server/job-search/find-hits.ts'
import { openJobsAmong } from '#server/jobs/store.ts'
import { createOutgoing } from '#server/outgoing/outgoing.ts'
import { z } from 'zod'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { readWords } from './options.ts'
import { withDatabase } from './own-database.ts'
import { orUnusable, readSettings } from './settings.ts'
import { tell, writeJson } from './terminal.ts'
import { createTextWork } from '#server/work/text-work.ts'

export const usage =
  'jobs import FILE.jsonl [--source NAME] | jobs sync | jobs sources | jobs check SOURCE' +
  ' | jobs search [--title WORDS] [--location PLACE] [--radius KM] [--limit N]'

const words = ['source', 'title', 'location', 'radius', 'limit']
const text = { type: 'string' } as const

export async function run(args: readonly string[]): Promise<Exit> {
  const known = Object.fromEntries(words.map((name) => [name, text]))
  const { files, options } = readWords(args, known, usage)
  const [verb, file, extra] = files
  if (verb === 'search' && file === undefined) return search(options)
  if (verb === 'import' && file !== undefined && extra === undefined) {
    const given = typeof options['source'] === 'string' ? options['source'] : path.parse(file).name
    return importFile(file, given)
  }
  if (verb === 'check' && file !== undefined && extra === undefined) return check(file)
  if (verb === 'sync' && file === undefined) return sync()
  if (verb === 'sources' && file === undefined) return sources()
  throw new Unusable(`Usage: lapel ${usage}`)
}

/** So many lines of a file are named; the rest are counted. */
const mostFaults = 20

async function importFile(file: string, source: string): Promise<Exit> {
  const handle = await open(file).catch(() => null)
  if (handle === null) throw new Unusable(`${file}: cannot be read.`)
  const texts = createTextWork()
  try {
    return await withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
      let faults = 0
      const onFault = ({ line, reason }: LineFault) => {
        if (++faults <= mostFaults) tell(`Line ${line}: ${reason}.`)
      }
      const context = { db: kysely, log: { warn: tell }, run: texts.inBackground(), onFault }
      const report = await importLines(context, source, handle.readLines(), new Date())
      await writeJson(report)
      if (faults > mostFaults) tell(`… and ${faults - mostFaults} more.`)
      if (report.rejected > 0) tell(`Lines that are no jobs: ${report.rejected}`)
      return report.jobs > 0 ? exit.done : exit.no
    })
  } finally {
    await Promise.all([handle.close(), texts.close()])
  }
}

async function sync(): Promise<Exit> {
  const config = readSettings()
  const wanted = orUnusable(() => wantedSources(config.jobSources, config.jobSourceKeys ?? ''))
  return withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
    const quiet = () => {}
    const texts = createTextWork()
    const context = {
      db: kysely,
      run: texts.inBackground(),
      log: { debug: quiet, info: quiet, warn: tell, error: tell },
      transport: createOutgoing({ agent: agentOf(config), allow: config.outgoingAllow ?? [] }),
      now: () => new Date(),
      random: Math.random,
      // Beside a running Lapel this is no server: its claims end by themselves.
      process: null,
      wanted,
      readsFollowed: config.jobBoards === 'on',
    }
    try {
      await prepareImport(context, { alone: false })
      tell(`Sources that were due: ${await importDue(context, new AbortController().signal)}`)
    } finally {
      await texts.close()
    }
    await writeJson(await stateOfSources({ db: kysely, config }))
    return exit.done
  })
}

/** Asks live, whatever the interval of the source: for whoever looks after an adapter. */
async function check(name: string): Promise<Exit> {
  const config = readSettings()
  const [source, other] = orUnusable(() => wantedSources(name, config.jobSourceKeys ?? ''))
  if (source === undefined || other !== undefined) throw new Unusable(`${name} is not one source.`)
  const transport = createOutgoing({ agent: agentOf(config), allow: config.outgoingAllow ?? [] })
  const report = await checkSource({ transport, signal: new AbortController().signal }, source)
  await writeJson(report)
  return report.problem === null && report.rejected === 0 ? exit.done : exit.no
}

/** Nobody's question: what a card tells of the person who asks is not known here. */
async function search(options: Record<string, unknown>): Promise<Exit> {
  const { title = '', location = '', radius, limit } = options
  const asked = jobQuery.safeParse({ job_title: title, location, radius_km: radius })
  const most = limitOf.safeParse(limit)
  if (!asked.success || !most.success) throw new Unusable(`Usage: lapel ${usage}`)
  return withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
    const { ids, about } = await findJobs(kysely, asked.data, 'en', new Date())
    if (about.showing_results_for !== null) tell(`Searched for ${about.showing_results_for}.`)
    if (about.read_as) {
      const { postcode, places } = about.read_as
      const named = places.map(({ name, country }) => `${name} (${country})`).join(', ')
      tell(postcode === null ? `Searched in ${named}.` : `Read ${postcode} as ${named}.`)
    }
    const found = await openJobsAmong(kysely, ids.slice(0, most.data), null, null)
    await writeJson(found)
    return found.length > 0 ? exit.done : exit.no
  })
}

const limitOf = z.coerce.number().int().min(1).max(resultsKept).default(10)

async function sources(): Promise<Exit> {
  const config = readSettings()
  return withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
    await writeJson(await stateOfSources({ db: kysely, config }))
    return exit.done
  })
}
