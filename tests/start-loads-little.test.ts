/** What the start of the server does not need is not loaded by it: each start and its memory pay for it. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

const slow = 60_000
const run = path.resolve(import.meta.dirname, '../src/server/run.ts')

/** Names of the modules of Node that are loaded once the program has been imported. */
async function loadedBy(program: string): Promise<string[]> {
  const script = `await import(${JSON.stringify(program)}); console.log(JSON.stringify(process.moduleLoadList))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '--eval',
    script,
  ])
  return JSON.parse(stdout) as string[]
}

/** Addresses of the files that are loaded until a script has ended. */
async function filesLoadedBy(script: string): Promise<string[]> {
  const whole = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    ${script}
    console.log(JSON.stringify(loaded))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '--eval',
    whole,
  ])
  return JSON.parse(stdout) as string[]
}

it(
  'the server starts without loading all of fetch',
  async () => {
    const loaded = await loadedBy(pathToFileURL(run).href)
    expect(loaded).toContain('NativeModule http')
    expect(loaded.filter((name) => name.includes('undici/undici'))).toEqual([])
  },
  slow,
)

it(
  'the server starts without what reads and weighs texts, which its threads load',
  async () => {
    const loaded = await filesLoadedBy(`await import(${JSON.stringify(pathToFileURL(run).href)})`)
    expect(loaded.some((url) => url.includes('/domain/resume/'))).toBe(true)
    const heavy = /\/domain\/(?:truth|ads|skills|edits)\/|\/snowball-stemmers\/|\/scoring\/asks/
    expect(loaded.filter((url) => heavy.test(url))).toEqual([])
  },
  slow,
)

it(
  'the server starts without the compilers of JSON Schema that Fastify has',
  async () => {
    const serve = new URL('../src/server/http/serve.ts', import.meta.url).href
    const loaded = await filesLoadedBy(`
      const { buildServer } = await import(${JSON.stringify(serve)})
      const config = { publicUrl: 'http://127.0.0.1:3000', analyticsScriptUrl: null }
      const house = { config, leaving: new AbortController().signal }
      await (await buildServer(house, { handlers: {} })).ready()`)
    expect(loaded.some((url) => url.includes('/node_modules/fastify/'))).toBe(true)
    const compilers =
      /\/node_modules\/(?:ajv|@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler)\//
    expect(loaded.filter((url) => compilers.test(url))).toEqual([])
  },
  slow,
)
