/**
 * A run of the product: settings, database, house, web server, in this order; and the same way
 * back on SIGTERM and SIGINT, so that requests under way end well and the port is free.
 * A bad setting ends the start with one line and exit status 78 (EX_CONFIG).
 */
import path from 'node:path'

import { registerIssuer } from './auth/local-issuer/mount.ts'
import { ConfigProblem, idleSettings, readConfig } from './config.ts'
import { DatabaseProblem } from './db/database-problem.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { buildHouse } from './house.ts'
import { keepHouse, keepHouseRegularly } from './housekeeping.ts'
import { handlers } from './http/handlers.ts'
import { buildServer } from './http/serve.ts'
import { createPages, readStaticFiles } from './http/static.ts'
import { loadSamples } from './jobs/sources/load-samples.ts'
import { createLog, describeError } from './log.ts'

const badConfig = 78
/** How long requests under way may take to end after a signal. */
const patienceMs = 10_000

type Closing = (() => Promise<void> | void)[]

export async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const closing: Closing = []
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    closeAll(closing).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${JSON.stringify(describeError(error))}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  try {
    await start(env, closing)
  } catch (error) {
    if (stopping) return
    process.stderr.write(`${explain(error)}\n`)
    await closeAll(closing)
    process.exitCode = error instanceof ConfigProblem ? badConfig : 1
  }
}

async function start(env: NodeJS.ProcessEnv, closing: Closing): Promise<void> {
  const config = readConfig(env)
  const now = () => new Date()
  const log = createLog(config.logLevel, now, (line) => process.stdout.write(line))
  for (const name of idleSettings(env)) log.warn('a setting has no effect yet', { name })
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
  })
  closing.push(() => database.close())
  await migrateDatabase(database.kysely)
  const house = buildHouse({ config, log, now, database })
  closing.push(() => house.reader.close())
  await Promise.all([keepHouse(house, database.kind === 'embedded'), loadSamples(house.db)])
  closing.push(keepHouseRegularly(house))
  const files = await readStaticFiles(path.resolve(import.meta.dirname, '../../dist/web'), config)
  if (files === null) log.warn('the web app is not built: run npm run build')
  const server = await buildServer(house, {
    handlers,
    mount: (app) => registerIssuer(app, house),
    pages: createPages(files),
  })
  closing.push(() => server.close())
  await server.listen({ host: config.host, port: config.port })
  log.info('listening', { address: config.publicUrl, database: database.describe() })
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.toReversed()) await close()
}

function explain(error: unknown): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'PORT is in use by another program: choose another one.'
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.'
  if (code === 'EACCES') return 'PORT may not be used by this user: choose one above 1023.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
