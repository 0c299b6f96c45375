/**
 * The trial of the tests themselves: what guards people's data is broken in one small place, and
 * some test must notice. It runs on a copy of the tree, one mutant after the other, so many of all
 * that there are, chosen by a fixed seed; all of them where the number is larger.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Trial } from './fuzz.ts'
import type { Mutant } from './mutants.ts'
import { mutantsOf } from './mutants.ts'

const root = path.resolve(import.meta.dirname, '../..')
const wanted = 0.85

/** What the tests need of the tree. */
const parts = [
  'src',
  'tests',
  'tools',
  'docs',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
]

/** What guards something, and the tests that must notice when it does not. */
const guards: Readonly<Record<string, readonly string[]>> = {
  'src/server/credits/ledger.ts': [
    'src/server/credits',
    'tests/api/account',
    'tests/api/housekeeping',
  ],
  'src/server/credits/charge.ts': ['src/server/credits', 'tests/api/tailor.test'],
  'src/server/resumes/own.ts': ['tests/api/every-route'],
  'src/domain/resume/merge.ts': ['src/domain/resume/merge'],
  'src/domain/tailoring/guard.ts': ['src/domain/tailoring'],
  'src/web/paper/links.ts': ['src/web/paper/links'],
}

export const mutationTrial: Trial = {
  says: 'Breaks what guards people’s data, at most so many times:',
  usual: 1_000,
  async run(count) {
    const all = Object.keys(guards).flatMap((file) =>
      mutantsOf(readFileSync(path.join(root, file), 'utf8')).map((mutant) => ({ file, mutant })),
    )
    const chosen = pick(all, count)
    const tree = copyTree()
    const unsound = Object.values(guards).filter((tests) => !pass(tree, tests))
    if (unsound.length > 0) throw new Error(`fail unbroken: ${unsound.flat().join(', ')}`)
    const survivors: string[] = []
    const totals = new Map<string, { caught: number; of: number }>()
    for (const { file, mutant } of chosen) {
      const total = totals.get(file) ?? { caught: 0, of: 0 }
      totals.set(file, total)
      total.of++
      if (isCaught(tree, file, mutant)) total.caught++
      else survivors.push(`${file} ${mutant.says}`)
    }
    rmSync(tree, { recursive: true, force: true })
    for (const [file, { caught, of }] of totals) console.log(`${file}: ${caught} of ${of}`)
    for (const survivor of survivors) console.log(`SURVIVED ${survivor}`)
    const score = 1 - survivors.length / chosen.length
    console.log(`${chosen.length} of ${all.length} mutants, ${(score * 100).toFixed(0)} % caught`)
    return score >= wanted
  },
}

function isCaught(tree: string, file: string, { start, end, text }: Mutant): boolean {
  const place = path.join(tree, file)
  const code = readFileSync(place, 'utf8')
  writeFileSync(place, code.slice(0, start) + text + code.slice(end))
  const isQuiet = pass(tree, guards[file] ?? [])
  writeFileSync(place, code)
  return !isQuiet
}

function pass(tree: string, tests: readonly string[]): boolean {
  const vitest = path.join(root, 'node_modules/.bin/vitest')
  const { status } = spawnSync(vitest, ['run', '--bail=1', ...tests], {
    cwd: tree,
    stdio: 'ignore',
    timeout: 300_000,
  })
  return status === 0
}

function copyTree(): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'lapel-mutants-'))
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(tree, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  return tree
}

/** Evenly over all of them. */
function pick<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all]
  return Array.from(
    { length: count },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)],
  ).filter((one) => one !== undefined)
}
