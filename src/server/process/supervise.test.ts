/** The supervising thread, as a process of its own whose server does what the test wants. */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import { makeTestFolder } from '../../../tests/api/test-folder.ts'

type Supervised = ChildProcessByStdio<null, Readable, null>

const started: Supervised[] = []
afterEach(() => started.splice(0).forEach((one) => one.kill('SIGKILL')))

/** `kind`: how the server behaves (supervised-server.ts). */
function start(kind: string, env: Record<string, string> = {}) {
  const program = path.resolve(import.meta.dirname, '../../../tests/api/programs/supervised.ts')
  const child = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], KIND: kind, ...env },
  })
  started.push(child)
  let out = ''
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()))
  return {
    child,
    out: () => out,
    async says(word: string): Promise<void> {
      while (!out.includes(word)) await sleep(20)
    },
    async ended(): Promise<number | null> {
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

describe('the supervisor', () => {
  it('hands a signal to the server and ends with its status.', async () => {
    const server = start('obedient')
    await server.says('ready')
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(7)
    expect(server.out()).toContain('told SIGTERM')
    // Nothing waits until the time to hear the signal is over.
    expect(server.out()).toContain('left: ')
    expect(server.out()).not.toContain('Timeout')
  })

  it('ends a server that is blocked for good when it is asked to.', async () => {
    const server = start('blocked')
    await server.says('the event loop is blocked')
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(1)
    expect(server.out()).toContain('the server is blocked and was ended')
  })

  it('logs that the loop is blocked while it is, and for how long once it is free.', async () => {
    const folder = await makeTestFolder()
    const freedBy = path.join(folder.path, 'free')
    const server = start('blocked', { FREED_BY: freedBy })
    await server.says('the event loop is blocked')
    await writeFile(freedBy, '')
    await server.says('the event loop goes on')
    await folder.remove()
    const line =
      server
        .out()
        .split('\n')
        .find((one) => one.includes('goes on')) ?? ''
    const { blocked_ms, cpu_ms } = JSON.parse(line) as { blocked_ms: number; cpu_ms: number }
    expect(blocked_ms).toBeGreaterThan(1_000)
    expect(cpu_ms).toBeGreaterThan(100)
  })

  it('ends with status 1 and a line where the server breaks.', async () => {
    const server = start('broken')
    expect(await server.ended()).toBe(1)
    expect(server.out()).toContain('the server broke')
  })

  it('tells systemd that the server is alive, and only while it is.', async () => {
    const folder = await makeTestFolder()
    const file = path.join(folder.path, 'told')
    await writeFile(path.join(folder.path, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${file}\n`)
    await chmod(path.join(folder.path, 'systemd-notify'), 0o755)
    const env = {
      PATH: `${folder.path}:${process.env['PATH'] ?? ''}`,
      NOTIFY_SOCKET: '/run/none',
      WATCHDOG_USEC: '600000',
    }
    const server = start('blocked', env)
    await server.says('the event loop is blocked')
    const told = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean)
    // What was told before may still be written: silence is that of six times it is told while alive.
    let before: string[]
    do {
      before = await told()
      await sleep(1_200)
    } while ((await told()).length > before.length)
    expect(new Set(before)).toEqual(new Set(['WATCHDOG=1']))
    await folder.remove()
  })
})
