/**
 * A run of the product: settings, database, house, web server, in this order; and the same way
 * back on SIGTERM and SIGINT, so that requests under way end well and the port is free. On SIGTERM
 * the server first says by its health that it leaves, and answers for DRAIN_SECONDS more.
 * A bad setting ends the start with one line and exit status 78 (EX_CONFIG).
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { registerIssuer } from './auth/local-issuer/mount.ts'
import { signInWarnings } from './auth/sign-in-warnings.ts'
import { ConfigProblem, readConfig } from './config.ts'
import { DatabaseProblem, DatabaseSettingProblem } from './db/database-problem.ts'
import { distribute } from './db/distribute.ts'
import { migrateDatabase } from './db/migrate.ts'
import { renewStatistics } from './db/renew-statistics.ts'
import { openDatabase } from './db/open.ts'
import { openPresence } from './db/presence.ts'
import { modelSettings } from './engines/choose.ts'
import { buildHouse } from './house.ts'
import { keepHouse, keepHouseRegularly } from './housekeeping.ts'
import { closeGently } from './http/close-gently.ts'
import { serveFeeds } from './feeds/mount.ts'
import { handlers } from './handlers.ts'
import { buildServer } from './http/serve.ts'
import { createPages, readStaticFiles } from './http/static.ts'
import { takeHandedPages } from './pasted-jobs/hand-over.ts'
import { prepareReader } from './pdf/prepare-reader.ts'
import { sendJobMailsRegularly } from './mail/send-job-mails.ts'
import { stopMailByLink } from './mail/stop-mail.ts'
import { readScansRegularly } from './resumes/scans/read-scans.ts'
import { catchUpRegularly } from './job-search/catch-up.ts'
import { importGround, importRegularly } from './job-import/importer.ts'
import { wantedSources } from './job-import/wanted-sources.ts'
import { loadSamples } from './job-import/sources/load-samples.ts'
import { createLog, describeError } from './log.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { gatherLines } from './process/gather-lines.ts'
import type { StopSignal } from './process/supervise.ts'

const badConfig = 78
/** How long requests under way may take to end; those that wait for a model have longer. */
const patience = { usualMs: 2_500, modelMs: 20_000 }
/** How long a statement may take before the request ends with the database's refusal. */
const answerWithinMs = 60_000
/** How long everything else may take to close. */
const closingMs = 1_000

/** What a run has opened, and how it is to end. */
interface Run {
  closing: (() => Promise<void> | void)[]
  leaving: AbortController
  /** How long the server still answers before it begins to close. */
  drainMs: number
  /** Whether the answer of a model is waited for. */
  waitsForModel: () => boolean
}

/** `listen` is given what to do on a signal to stop. */
export async function run(
  env: NodeJS.ProcessEnv,
  listen: (stop: (signal: StopSignal) => void) => void,
): Promise<void> {
  const current: Run = {
    closing: [],
    leaving: new AbortController(),
    drainMs: 0,
    waitsForModel: () => false,
  }
  const stop = async (signal: StopSignal): Promise<void> => {
    if (current.leaving.signal.aborted) return
    current.leaving.abort()
    const drainMs = signal === 'SIGTERM' ? current.drainMs : 0
    await sleep(drainMs)
    endInTime(current)
    await closeAll(current)
  }
  listen((signal) => {
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${JSON.stringify(describeError(error))}\n`)
        process.exit(1)
      },
    )
  })
  try {
    await start(env, current)
  } catch (error) {
    if (current.leaving.signal.aborted) return
    process.stderr.write(`${explain(error, env)}\n`)
    await closeAll(current)
    const isSetting = error instanceof ConfigProblem || error instanceof DatabaseSettingProblem
    process.exitCode = isSetting ? badConfig : 1
  }
}

async function start(env: NodeJS.ProcessEnv, current: Run): Promise<void> {
  const { closing, leaving } = current
  const config = readConfig(env)
  current.drainMs = config.drainSeconds * 1000
  const now = () => new Date()
  const write = gatherLines((lines) => process.stdout.write(lines))
  const log = createLog(config.logLevel, now, write)
  const wanted = wantedSources(config.jobSources, config.jobSourceKeys ?? '')
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    postgresBin: config.postgresBin,
    log,
    answerWithinMs,
  })
  closing.push(() => database.close())
  await migrateDatabase(database.unhurried)
  if (config.databaseDistributed === 'on') await distribute(database.unhurried)
  const presence = config.databaseUrl === null ? null : await openPresence(config.databaseUrl, log)
  if (presence !== null) closing.push(() => presence.close())
  const house = buildHouse({
    config,
    log,
    now,
    database,
    leaving: leaving.signal,
    ...(presence === null ? {} : { presence }),
  })
  closing.push(
    () => house.texts.close(),
    () => house.rankedJobs.close(),
    () => house.reader.close(),
    () => house.scanner.close(),
    () => house.translators.close(),
    () => house.printer.close(),
  )
  await Promise.all([keepHouse(house, database.kind === 'embedded'), loadSamples(house.db)])
  closing.push(keepHouseRegularly(house))
  const files = await readStaticFiles(path.resolve(import.meta.dirname, '../../dist/web'), config)
  if (files === null) log.warn('the web app is not built: run npm run build')
  const server = await buildServer(house, {
    handlers,
    mount: async (app) => {
      serveFeeds(app, house)
      takeHandedPages(app, house)
      stopMailByLink(app, house)
      await registerIssuer(app, house)
    },
    pages: createPages(files),
  })
  const hasModel = modelSettings(config) !== null
  const gently = closeGently(server, hasModel)
  current.waitsForModel = () => gently.waitsForModel()
  if (config.metricsPort !== null) {
    closing.push(await serveMetrics(house, database.pool, config.metricsPort))
  }
  if (config.jobImport === 'on') closing.push(importRegularly(importGround(house, wanted)))
  closing.push(() => gently.close(patience))
  await server.listen({ host: config.host, port: config.port })
  closing.push(catchUpRegularly(house), readScansRegularly(house), sendJobMailsRegularly(house))
  void prepareReader(leaving.signal)
  const { versionChange } = database
  if (versionChange !== null) {
    const renewal = renewStatistics(database.unhurried, versionChange, log, leaving.signal)
    closing.push(() => renewal)
  }
  for (const warning of signInWarnings(config)) log.warn(warning)
  log.info('listening', { address: config.publicUrl, database: database.describe() })
  // For whoever started it by hand: the log beside it is for machines.
  process.stderr.write(`Lapel is ready. Open ${config.publicUrl}\n`)
}

/** Ends the process where the closing itself does not end: whoever stops a server waits for it. */
function endInTime({ waitsForModel }: Run): void {
  const began = performance.now()
  setInterval(() => {
    const mostMs = waitsForModel() ? patience.modelMs : patience.usualMs
    if (performance.now() - began > mostMs + closingMs) process.exit(1)
  }, 250).unref()
}

async function closeAll({ closing }: Run): Promise<void> {
  for (const close of closing.toReversed()) await close()
}

function explain(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const port = error instanceof Error && 'port' in error ? String(error.port) : ''
  const setting = port !== '' && port === env['METRICS_PORT']?.trim() ? 'METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `${setting} is in use by another program: choose another one.`
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.'
  if (code === 'EACCES') {
    return `${setting} may not be used by this user: choose one above 1023.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
