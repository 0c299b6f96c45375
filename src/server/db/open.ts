/**
 * The way to the database: the PostgreSQL server that `DATABASE_URL` names, or our own embedded
 * one in the data folder. Whoever holds the result asks it the same questions either way.
 */
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import { Client, Pool } from 'pg'

import { DatabaseProblem } from './database-problem.ts'
import type { VersionChange } from './embedded/postgres-version.ts'
import type { Connection, Embedded, Log } from './embedded/start.ts'
import { findRunning, startEmbedded } from './embedded/start.ts'
import { givingUpAfter } from './give-up.ts'
import type { Db, Tables } from './tables.ts'

export type Database = {
  kysely: Db
  /** The same without `answerWithinMs`: a migration takes as long as it takes. */
  unhurried: Db
  pool: Pool
  kind: 'embedded' | 'server'
  /** `postgresql://…`, with its password: for another thread, which asks over connections of its own. */
  address: string
  /** Where the data is, in words for the log; never with a password. */
  describe(): string
  /** What to rebuild after a change of PostgreSQL's version (renew-statistics.ts); embedded only. */
  versionChange: VersionChange | null
  close(): Promise<void>
}

export type OpenOptions = {
  /** `postgresql://…`; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  /** The programs of the embedded server, where they are not those that came with the install. */
  postgresBin?: string | null | undefined
  log: Log
  /** Use the embedded server of a Lapel that runs in this folder, where there is one (`lapel backup`). */
  joinRunning?: boolean
  /** How long a statement may take before its connection is given up; without it, for ever. */
  answerWithinMs?: number
}

/** Throws a DatabaseProblem, whose message is one line for the person who started the program. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl, options)
  const running = options.joinRunning ? findRunning(options.dataDir) : null
  if (running) {
    const pool = makePool(running, options.log)
    const place = `the running Lapel's database in ${options.dataDir}`
    return assemble(pool, { kind: 'embedded', address: addressOf(running), place }, options)
  }
  const embedded = await startEmbedded(options)
  const pool = makePool({ ...embedded.connection, Client: clientThatWaits(embedded) }, options.log)
  const place = `embedded PostgreSQL in ${embedded.folder}`
  const where: Where = { kind: 'embedded', address: addressOf(embedded.connection), place }
  return {
    ...assemble(pool, where, options, () => embedded.close()),
    versionChange: embedded.versionChange,
  }
}

async function openServer(url: string, options: OpenOptions): Promise<Database> {
  const place = placeOf(url)
  const pool = makePool({ connectionString: url, connectionTimeoutMillis: 10_000 }, options.log)
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    const why = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new DatabaseProblem(`DATABASE_URL: no connection to ${place}: ${why}`, { cause })
  }
  return assemble(pool, { kind: 'server', address: url, place }, options)
}

export function addressOf({ host, port, user, database }: Connection): string {
  const place = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${user}@localhost/${database}?${place.toString()}`
}

/** `PostgreSQL at host/name`, without user and password. */
function placeOf(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`
  } catch {
    throw new DatabaseProblem('DATABASE_URL is not an address such as postgresql://user@host/name.')
  }
}

function makePool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ max: 10, application_name: 'lapel', ...config })
  // A connection that breaks while idle is replaced by the pool; whoever uses one sees the error.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`)
  })
  // Whoever uses the connection is told by the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type Where = Pick<Database, 'kind' | 'address'> & { place: string }

function assemble(
  pool: Pool,
  { kind, address, place }: Where,
  { answerWithinMs }: OpenOptions,
  afterwards: () => Promise<void> = async () => {},
): Database {
  const unhurried = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const kysely =
    answerWithinMs === undefined
      ? unhurried
      : new Kysely<Tables>({
          dialect: new PostgresDialect({ pool: givingUpAfter(pool, answerWithinMs) }),
        })
  let closing: Promise<void> | null = null
  const close = async () => {
    await kysely.destroy()
    // Kysely ends the pool only if it was ever asked something.
    if (!pool.ending) await pool.end()
    await afterwards()
  }
  return {
    kysely,
    unhurried,
    pool,
    kind,
    address,
    describe: () => place,
    versionChange: null,
    close: () => (closing ??= close()),
  }
}

/** Connections opened while the embedded server is being started again wait for it. */
function clientThatWaits(embedded: Embedded): typeof Client {
  return class extends Client {
    override connect(): Promise<Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<Client> | void {
      if (!callback) return embedded.ready().then(() => super.connect())
      // The pool calls with a callback, and pg answers it in its own way.
      // oxlint-disable-next-line promise/no-callback-in-promise
      embedded.ready().then(() => super.connect(callback), callback)
    }
  }
}
