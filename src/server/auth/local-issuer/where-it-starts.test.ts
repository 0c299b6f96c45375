/** Where the embedded issuer may be started at all: nowhere that strangers could reach it. */
import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import { ConfigProblem } from '../../config.ts'
import { checkSignIn } from './mount.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

describe('the start', () => {
  const url = 'http://127.0.0.1:3000'

  it.each([
    { host: '0.0.0.0', publicUrl: url, oidcIssuerUrl: null },
    { host: '::', publicUrl: url, oidcIssuerUrl: null },
    { host: '192.168.1.4', publicUrl: url, oidcIssuerUrl: null },
    { host: '127.0.0.1', publicUrl: 'https://lapel.example', oidcIssuerUrl: null },
    { host: '127.0.0.1', publicUrl: url, oidcIssuerUrl: 'http://issuer.example' },
  ])('is refused with %o', (config) => {
    expect(() => checkSignIn(config)).toThrow(ConfigProblem)
  })

  it.each([
    { host: '127.0.0.1', publicUrl: url, oidcIssuerUrl: null },
    { host: 'localhost', publicUrl: 'https://localhost', oidcIssuerUrl: null },
    { host: '::1', publicUrl: 'http://[::1]:3000', oidcIssuerUrl: null },
    {
      host: '0.0.0.0',
      publicUrl: 'https://lapel.example',
      oidcIssuerUrl: 'https://issuer.example',
    },
    { host: '0.0.0.0', publicUrl: 'https://lapel.example', oidcIssuerUrl: 'http://127.0.0.1:8080' },
  ])('goes on with %o', (config) => {
    expect(() => checkSignIn(config)).not.toThrow()
  })

  it('ends with status 78 and one line where strangers could reach the embedded issuer', async () => {
    for (const env of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://lapel.example' }]) {
      const child = spawn(process.execPath, ['src/server/main.ts'], {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: '/nonexistent/lapel', ...env },
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const code = await new Promise((resolve) => child.once('close', resolve))
      expect(code, said).toBe(78)
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(said).toContain('OIDC_ISSUER_URL')
    }
  })

  it('does not load the issuer, which is large', async () => {
    const program = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      await import('./src/server/handlers.ts')
      await import('./src/server/auth/local-issuer/mount.ts')
      const count = (name) => loaded.filter((url) => url.includes('/node_modules/' + name + '/')).length
      console.log(JSON.stringify([count('openid-client'), count('oidc-provider'), count('koa')]))`
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
    })
    const [client, provider, koa] = JSON.parse(stdout) as number[]
    expect(client).toBeGreaterThan(0)
    expect([provider, koa]).toEqual([0, 0])
  })
})
