import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'

import { migrateDatabase } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'

import { createTestDatabase } from './test-database.ts'

const log = { info: () => {}, warn: () => {} }
const names = Object.keys(migrations).sort()
let opened: (() => Promise<void>)[] = []

async function openEmpty(): Promise<Database> {
  const test = await createTestDatabase('empty')
  const database = await openDatabase({ databaseUrl: test.url, dataDir: '', log })
  opened.push(
    () => database.close(),
    () => test.close(),
  )
  return database
}

/** What two databases must agree on, in the words of the catalogue. */
async function shapeOf(database: Database): Promise<Record<string, unknown[]>> {
  const ask = async (statement: string) => (await database.pool.query(statement)).rows as unknown[]
  return {
    columns: await ask(`SELECT table_name, column_name, data_type, is_nullable, column_default,
        is_identity, generation_expression, collation_name
      FROM information_schema.columns WHERE table_schema = 'public'
      ORDER BY table_name, column_name`),
    constraints:
      await ask(`SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`),
    indexes: await ask(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
    functions: await ask(`SELECT pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace ORDER BY 1`),
    relations: await ask(`SELECT relname, relkind, relpersistence FROM pg_class
      WHERE relnamespace = 'public'::regnamespace ORDER BY 1`),
  }
}

/** As the last version left it that reached the schema in many steps. */
const beforeSchema = readFileSync(
  join(import.meta.dirname, '../fixtures/database/before-schema.sql'),
  'utf8',
)

const upTo = (name: string): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrations).filter(([key]) => key <= name))

afterEach(async () => {
  for (const close of opened) await close()
  opened = []
})

describe('the migrations', () => {
  it('are all registered, each under the name of its file', () => {
    const folder = join(import.meta.dirname, '../../src/server/db/migrations')
    const files = readdirSync(folder).filter((name) => /^\d/.test(name) && !name.includes('.test.'))
    expect(names).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort())
  })

  it('are listed in the order in which they run', () => {
    expect(Object.keys(migrations)).toEqual(names)
  })

  it('do nothing to a database that has them all', async () => {
    const database = await openEmpty()
    expect(await migrateDatabase(database.kysely)).toEqual(names)
    expect(await migrateDatabase(database.kysely)).toEqual([])
  })

  it('upgrade a database that stopped at any of them to the same shape', async () => {
    const stepwise = await openEmpty()
    // Each run stops at the next name, and the one after it goes on from there.
    for (const name of names)
      expect(await migrateDatabase(stepwise.kysely, upTo(name))).toEqual([name])
    const atOnce = await openEmpty()
    await migrateDatabase(atOnce.kysely)
    expect(await shapeOf(stepwise)).toEqual(await shapeOf(atOnce))
  })

  it('bring a database that reached the schema in many steps to the same shape, with its rows', async () => {
    const earlier = await openEmpty()
    await earlier.pool.query(beforeSchema)
    await earlier.pool.query(`WITH person AS (
        INSERT INTO people (issuer, subject) VALUES ('here', 'ana') RETURNING id
      ), resume AS (
        INSERT INTO resumes (person_id, content) SELECT id, '{"summary": "Baker"}' FROM person
        RETURNING id
      ), revision AS (
        INSERT INTO revisions (resume_id, version, state)
        SELECT id, 1, '{"summary": "Baker"}' FROM resume
      )
      INSERT INTO letters (resume_id, letter, written_at, version)
      SELECT id, '{"body": "Dear baker"}', '2026-03-01T08:00:00Z', 4 FROM resume`)
    expect(await migrateDatabase(earlier.kysely)).toEqual(names.slice(1))
    expect(await migrateDatabase(earlier.kysely)).toEqual([])
    const fresh = await openEmpty()
    await migrateDatabase(fresh.kysely)
    expect(await shapeOf(earlier)).toEqual(await shapeOf(fresh))
    const { rows } = await earlier.pool.query(
      `SELECT content, content_bytes, resumes.history_bytes, letter, letters.version
       FROM resumes JOIN letters ON letters.resume_id = resumes.id`,
    )
    expect(rows).toEqual([
      {
        content: { summary: 'Baker' },
        content_bytes: 20,
        history_bytes: '20',
        letter: { body: 'Dear baker' },
        version: 4,
      },
    ])
  })

  it('refuse a database that stopped on the way there, and say what to do', async () => {
    const earlier = await openEmpty()
    await earlier.pool.query(beforeSchema)
    await earlier.pool.query(`DELETE FROM kysely_migration WHERE name > '0180'`)
    const before = await shapeOf(earlier)
    await expect(migrateDatabase(earlier.kysely)).rejects.toThrow(
      /under development \(it ends with 0170-coded-source-problems\): start it once/,
    )
    expect(await shapeOf(earlier)).toEqual(before)
  })

  it('leave nothing of a migration that failed half-way, and run it again', async () => {
    const database = await openEmpty()
    await migrateDatabase(database.kysely)
    const before = await shapeOf(database)
    let fails = true
    const registry = {
      ...migrations,
      '9999-next': {
        async up(db) {
          await sql`CREATE TABLE half_made (n int)`.execute(db)
          if (fails) throw new Error('the power went out')
        },
      } satisfies Migration,
    }
    await expect(migrateDatabase(database.kysely, registry)).rejects.toThrow('the power went out')
    expect(await shapeOf(database)).toEqual(before)
    fails = false
    expect(await migrateDatabase(database.kysely, registry)).toEqual(['9999-next'])
  })

  it('run once when two programs start together', async () => {
    const test = await createTestDatabase('empty')
    const both = await Promise.all(
      [0, 1].map(() => openDatabase({ databaseUrl: test.url, dataDir: '', log })),
    )
    opened.push(...both.map((database) => () => database.close()), () => test.close())
    const ran = await Promise.all(both.map((database) => migrateDatabase(database.kysely)))
    expect(ran.flat().sort()).toEqual(names)
  })

  it('of an older program refuse a newer database and change nothing', async () => {
    const database = await openEmpty()
    const newer = { ...migrations, '9999-next': { async up() {} } satisfies Migration }
    await migrateDatabase(database.kysely, newer)
    const before = await shapeOf(database)
    await expect(migrateDatabase(database.kysely)).rejects.toThrow(
      /^This database was written by a newer Lapel \(it knows 9999-next\)/,
    )
    expect(await shapeOf(database)).toEqual(before)
  })

  it('compress the long texts of jobs by lz4 where the server has it', async () => {
    const database = await openEmpty()
    await migrateDatabase(database.kysely)
    const { rows } = await sql<{ compressed: string; offered: boolean }>`
      SELECT attcompression AS compressed, 'lz4' = ANY (
        (SELECT enumvals FROM pg_settings WHERE name = 'default_toast_compression')::text[]) AS offered
      FROM pg_attribute WHERE attrelid = 'jobs'::regclass AND attname IN ('text', 'detail')
    `.execute(database.kysely)
    expect(rows).toHaveLength(2)
    for (const { compressed, offered } of rows) expect(compressed).toBe(offered ? 'l' : '')
  })
})
