import { readdirSync } from 'node:fs'
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

/** Every column of every table, with its type and default: what two databases must agree on. */
async function shapeOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `SELECT table_name, column_name, data_type, is_nullable, column_default
       FROM information_schema.columns WHERE table_schema = 'public'
      ORDER BY table_name, column_name`,
  )
  return rows
}

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

  it('begin the history of a letter that is there with what it says', async () => {
    const database = await openEmpty()
    await migrateDatabase(database.kysely, upTo('0180-letter-versions'))
    await database.pool.query(`WITH person AS (
        INSERT INTO people (issuer, subject) VALUES ('here', 'ana') RETURNING id
      ), resume AS (
        INSERT INTO resumes (person_id, content) SELECT id, '{}' FROM person RETURNING id
      )
      INSERT INTO letters (resume_id, letter, written_at, version)
      SELECT id, '{"body": "Dear baker"}', '2026-03-01T08:00:00Z', 4 FROM resume`)
    await migrateDatabase(database.kysely)
    const { rows } = await database.pool.query(
      `SELECT version, saved_at, name, kind, state FROM letter_revisions`,
    )
    expect(rows).toEqual([
      {
        version: 4,
        saved_at: new Date('2026-03-01T08:00:00Z'),
        name: null,
        kind: 'save',
        state: { body: 'Dear baker' },
      },
    ])
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
})
