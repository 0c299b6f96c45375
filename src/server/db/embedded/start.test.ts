import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TestFolder } from '../../../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../../../tests/api/test-folder.ts'
import { openDatabase } from '../open.ts'
import { startOfProcess } from './owner.ts'
import { runsAsRoot } from './user.ts'

const program = join(import.meta.dirname, '../../../../tests/api/programs/hold-database.ts')
const nobody = 65_534
const log = { info: () => {}, warn: () => {} }

type Said = {
  ready?: number
  first?: number
  written?: number
  failed?: number
  warning?: string
}

/** A program that holds the database, and what it has said so far. */
function hold(folder: string, uid: number | undefined) {
  const child: ChildProcess = spawn(process.execPath, [program, folder], {
    ...(uid !== undefined && { uid, gid: uid }),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: Said[] = []
  let errors = ''
  child.stderr?.on('data', (chunk) => (errors += String(chunk)))
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line)))
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    pid: child.pid ?? -1,
    said,
    ended,
    errors: () => errors,
    written: () => said.findLast((line) => line.written !== undefined)?.written ?? 0,
    /** Waits until the program has said something for which `test` is true. */
    async until(test: (line: Said) => boolean): Promise<Said> {
      for (let waited = 0; waited < 20_000; waited += 5) {
        const line = said.find((entry) => test(entry))
        if (line) return line
        if (child.exitCode !== null) throw new Error(`the program ended: ${errors}`)
        await sleep(5)
      }
      throw new Error(`nothing of the kind was said: ${JSON.stringify(said.at(-1))} ${errors}`)
    },
    kill: () => child.kill('SIGKILL'),
    async leave(): Promise<void> {
      child.stdin?.write('leave\n')
      expect(await ended).toBe(0)
    },
  }
}

type Held = ReturnType<typeof hold>

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

const ownerOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as { socketFolder: string }

function guardiansOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        return words.includes('lapel-guardian') && words.includes(join(folder, 'postgres'))
      } catch {
        return false
      }
    })
    .map(Number)
}

async function isGone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (startOfProcess(pid) === null) return true
    await sleep(20)
  }
  return false
}

const users = runsAsRoot()
  ? [
      { who: 'root, who hands it to another user', uid: undefined },
      { who: 'an ordinary user', uid: nobody },
    ]
  : [{ who: 'an ordinary user', uid: undefined }]

