import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { backup, restore } from './backup.ts'
import { listTables } from './catalogue.ts'
import type { Database } from './open.ts'
import { openDatabase } from './open.ts'

const log = { info: () => {}, warn: () => {} }
let opened: (() => Promise<void>)[] = []

async function open(kind?: 'empty'): Promise<Database> {
  const test = await createTestDatabase(kind)
  const database = await openDatabase({ databaseUrl: test.url, dataDir: '', log })
  opened.push(
    () => database.close(),
    () => test.close(),
  )
  return database
}

afterEach(async () => {
  for (const close of opened) await close()
  opened = []
})

async function backupBytes(database: Database): Promise<Buffer> {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await backup(database, output)
  return Buffer.concat(chunks)
}

const nasty = 'tab\t newline\n backslash \\. \\N "quoted" Zürich 🚀 \r\n\\.\nend'

async function fill(database: Database): Promise<void> {
  const { id } = await database.kysely
    .insertInto('people')
    .values({ issuer: 'here', subject: 'one', name: nasty, email: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('sessions')
    .values({ person_id: id, token_hash: Buffer.from([0, 9, 10, 92, 255]), expires_at: new Date() })
    .execute()
  const many = Array.from({ length: 300 }, (_, i) => ({
    issuer: 'here',
    subject: `s${i}`,
    name: 'x'.repeat(i * 50),
    email: null,
  }))
  await database.kysely.insertInto('people').values(many).execute()
}

const repacked = (bytes: Buffer, change: (text: string) => string): Buffer =>
  gzipSync(Buffer.from(change(gunzipSync(bytes).toString('latin1')), 'latin1'))

async function everything(database: Database): Promise<Record<string, unknown[]>> {
  const client = await database.pool.connect()
  const all: Record<string, unknown[]> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
    all[name] = rows
  }
  client.release()
  return all
}

/** What a restore makes of it: whoever was signed in then may have ended that session since. */
const signedOut = (all: Record<string, unknown[]>) => ({ ...all, sessions: [] })

describe('backup and restore', () => {
  it('carry every row of every table to another database, byte for byte', async () => {
    const source = await open()
    await fill(source)
    const bytes = await backupBytes(source)
    const target = await open()
    expect(await restore(target, Readable.from([bytes]))).toBeGreaterThanOrEqual(302)
    expect(await everything(target)).toEqual(signedOut(await everything(source)))
  })

  it('[ASVS 14.2.3] hold no key of a person, sealed or not, and bring the rest of their model back', async () => {
    const source = await open()
    const { id } = await source.kysely
      .insertInto('people')
      .values({ issuer: 'here', subject: 'one', name: null, email: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const model = {
      provider: 'anthropic' as const,
      base_url: null,
      model: 'large',
      made_at: new Date(),
    }
    await source.kysely
      .insertInto('own_models')
      .values({ person_id: id, ...model, sealed_key: Buffer.from('sealed-canary') })
      .execute()
    const bytes = await backupBytes(source)
    expect(gunzipSync(bytes).toString()).not.toContain(Buffer.from('sealed-canary').toString('hex'))
    const target = await open()
    await restore(target, Readable.from([bytes]))
    expect(await target.kysely.selectFrom('own_models').selectAll().execute()).toEqual([
      { person_id: id, ...model, sealed_key: null },
    ])
  })

  it('take a backup of the last version that reached the schema in many steps', async () => {
    const source = await open('empty')
    const statements = '../../../tests/fixtures/database/before-schema.sql'
    await source.pool.query(readFileSync(join(import.meta.dirname, statements), 'utf8'))
    await source.pool.query(`INSERT INTO people (issuer, subject) VALUES ('here', 'one')`)
    const target = await open()
    expect(await restore(target, Readable.from([await backupBytes(source)]))).toBe(1)
    expect((await target.pool.query('SELECT subject, is_email_verified FROM people')).rows).toEqual(
      [{ subject: 'one', is_email_verified: false }],
    )
  })

  it('[ASVS 7.4.1] end every session and every sign-in under way', async () => {
    const source = await open()
    await fill(source)
    await source.pool
      .query(`INSERT INTO sign_ins (state_hash, browser_hash, nonce, code_verifier, expires_at)
      VALUES ('s', 'b', 'n', 'c', now() + interval '10 minutes')`)
    await source.pool.query(
      `INSERT INTO issuer_records (kind, id, payload) VALUES ('Session', 'i', '{}')`,
    )
    const target = await open()
    await restore(target, Readable.from([await backupBytes(source)]))
    const { people, sessions, sign_ins, issuer_records } = await everything(target)
    expect(people).toHaveLength(301)
    expect([sessions, sign_ins, issuer_records]).toEqual([[], [], []])
  })

  it('name every table of the catalogue, each after those it refers to', async () => {
    const database = await open()
    const lines = gunzipSync(await backupBytes(database))
      .toString('utf8')
      .split('\n')
    const tables = lines
      .filter((line) => line.startsWith('{"table"'))
      .map((line) => (JSON.parse(line) as { table: string }).table)
    const { rows } = await database.pool.query<{ tablename: string }>(
      // What is not logged (the counts of requests) is not data, and is empty after a crash.
      `SELECT relname AS tablename FROM pg_class
        WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace
          AND relname !~ '^kysely_'`,
    )
    expect(new Set(tables)).toEqual(new Set(rows.map((row) => row.tablename)))
    expect(tables.indexOf('people')).toBeLessThan(tables.indexOf('sessions'))
  })

  it('show one moment, whatever is written meanwhile', async () => {
    const source = await open()
    await fill(source)
    const before = await everything(source)
    const chunks: Buffer[] = []
    const output = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        // The first bytes are out, the rest waits until somebody has deleted everything.
        const deleted = chunks.length === 1 ? source.pool.query('DELETE FROM people') : null
        void Promise.resolve(deleted).finally(done)
      },
    })
    await backup(source, output)
    expect((await everything(source))['people']).toEqual([])
    const target = await open()
    await restore(target, Readable.from([Buffer.concat(chunks)]))
    expect(await everything(target)).toEqual(signedOut(before))
  })

  it('leave a database alone in which somebody has an account', async () => {
    const source = await open()
    await fill(source)
    const bytes = await backupBytes(source)
    const before = await everything(source)
    await expect(restore(source, Readable.from([bytes]))).rejects.toThrow(/There is data already/)
    expect(await everything(source)).toEqual(before)
  })

  describe('of a damaged file', () => {
    let source: Database
    let target: Database
    let good: Buffer
    let close: (() => Promise<void>)[] = []

    beforeAll(async () => {
      source = await open()
      target = await open()
      close = opened
      opened = []
      await fill(source)
      good = await backupBytes(source)
    })
    afterAll(async () => {
      for (const one of close) await one()
    })

    it.each([
      ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
      ['no gzip', () => Buffer.from('something else')],
      ['gzip of something else', () => gzipSync('{"format":"other"}\n')],
      ['empty', () => Buffer.alloc(0)],
      [
        'with a row too few',
        (bytes: Buffer) => repacked(bytes, (text) => text.replace(/\n[^\n]*\ts17\t[^\n]*/, '')),
      ],
      [
        'with a table that is not ours',
        (bytes: Buffer) =>
          repacked(bytes, (text) => text.replace('"table":"people"', '"table":"pg"')),
      ],
    ])('refuse one that is %s, and leave the database empty', async (_, spoil) => {
      await expect(restore(target, Readable.from([spoil(good)]))).rejects.toThrow(
        /not a backup of Lapel/,
      )
      expect((await everything(target))['people']).toEqual([])
    })

    it('take a good one after all the refused ones', async () => {
      await restore(target, Readable.from([good]))
      expect(await everything(target)).toEqual(signedOut(await everything(source)))
    })
  })

  it('pass on the reason when the disk is full', async () => {
    const source = await open()
    await fill(source)
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('ENOSPC: no space left on device')),
    })
    await expect(backup(source, full)).rejects.toThrow('no space left')
    expect((await source.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
