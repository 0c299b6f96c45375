/** The supervising thread, as a process of its own whose server does what the test wants. */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

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
    const asked = performance.now()
    expect(await server.ended()).toBe(7)
    // As soon as the server has ended, and not when the time to hear the signal is over.
    expect(performance.now() - asked).toBeLessThan(2_500)
    expect(server.out()).toContain('told SIGTERM')
  })

  it('ends a blocked server within five seconds of being asked to.', async () => {
    const server = start('blocked')
    await server.says('the event loop is blocked')
    const asked = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(1)
    expect(performance.now() - asked).toBeLessThan(5_000)
    expect(server.out()).toContain('the server is blocked and was ended')
  })

  it('logs that the loop is blocked while it is, and for how long once it is free.', async () => {
    const server = start('blocked for two seconds')
    await server.says('the event loop is blocked')
    await server.says('the event loop goes on')
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
    const folder = await mkdtemp(path.join(tmpdir(), 'systemd-'))
    const told = path.join(folder, 'told')
    await writeFile(path.join(folder, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${told}\n`)
    await chmod(path.join(folder, 'systemd-notify'), 0o755)
    const env = {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      NOTIFY_SOCKET: '/run/none',
      WATCHDOG_USEC: '600000',
    }
    const server = start('blocked', env)
    await server.says('the event loop is blocked')
    await sleep(500)
    const before = (await readFile(told, 'utf8')).split('\n').filter(Boolean)
    expect(new Set(before)).toEqual(new Set(['WATCHDOG=1']))
    await sleep(1_200)
    expect((await readFile(told, 'utf8')).split('\n').filter(Boolean)).toEqual(before)
    await rm(folder, { recursive: true })
  })
})
