/** The commands that see to the data of a server, and what a resume is advised. */
import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { CommandLine, Said } from '../../tests/api/run-lapel.ts'
import { openCommandLine } from '../../tests/api/run-lapel.ts'
import { createTestDatabase } from '../../tests/api/test-database.ts'
import { beginSession } from '#server/auth/session-store.ts'
import { knownIssues, versionIn } from '../server/db/embedded/postgres-version.ts'
import { migrateDatabase } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open.ts'
import { baker, job } from '../../tests/fixtures/baker.ts'

let commands: CommandLine
beforeAll(async () => {
  commands = await openCommandLine({ 'baker.json': baker })
})
afterAll(() => commands.close())

const lapel: CommandLine['lapel'] = (...given) => commands.lapel(...given)
const file: CommandLine['file'] = (...given) => commands.file(...given)

describe('lapel, about the data', () => {
  it('grants credits, backs up and restores elsewhere', async () => {
    const [here, there] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const log = { info: () => {}, warn: () => {} }
    const database = await openDatabase({ databaseUrl: here.url, dataDir: '', log })
    await database.kysely
      .insertInto('people')
      .values({ issuer: 'here', subject: 'mia', name: 'Mia', email: 'Mia@example.org' })
      .execute()
    await database.close()
    const env = { DATABASE_URL: here.url }
    const granted = await lapel(['credits', 'grant', 'mia@example.org', '7'], { env })
    expect(granted).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(granted.out)).toEqual({ email: 'Mia@example.org', credit_balance: 7 })
    const nobody = await lapel(['credits', 'grant', 'no@example.org', '7'], { env })
    expect(nobody).toMatchObject({ code: 1, out: '' })

    const saved = await lapel(['backup', 'all.gz'], { env })
    expect(saved).toMatchObject({ code: 0, err: '' })
    expect(statSync(join(commands.folder, 'all.gz')).mode & 0o077).toBe(0)
    expect(readFileSync(join(commands.folder, 'all.gz')).includes('Mia')).toBe(false)
    const elsewhere = { DATABASE_URL: there.url }
    const restored = await lapel(['restore', 'all.gz'], { env: elsewhere })
    expect(JSON.parse(restored.out)).toEqual(JSON.parse(saved.out))
    expect(await lapel(['restore', 'all.gz'], { env: elsewhere })).toMatchObject({ code: 2 })
    const more = await lapel(['credits', 'grant', 'mia@example.org', '1'], { env: elsewhere })
    expect(JSON.parse(more.out)).toMatchObject({ credit_balance: 8 })
    await Promise.all([here.close(), there.close()])
  })

  it('[ASVS 7.4.5] signs a person out everywhere, or everybody', async () => {
    const here = await createTestDatabase()
    const log = { info: () => {}, warn: () => {} }
    const database = await openDatabase({ databaseUrl: here.url, dataDir: '', log })
    const { kysely } = database
    const people = await kysely
      .insertInto('people')
      .values(
        ['Mia', 'Noa'].map((name) => ({
          issuer: 'here',
          subject: name,
          name,
          email: `${name}@example.org`,
        })),
      )
      .returning('id')
      .execute()
    for (const { id } of [...people, ...people]) {
      const [token, binding] = [randomUUID(), randomUUID()]
      await beginSession(kysely, { personId: id, token, binding, userAgent: undefined }, new Date())
    }
    const left = async () =>
      (await kysely.selectFrom('sessions').select('person_id').execute()).length
    const env = { DATABASE_URL: here.url }
    const end = (...words: string[]) => lapel(['sessions', 'end', ...words], { env })
    for (const words of [[], ['mia@example.org', '--all'], ['a', 'b']]) {
      expect(await end(...words)).toMatchObject({ code: 2, out: '' })
    }
    expect(await end('no@example.org')).toMatchObject({ code: 1, out: '' })
    expect(await left()).toBe(4)
    expect(JSON.parse((await end('mia@example.org')).out)).toEqual({ sessions_ended: 2 })
    expect(await left()).toBe(2)
    expect(JSON.parse((await end('--all')).out)).toEqual({ sessions_ended: 2 })
    expect(await left()).toBe(0)
    await database.close()
    await here.close()
  })

  it('names the version of the database and what is known against it', async () => {
    const here = await createTestDatabase()
    const { out } = await lapel(['doctor'], { env: { DATABASE_URL: here.url } })
    await here.close()
    const { findings } = z
      .object({ findings: z.array(z.object({ part: z.string(), says: z.string() })) })
      .parse(JSON.parse(out))
    const says = findings.find(({ part }) => part === 'database')?.says ?? ''
    const version = versionIn(says.slice(says.indexOf('version'))) ?? ''
    expect(version).toMatch(/^\d+\.\d+$/)
    expect(says.includes('published vulnerabilities')).toBe(knownIssues(version) !== null)
  })

  it('looks around without making a database', async () => {
    const doctor = await lapel(['doctor'], { env: { PORT: '3000' } })
    expect(doctor.code).toBe(0)
    expect(JSON.parse(doctor.out)).toMatchObject({ settings: ['PORT'] })
    expect(doctor.out).toContain('whoever uses this computer can sign in')
    expect(() => statSync(join(commands.folder, 'data'))).toThrow('ENOENT')
    const sources = await lapel(['doctor'], { env: { JOB_SOURCES: 'feeds grenhouse:acme' } })
    expect(sources.code).toBe(1)
    expect(sources.err).toBe(
      'job sources: JOB_SOURCES names grenhouse, which is no source. Did you mean greenhouse?\n',
    )
    const named = await lapel(['doctor'], { env: { JOB_SOURCES: 'greenhouse:acme' } })
    expect(JSON.parse(named.out)).toMatchObject({
      findings: expect.arrayContaining([
        { part: 'job sources', is: 'ready', says: 'greenhouse:acme' },
      ]),
    })
    const mail = await lapel(['doctor'], {
      env: { SMTP_URL: 'smtps://ana:hidden@mail.example.com' },
    })
    expect(mail.out).toContain('through mail.example.com, port 465, TLS')
    expect(mail.out).not.toMatch(/hidden|ana/)
    const code = await lapel(['doctor'], { env: { LOCAL_SIGN_IN_CODE: 'a good code' } })
    expect(code.out).not.toMatch(/whoever uses this computer|a good code/)
    const broken = await lapel(['doctor'], { env: { PORT: 'many' } })
    expect(broken.code).toBe(1)
    expect(broken.err).toContain('PORT')
  })

  it('says what to look at in a resume, with and without a job', async () => {
    file('job.txt', job)
    const [alone, withJob, usage] = await Promise.all([
      lapel(['suggest', 'baker.json']),
      lapel(['suggest', 'baker.json', 'job.txt']),
      lapel(['suggest']),
    ])
    const kinds = (said: Said) =>
      (JSON.parse(said.out) as { suggestions: { kind: string; words: string }[] }).suggestions.map(
        ({ kind, words }) => `${kind}: ${words}`,
      )
    expect(kinds(alone)).toContain('skill_not_listed: Excel')
    expect(kinds(alone)).toContain('no_result: Trained apprentices in sourdough')
    expect(kinds(withJob)).toContain('skill_not_listed: Excel')
    expect(usage).toMatchObject({ code: 2 })
  })

  it('joins a Lapel that is running', async () => {
    const dataDir = join(commands.folder, 'running')
    const log = { info: () => {}, warn: () => {} }
    const running = await openDatabase({ dataDir, log })
    await migrateDatabase(running.kysely)
    await running.kysely
      .insertInto('people')
      .values({ issuer: 'here', subject: 'mia', name: 'Mia', email: 'mia@example.org' })
      .execute()
    const env = { DATA_DIR: dataDir }
    const granted = await lapel(['credits', 'grant', 'mia@example.org', '3'], { env })
    expect(JSON.parse(granted.out)).toMatchObject({ credit_balance: 3 })
    const refused = await lapel(['restore', file('x.gz', 'x')], { env })
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.err).toContain('in use by another Lapel')
    await running.close()
  })
})
