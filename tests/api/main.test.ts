/** The door itself, as a process: a bad setting, a taken port, a clean stop. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startProduct } from '../../tools/product-process.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestDatabase } from './test-database.ts'

let stored: TestDatabase
beforeAll(async () => {
  stored = await createTestDatabase()
})
afterAll(() => stored.close())

function runMain(
  env: Record<string, string>,
): Promise<{ code: unknown; err: string; out: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/server/main.ts'],
      {
        cwd: path.resolve(import.meta.dirname, '../..'),
        env: { PATH: process.env['PATH'], JOB_IMPORT: 'off', ...env },
      },
      (error, out, err) => resolve({ code: error?.code ?? 0, err, out }),
    )
  })
}

describe('the start', () => {
  it.each([
    [{ PORT: 'none' }, 'PORT must be a whole number.\n'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.\n'],
    [{ TRUST_PROXY: '10.0.0.0/64' }, /^TRUST_PROXY must be a list of .+\n$/],
    [{ HOST: '0.0.0.0' }, /^The embedded sign-in serves this machine only: .+\n$/],
  ])('ends with one line and status 78 for %j', async (env, line) => {
    const { code, err, out } = await runMain(env)
    expect([code, out]).toEqual([78, ''])
    expect(err).toMatch(line)
    expect(err.split('\n')).toHaveLength(2)
  })

  it.each(['PORT', 'METRICS_PORT'])('says in one line that %s is taken', async (setting) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    const { code, err } = await runMain({ [setting]: port, DATABASE_URL: stored.url })
    expect([code, err]).toEqual([
      1,
      `${setting} is in use by another program: choose another one.\n`,
    ])
    other.close()
  })

  it('says in one line that there is no database', async () => {
    const { code, err } = await runMain({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(err).toMatch(/^DATABASE_URL: no connection to .+\n$/)
  })
})

describe('a start that went well', () => {
  it('ends with the address to open, in a line of its own', async () => {
    const product = await startProduct('', { DATABASE_URL: stored.url, DATA_DIR: '' })
    await product.stop()
    expect(product.log().split('\n')).toContain(`Lapel is ready. Open ${product.url}`)
  })
})

describe('a start without an issuer', () => {
  it('says that whoever uses this computer can sign in, and what asks for more', async () => {
    const product = await startProduct('', { DATABASE_URL: stored.url, DATA_DIR: '' })
    await product.stop()
    expect(product.log()).toContain('whoever uses this computer can sign in; LOCAL_SIGN_IN_CODE')
  })
})

describe('the stop', () => {
  it('frees the port and leaves nothing running', async () => {
    const product = await startProduct('', { DATABASE_URL: stored.url, DATA_DIR: '' })
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    expect(await product.stop()).toBeLessThan(5_000)
    const next = createServer()
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject)
      next.listen(Number(new URL(product.url).port), '127.0.0.1', resolve)
    })
    next.close()
    expect(() => process.kill(product.pid, 0)).toThrow()
  })
})
