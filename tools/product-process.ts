/** The product as a process of its own: started as a person starts it, on a free port, and stopped. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { compiledCodeFolder } from '#server/compiled-code.ts'

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
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${log}`)
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
    return (await fetch(`${url}/api/health`)).status === 200
  } catch {
    return false
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
}
