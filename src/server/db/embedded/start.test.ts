import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TestFolder } from '../../../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../../../tests/api/test-folder.ts'
import { startOfProcess } from './owner.ts'
import { runsAsRoot } from './user.ts'

const program = join(import.meta.dirname, '../../../../tests/api/programs/hold-database.ts')
const nobody = 65_534

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
    await expect.poll(() => existsSync(socketFolder)).toBe(false)
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