describe.each(users)('the embedded database of $who', ({ uid }) => {
  let pristine: TestFolder
  let folder: TestFolder
  let held: Held[] = []

  /** A database is made once and copied for each test. */
  beforeAll(async () => {
    pristine = await makeTestFolder()
    if (uid !== undefined) chownSync(pristine.path, uid, uid)
    const program = hold(pristine.path, uid)
    await program.until((line) => line.ready !== undefined)
    await program.leave()
    await rm(join(pristine.path, 'postgres.log'))
  })
  afterAll(() => pristine.remove())

  beforeEach(async () => {
    folder = await makeTestFolder()
    execFileSync('cp', ['-a', `${pristine.path}/.`, folder.path])
  })

  afterEach(async () => {
    for (const program of held) program.kill()
    await Promise.all(held.map((program) => program.ended))
    held = []
    await sleep(50)
    await folder.remove()
  })

  const start = (): Held => {
    const program = hold(folder.path, uid)
    held.push(program)
    return program
  }

  const startAndWrite = async (): Promise<Held> => {
    const program = start()
    await program.until((line) => (line.written ?? 0) >= (program.said[0]?.first ?? 0) + 20)
    return program
  }

  it('keeps what was written, and leaves no process and no socket behind', async () => {
    const first = await startAndWrite()
    const server = postmasterOf(folder.path)
    const { socketFolder } = ownerOf(folder.path)
    await first.leave()
    expect(startOfProcess(server)).toBeNull()
    expect(existsSync(socketFolder)).toBe(false)
    expect(existsSync(join(folder.path, 'owner.json'))).toBe(false)
    const second = start()
    expect((await second.until((line) => line.ready !== undefined)).first).toBe(first.written())
    await second.leave()
  })

  it('stops when its program is killed, and has every acknowledged row afterwards', async () => {
    const first = await startAndWrite()
    const server = postmasterOf(folder.path)
    const { socketFolder } = ownerOf(folder.path)
    first.kill()
    await first.ended
    expect(await isGone(server)).toBe(true)
    await sleep(200)
    expect(existsSync(socketFolder)).toBe(false)
    const second = start()
    const { first: found } = await second.until((line) => line.ready !== undefined)
    expect(found).toBeGreaterThanOrEqual(first.written())
    await second.leave()
  })

  it('opens again at once after its program was killed', async () => {
    const first = await startAndWrite()
    first.kill()
    const second = start()
    const { first: found } = await second.until((line) => line.ready !== undefined)
    expect(found).toBeGreaterThanOrEqual(first.written())
    await second.leave()
  })

  it('is started again when the server is killed, and loses nothing acknowledged', async () => {
    const program = await startAndWrite()
    const before = program.written()
    const server = postmasterOf(folder.path)
    process.kill(server, 'SIGKILL')
    await program.until((line) => line.warning !== undefined)
    await program.until((line) => (line.written ?? 0) >= before + 50)
    expect(postmasterOf(folder.path)).not.toBe(server)
    const written = program.said.flatMap((line) => line.written ?? [])
    expect(written).toEqual(written.map((_, index) => (written[0] ?? 0) + index))
    await program.leave()
  })

  it('opens after program and server were both killed', async () => {
    const first = await startAndWrite()
    process.kill(postmasterOf(folder.path), 'SIGKILL')
    first.kill()
    await first.ended
    const second = start()
    const { first: found } = await second.until((line) => line.ready !== undefined)
    expect(found).toBeGreaterThanOrEqual(first.written())
    await second.leave()
  })

  it.runIf(process.platform === 'linux')(
    'stops a server whose program and guardian were both killed',
    async () => {
      const first = await startAndWrite()
      const server = postmasterOf(folder.path)
      const guardians = guardiansOf(folder.path)
      expect(guardians).toHaveLength(1)
      for (const guardian of guardians) process.kill(guardian, 'SIGKILL')
      first.kill()
      await first.ended
      await sleep(100)
      expect(startOfProcess(server)).not.toBeNull()
      const second = start()
      const { first: found } = await second.until((line) => line.ready !== undefined)
      expect(found).toBeGreaterThanOrEqual(first.written())
      expect(startOfProcess(server)).toBeNull()
      await second.leave()
    },
  )

  it('refuses a second owner at once, in one line, and the first goes on', async () => {
    const first = await startAndWrite()
    const second = start()
    expect(await second.ended).not.toBe(0)
    expect(second.errors()).toContain(
      `The data in ${folder.path} is in use by another Lapel (process ${first.pid})`,
    )
    const before = first.written()
    await first.until((line) => (line.written ?? 0) > before + 5)
    await first.leave()
  })

  it('is not kept from starting by lock files whose process ids were given to others', async () => {
    const first = await startAndWrite()
    process.kill(postmasterOf(folder.path), 'SIGKILL')
    first.kill()
    await first.ended
    const lock = join(folder.path, 'postgres/postmaster.pid')
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n')
    writeFileSync(lock, [String(process.pid), ...rest].join('\n'))
    writeFileSync(
      join(folder.path, 'owner.json'),
      JSON.stringify({ ...ownerOf(folder.path), pid: process.pid, started: 'long ago' }),
    )
    const second = start()
    const { first: found } = await second.until((line) => line.ready !== undefined)
    expect(found).toBeGreaterThanOrEqual(first.written())
    await second.leave()
  })

  it('starts over a lock file that was cut short and a half-made database', async () => {
    writeFileSync(join(folder.path, 'owner.json'), '{"pid":')
    const unfinished = join(folder.path, 'postgres.unfinished-1')
    mkdirSync(unfinished)
    if (uid !== undefined) chownSync(unfinished, uid, uid)
    const program = await startAndWrite()
    expect(existsSync(unfinished)).toBe(false)
    await program.leave()
  })
})

describe('the embedded database', () => {
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
    const database = await openDatabase({ dataDir: folder.path, log })
    await database.close()
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
