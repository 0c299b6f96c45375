/**
 * One warm vitest in a process of its own: it runs single test files over the tree as it is, but for
 * the code it is told to put in place of some files. A mutant that never ends is ended with it, by
 * whoever started it (crew.ts).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Plugin } from 'vite'
import type { CliOptions, TestSpecification, Vitest } from 'vitest/node'
import { createVitest } from 'vitest/node'

import { rooms } from './rooms.ts'

/** What the process is told: the code of some files, and the test files to run until one fails. */
export interface Order {
  instead: Readonly<Record<string, string>>
  tests: readonly string[]
}

export interface Ran {
  test: string
  passed: boolean
  ms: number
  /** What of the guarded files it entered, where they note it. */
  seen: string[]
}

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const room = rooms[process.argv[2] ?? '']
if (room === undefined) throw new Error('no such room')

const folder = mkdtempSync(path.join(tmpdir(), 'lapel-mutants-'))
const seenFile = path.join(folder, 'seen.json')
const instead = new Map<string, string>()

const options: CliOptions = {
  config: false,
  root: projectRoot,
  watch: false,
  // It would not know one code from the other.
  fsModuleCache: false,
  reporters: [{}],
  silent: true,
  bail: 1,
  // A thread that never ends can be ended.
  pool: 'threads',
  maxWorkers: 1,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  include: [...room.tests],
  setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
  globalSetup: room.needsDatabase ? ['tests/api/database.ts'] : [],
  env: { NODE_COMPILE_CACHE: path.join(projectRoot, '.cache/compiled') },
}
const replacing: Plugin = {
  name: 'lapel-mutants',
  enforce: 'pre',
  transform: (_code, id) => {
    const code = instead.get(path.relative(projectRoot, id.split('?')[0] ?? ''))
    return code === undefined ? null : { code, map: null }
  },
}
const vitest: Vitest = await createVitest(options, { plugins: [replacing] })
vitest.provide('seenFile', seenFile)
const found = await vitest.globTestSpecifications()

process.on('message', (order: Order | 'leave') => {
  void (order === 'leave' ? leave() : obey(order).then((ran) => process.send?.(ran)))
})
process.on('disconnect', () => void leave())
process.send?.('ready')

async function obey(order: Order): Promise<Ran[]> {
  const changed = new Set([...instead.keys(), ...Object.keys(order.instead)])
  instead.clear()
  for (const [file, code] of Object.entries(order.instead)) instead.set(file, code)
  for (const file of changed) vitest.invalidateFile(path.join(projectRoot, file))
  const all: Ran[] = []
  for (const test of order.tests) {
    const wanted = found.filter(({ moduleId }) => path.relative(projectRoot, moduleId) === test)
    const ran = await run(test, wanted)
    all.push(ran)
    if (!ran.passed) break
  }
  return all
}

async function run(test: string, specifications: TestSpecification[]): Promise<Ran> {
  if (specifications.length !== 1) throw new Error(`no test file ${test}`)
  rmSync(seenFile, { force: true })
  const began = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const passed = testModules.every((one) => one.ok()) && unhandledErrors.length === 0
  return { test, passed, ms: performance.now() - began, seen: readSeen() }
}

function readSeen(): string[] {
  try {
    return JSON.parse(readFileSync(seenFile, 'utf8')) as string[] // setup.ts wrote it
  } catch {
    return []
  }
}

async function leave(): Promise<void> {
  await vitest.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
