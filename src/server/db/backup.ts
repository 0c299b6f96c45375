/**
 * Backup and restore of everything people have here, in one file.
 *
 * The file is gzip of lines: a header naming the migrations the data belongs to; for each table a
 * line of JSON and then its rows in PostgreSQL's COPY text, closed by `\.`; the sequences; and a
 * last line with the number of rows, so that a file cut short is known. It is read in one
 * repeatable-read transaction, so it shows one moment however long it takes. A backup of an older
 * program is restored into the shape of its time and then upgraded like any database.
 */
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

import type { ClientBase } from 'pg'
import { z } from 'zod'

import { listMigrations, listSequences, listTables, quoted } from './catalogue.ts'
import { copyIn, copyOut } from './copy.ts'
import { DatabaseProblem } from './database-problem.ts'
import { dropAll } from './drop-all.ts'
import { migrateDatabase } from './migrate.ts'
import { presentNames } from './migrations/before-schema.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './open.ts'

const format = 'lapel-backup'
const header = z.object({ format: z.literal(format), migrations: z.array(z.string()) })
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
const sequenceLine = z.object({ sequence: z.string(), value: z.string(), called: z.boolean() })
const endLine = z.object({ end: z.int() })
const line = z.union([tableLine, sequenceLine, endLine])

/**
 * Who was signed in when the backup was made. A restore ends it: sessions that were ended since
 * would live again, and a copy of the file would be a way in.
 */
const signedIn = ['sessions', 'sign_ins', 'issuer_records']

/**
 * Sealed with a key that lies in the same database, and so in the same file: whoever had the file
 * would have both. A restore leaves it empty, and the person is asked again.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = { own_models: ['sealed_key'] }

const endOfRows = String.raw`\.`

/** Writes everything to `output` and ends it; answers how many rows there were. */
export async function backup(database: Database, output: Writable): Promise<number> {
  const packed = createGzip()
  const written = pipeline(packed, output)
  const client = await database.pool.connect()
  let rows = 0
  const write = (value: unknown) => packed.write(`${JSON.stringify(value)}\n`)
  const read = async () => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    write({ format, migrations: await listMigrations(client) })
    for (const { name, columns: all } of await listTables(client)) {
      const columns = all.filter((column) => leftOut[name]?.includes(column) !== true)
      write({ table: name, columns })
      const list = columns.map(quoted).join(', ')
      rows += await copyOut(client, `COPY public.${quoted(name)} (${list}) TO STDOUT`, packed)
      packed.write(`${endOfRows}\n`)
    }
    for (const { name, value, called } of await listSequences(client)) {
      write({ sequence: name, value, called })
    }
    write({ end: rows })
    await client.query('COMMIT')
    packed.end()
  }
  try {
    // Whichever side fails first is the reason: a full disk ends the reading as well.
    await Promise.all([written, read()])
    return rows
  } catch (error) {
    packed.destroy()
    throw error
  } finally {
    // A transaction that failed half-way goes with its connection.
    client.release(packed.writableFinished ? undefined : true)
  }
}

/**
 * Fills an unused database from a backup; answers how many rows there were. A database in which
 * anybody has an account is left alone, and so is one whose backup turns out to be damaged: the
 * rows come in one transaction.
 */
export async function restore(database: Database, input: Readable): Promise<number> {
  await refuseUsed(database)
  const lines = new Lines(input)
  const { migrations: executed } = parseLine(header, await lines.next())
  const names = presentNames(executed)
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      `This backup was made by a newer Lapel (it knows ${unknown.join(', ')}): update the program.`,
    )
  }
  await startAfresh(database, names)
  const client = await database.pool.connect()
  let rows: number
  try {
    await client.query('BEGIN')
    rows = await load(client, lines)
    for (const table of signedIn) await client.query(`DELETE FROM public.${table}`)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    await startAfresh(database, Object.keys(migrations))
    throw asProblem(error)
  }
  await migrateDatabase(database.kysely)
  return rows
}

async function refuseUsed(database: Database): Promise<void> {
  const tables = await database.kysely.introspection.getTables()
  if (!tables.some((table) => table.name === 'people')) return
  const someone = await database.kysely.selectFrom('people').select('id').limit(1).execute()
  if (someone.length > 0) {
    throw new DatabaseProblem(
      `There is data already in ${database.describe()}: restore into an empty DATA_DIR.`,
    )
  }
}

/** An empty database as the program that made the backup knew it. */
async function startAfresh(database: Database, names: string[]): Promise<void> {
  await dropAll(database.kysely)
  const registry = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => names.includes(name)),
  )
  await migrateDatabase(database.kysely, registry)
}

async function load(client: ClientBase, lines: Lines): Promise<number> {
  // What a migration put in for itself is in the backup as well.
  const known = new Map((await listTables(client)).map((table) => [table.name, table.columns]))
  const names = [...known.keys()].map((name) => `public.${quoted(name)}`).join(', ')
  // With all that refers to it: what a crash may lose is not in a backup either.
  await client.query(`TRUNCATE ${names} CASCADE`)
  let rows = 0
  for (;;) {
    const entry = parseLine(line, await lines.next())
    if ('end' in entry) {
      if (entry.end !== rows) throw damaged(`${rows} of ${entry.end} rows`)
      return rows
    }
    if ('sequence' in entry) {
      const name = `public.${quoted(entry.sequence)}`
      await client.query('SELECT setval($1, $2, $3)', [name, entry.value, entry.called])
      continue
    }
    const columns = known.get(entry.table)
    if (!columns || entry.columns.some((column) => !columns.includes(column))) {
      throw damaged(`a table ${entry.table} that is not ours`)
    }
    const list = entry.columns.map(quoted).join(', ')
    await copyIn(
      client,
      `COPY public.${quoted(entry.table)} (${list}) FROM STDIN`,
      lines.until(endOfRows, () => rows++),
    )
  }
}

function parseLine<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw damaged('a line that is not ours', cause)
  }
}

function damaged(what: string, cause?: unknown): DatabaseProblem {
  return new DatabaseProblem(`This is not a backup of Lapel, or it is damaged: ${what}.`, { cause })
}

/** A problem of the file keeps its words; anything else (no space, no connection) is passed on. */
function asProblem(error: unknown): unknown {
  const fromZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return fromZlib ? damaged(error.message, error) : error
}

/** The lines of a gzipped stream, each with its line feed, one after the other. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(input: Readable) {
    const plain = createGunzip()
    input.on('error', (error) => plain.destroy(error))
    this.#chunks = input.pipe(plain)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async next(): Promise<Buffer> {
    const parts: Buffer[] = []
    for (;;) {
      const end = this.#rest.indexOf(10)
      if (end >= 0) {
        parts.push(this.#rest.subarray(0, end + 1))
        this.#rest = this.#rest.subarray(end + 1)
        return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
      }
      parts.push(this.#rest)
      const chunk = await this.#read()
      if (!chunk) throw damaged('it ends too early')
      this.#rest = chunk
    }
  }

  /** The lines before the one that is `mark`. */
  async *until(mark: string, count: () => void): AsyncGenerator<Buffer> {
    const end = Buffer.from(`${mark}\n`)
    for (;;) {
      const row = await this.next()
      if (row.equals(end)) return
      count()
      yield row
    }
  }

  async #read(): Promise<Buffer | null> {
    try {
      const { value, done } = await this.#chunks.next()
      return done ? null : value
    } catch (error) {
      throw asProblem(error)
    }
  }
}
