/** The product as a process of its own: started as a person starts it, on a free port, and stopped. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { compiledCodeFolder } from '#server/compiled-code.ts'

import { findFreePort } from './free-port.ts'

export type ProductProcess = {
  url: string
  pid: number
  /** Milliseconds from spawning main.ts to the first 200 of /api/health. */
  readyMs: number
  /** Everything it has written so far, both streams. */
  log: () => string
  /** Sends SIGTERM and resolves, after its exit, to the milliseconds that took. */
  stop: () => Promise<number>
}

/** The slowest start of a loaded machine takes a tenth of it. */
const startsWithinMs = 90_000
/** A question that hangs must not hide that the server has ended. */
const answersWithinMs = 5_000

/** Throws, with what the server wrote, where it ends or does not answer in time. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ProductProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    // As `npm start` does.
    env: {
      NODE_COMPILE_CACHE: compiledCodeFolder,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      JOB_IMPORT: 'off',
      ...env,
    },
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  let end: string | null = null
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      end = String(signal ?? code)
      resolve()
    })
  })
  while (!(await isHealthy(url))) {
    if (end !== null) throw new Error(`the server ended with ${String(end)}:\n${log}`)
    if (performance.now() - began > startsWithinMs) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start within ${startsWithinMs} ms:\n${log}`)
    }
    await sleep(10)
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    log: () => log,
    stop: async () => {
      const asked = performance.now()
      child.kill('SIGTERM')
      await exited
      return performance.now() - asked
    },
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answersWithinMs)
    return (await fetch(`${url}/api/health`, { signal })).status === 200
  } catch {
    return false
  }
}
