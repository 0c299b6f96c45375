/** The folder of the embedded database: whose it may be, who may enter, what it is left alone for. */
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { TestFolder } from '../../../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../../../tests/api/test-folder.ts'
import { openDatabase } from '../open.ts'
import { chooseFolder } from './folder.ts'
import { chooseDatabaseUser, runsAsRoot } from './user.ts'

const log = { info: () => {}, warn: () => {} }

describe('the folder that is chosen', () => {
  let folder: TestFolder
  let said: string[]
  const loud = {
    info: (message: string) => said.push(message),
    warn: (message: string) => said.push(`warning: ${message}`),
  }
  /** Root lets the database's user through by its group, which sees nothing of it. */
  const ownerOnly = runsAsRoot() ? 0o710 : 0o700
  const modeOf = (path: string) => statSync(path).mode & 0o777
  beforeEach(async () => {
    folder = await makeTestFolder()
    said = []
  })
  afterEach(() => folder.remove())

  it('is made for nobody else, and those above it as usual', () => {
    const dataDir = join(folder.path, 'above', 'data')
    expect(chooseFolder(dataDir, loud)).toBe(dataDir)
    expect(modeOf(dataDir)).toBe(ownerOnly)
    expect(modeOf(join(folder.path, 'above')) & 0o005).toBe(0o005 & ~process.umask())
    expect(said).toEqual([])
  })

  it('is closed to others where an earlier start left it open, and the start says so', async () => {
    mkdirSync(join(folder.path, 'translation-models'))
    writeFileSync(join(folder.path, 'postgres.log'), '')
    expect(chooseFolder(folder.path, loud)).toBe(folder.path)
    expect(modeOf(folder.path)).toBe(ownerOnly)
    expect(said).toEqual([`${folder.path} is now closed to the other users of this machine.`])
    chooseFolder(folder.path, loud)
    expect(said).toHaveLength(1)
  })

  it('is left open, with a warning, where it holds something else as well', () => {
    writeFileSync(join(folder.path, 'index.html'), '')
    expect(chooseFolder(folder.path, loud)).toBe(folder.path)
    expect(modeOf(folder.path)).toBe(0o755)
    expect(said).toEqual([expect.stringMatching(/^warning: Other users of this machine may look/)])
  })

  it('stays open to a group that somebody chose', async () => {
    await chmod(folder.path, runsAsRoot() ? 0o770 : 0o750)
    if (runsAsRoot()) chownSync(folder.path, 0, chooseDatabaseUser(folder.path)?.gid ?? 0)
    chooseFolder(folder.path, loud)
    expect(modeOf(folder.path)).toBe(runsAsRoot() ? 0o770 : 0o750)
    expect(said).toEqual([])
  })

  it.runIf(runsAsRoot())('is warned about where it belongs to a third user', async () => {
    chownSync(folder.path, 12_345, 12_345)
    chooseFolder(folder.path, loud)
    expect(modeOf(folder.path)).toBe(0o755)
    expect(said).toEqual([expect.stringMatching(/^warning: /)])
  })
})

describe('the folder of the embedded database', () => {
  let folder: TestFolder
  beforeEach(async () => {
    folder = await makeTestFolder()
  })
  afterEach(() => folder.remove())

  it('can be used by a second program that only joins, until it is stopped', async () => {
    const database = await openDatabase({ dataDir: folder.path, log })
    await database.pool.query('CREATE TABLE seen (n int)')
    const guest = await openDatabase({ dataDir: folder.path, log, joinRunning: true })
    await guest.pool.query('INSERT INTO seen VALUES (7)')
    await guest.close()
    const { rows } = await database.pool.query('SELECT n FROM seen')
    expect(rows).toEqual([{ n: 7 }])
    await database.close()
  })

  it('takes no connection from the network and shows its socket to nobody else', async () => {
    const database = await openDatabase({ dataDir: folder.path, log })
    const { rows } = await database.pool.query(
      `SELECT current_setting('listen_addresses') AS network,
              current_setting('unix_socket_directories') AS socket,
              (SELECT concat(datlocprovider, ' ', datlocale) FROM pg_database
                WHERE datname = current_database()) AS locale`,
    )
    expect(rows[0]).toMatchObject({ network: '', locale: 'b C.UTF-8' })
    const mode = execFileSync('ls', ['-ld', String(rows[0].socket)], { encoding: 'utf8' })
    expect(mode).toMatch(/^drwx------/)
    await database.close()
  })

  it('says which folder it cannot write to', async () => {
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    await expect(openDatabase({ dataDir: file, log })).rejects.toThrow(
      `The data folder ${file} cannot be written`,
    )
  })

  it('does not touch a database of another version', async () => {
    mkdirSync(join(folder.path, 'postgres'))
    writeFileSync(join(folder.path, 'postgres/PG_VERSION'), '99\n')
    await expect(openDatabase({ dataDir: folder.path, log })).rejects.toThrow(
      /was written by PostgreSQL 99/,
    )
  })

  it.runIf(runsAsRoot())(
    'opens a folder of root to the group of its user, no further',
    async () => {
      await chmod(folder.path, 0o700)
      const said: string[] = []
      const loud = { info: (message: string) => said.push(message), warn: log.warn }
      const database = await openDatabase({ dataDir: folder.path, log: loud })
      const { rows } = await database.pool.query(`SELECT current_setting('data_directory') AS at`)
      await database.close()
      expect(rows[0].at).toBe(join(folder.path, 'postgres'))
      expect(statSync(folder.path).mode & 0o777).toBe(0o710)
      expect(said).toEqual([expect.stringContaining(folder.path)])
    },
  )

  it.runIf(runsAsRoot())(
    'goes where its user can enter when only root may come near the data folder, and says so',
    async () => {
      await chmod(folder.path, 0o700)
      const dataDir = join(folder.path, 'data')
      const warnings: string[] = []
      const loud = { info: () => {}, warn: (message: string) => warnings.push(message) }
      const database = await openDatabase({ dataDir, log: loud })
      const { rows } = await database.pool.query(`SELECT current_setting('data_directory') AS at`)
      await database.close()
      const place = String(rows[0].at).replace(/\/postgres$/, '')
      expect(place).toMatch(/^\/var\/lib\/lapel\/\w+$/)
      expect(warnings).toEqual([
        `Only root may enter ${dataDir}, and PostgreSQL refuses root: the data is in ${place}.`,
      ])
      await rm(place, { recursive: true })
    },
  )
})
