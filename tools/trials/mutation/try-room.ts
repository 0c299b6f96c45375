/**
 * One room of the trial: its tests pass unbroken, then each mutant is shown to those of them that
 * enter what it breaks, the quickest first, until one fails. What is left over survived.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Crew } from './crew.ts'
import { openCrew } from './crew.ts'
import { mutantsOf, mutated } from './mutants.ts'
import type { Room } from './rooms.ts'
import type { Ran } from './runner.ts'
import { bodyAround, noting } from './seen.ts'

const projectRoot = path.resolve(import.meta.dirname, '../../..')

export interface Tried {
  room: string
  /** Of the guarded files and their tests. */
  fingerprint: string
  date: string
  files: number
  mutants: number
  caught: number
  /** Ended because they took far longer than the tests do; counted as caught. */
  endless: number
  seconds: number
  /** `file:line what was done`, those that no test enters among them. */
  survivors: string[]
}

export async function tryRoom(
  name: string,
  room: Room,
  most: number,
  tell: (line: string) => void,
): Promise<Tried> {
  const began = performance.now()
  const codes = new Map(room.files.map((file) => [file, read(file)]))
  const all = [...codes].flatMap(([file, code]) =>
    mutantsOf(code)
      .filter(({ says }) => room.only?.test(says) ?? true)
      .map((mutant) => ({ file, code, mutant })),
  )
  const chosen = pick(all, most)
  const crew = openCrew(name)
  const tests = await learn(crew, room, codes)
  tell(`${name}: ${tests.length} test files, ${(sum(tests) / 1000).toFixed(0)} s unbroken`)
  const survivors: string[] = []
  let endless = 0
  for (const { file, code, mutant } of chosen) {
    const place = `${file}#${bodyAround(code, mutant.start)}`
    const covering = tests.filter(({ seen }) => seen.includes(place))
    const told = `${file}:${mutant.line} ${mutant.says}`
    const order = {
      instead: { [file]: mutated(code, mutant) },
      tests: covering.map(({ test }) => test),
    }
    const ran = covering.length === 0 ? [] : await crew.run(order, 30_000 + 8 * sum(covering))
    if (ran === null) endless++
    else if (ran.every(({ passed }) => passed)) {
      survivors.push(covering.length === 0 ? `${told} (no test enters it)` : told)
      tell(`SURVIVED ${survivors.at(-1)}`)
    }
  }
  await crew.close()
  return {
    room: name,
    fingerprint: fingerprintOf(room),
    date: new Date().toISOString().slice(0, 10),
    files: new Set(chosen.map(({ file }) => file)).size,
    mutants: chosen.length,
    caught: chosen.length - survivors.length,
    endless,
    seconds: Math.round((performance.now() - began) / 1000),
    survivors,
  }
}

/** Runs every test once over code that is whole and notes what is entered; the quickest first. */
async function learn(crew: Crew, room: Room, codes: Map<string, string>): Promise<Ran[]> {
  const instead = Object.fromEntries([...codes].map(([file, code]) => [file, noting(file, code)]))
  const ran = await crew.run({ instead, tests: room.tests }, 900_000)
  const failed = ran?.find(({ passed }) => !passed)
  if (failed) throw new Error(`${failed.test} fails over whole code`)
  if (ran === null) throw new Error('the tests do not end over whole code')
  return ran.toSorted((a, b) => a.ms - b.ms)
}

/** Other sources or other tests give another one: what was found for them counts no more. */
export function fingerprintOf({ files, tests, only }: Room): string {
  const hash = createHash('sha256').update(String(only))
  for (const file of [...files, ...tests]) hash.update(file).update(read(file))
  return hash.digest('hex').slice(0, 16)
}

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8')
const sum = (ran: readonly Ran[]): number => ran.reduce((all, { ms }) => all + ms, 0)

/** Evenly over all of them. */
function pick<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all]
  return Array.from(
    { length: count },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)],
  ).filter((one) => one !== undefined)
}
