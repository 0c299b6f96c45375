/**
 * How long reading a file of two pages takes, and how much more two reading children read than one.
 *
 * Times are of the processor: a clock shows how busy a shared machine is. Throughput is a ratio:
 * rounds with one child and with two take turns, so that what else runs slows both alike.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'

import { readResume } from '#domain/reading/read-resume.ts'
import { findPrlimit, startChild } from '#server/pdf/child-process.ts'
import { compileReader } from '#server/pdf/prepare-reader.ts'
import { builtReader, readerProgram } from '#server/pdf/reader-program.ts'
import { createPdfReader } from '#server/pdf/reader-process.ts'
import { readItems } from '#server/pdf/read-items.ts'

import { projectRoot } from './data.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const folder = path.join(projectRoot, 'tests/fixtures/resumes')
const twoPages = path.join(folder, 'developer-en-timeline.pdf')
const warmReads = 60
const coldStarts = 15
/** Below the queue's limit, so that none is turned away. */
const filesAtOnce = 12
const rounds = 5
/** Nobody is sent away: what is measured is how many are read. */
const patience = { waitMs: 120_000, answerMs: 120_000, wallClockMs: 60_000 }

export async function benchReadingSpeed(): Promise<BenchTable[]> {
  return [await twoPagesTable(), await throughputTable()]
}

async function twoPagesTable(): Promise<BenchTable> {
  const items: number[] = []
  const fields: number[] = []
  for (let i = 0; i < warmReads + 10; i++) {
    const bytes = new Uint8Array(readFileSync(twoPages))
    const begun = process.cpuUsage()
    const read = await readItems(bytes)
    const between = process.cpuUsage()
    if (read.kind === 'refused') throw new Error(`a resume was refused: ${read.code}`)
    readResume(read.document)
    if (i < 10) continue // not warm yet
    items.push(msBetween(begun, between))
    fields.push(msBetween(between, process.cpuUsage()))
  }
  const whole = items.map((ms, i) => ms + (fields[i] ?? 0))
  // A server has it done since its first start.
  if (!(await compileReader(new AbortController().signal)))
    throw new Error('the reader could not be compiled')
  const cold: number[] = []
  for (let i = 0; i < coldStarts; i++) cold.push(await coldMs())
  const row = (what: string, times: readonly number[], target: string): string[] => [
    what,
    ...[50, 95].map((p) => `${percentile(times, p).toFixed(0)} ms`),
    target,
  ]
  return {
    title: 'Reading two pages, in time of the processor',
    columns: ['what', 'median', '95th percentile', 'target'],
    rows: [
      row('warm: file to resume', whole, '≤ 300 ms'),
      row('– of it the text boxes (pdf.js)', items, '–'),
      row('– of it the fields (our own)', fields, '–'),
      row('cold: start of a process, its libraries, file to resume', cold, '≤ 800 ms'),
    ],
    notes: [
      `${warmReads} warm reads and ${coldStarts} cold ones. All threads are counted, so with a core to itself a read takes less than this by the clock. Cold, the reader ran ${readerProgram() === builtReader ? 'as it was built' : 'from its sources: nothing was built'}.`,
    ],
  }
}

/** The very process that a server starts, from its first instruction to its answer. */
async function coldMs(): Promise<number> {
  const child = startChild(findPrlimit())
  try {
    const read = await child.ask({ kind: 'resume', of: 'file' }, readFileSync(twoPages), {
      clockMs: 60_000,
    })
    if (read.kind === 'refused') throw new Error(`a resume was refused: ${read.code}`)
    return child.cpuMs()
  } finally {
    await child.end()
  }
}

const msBetween = (a: NodeJS.CpuUsage, b: NodeJS.CpuUsage): number =>
  (b.user - a.user + b.system - a.system) / 1000

async function throughputTable(): Promise<BenchTable> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .slice(0, filesAtOnce)
    .map((name) => readFileSync(path.join(folder, name)))
  const readers = [1, 2].map((children) => createPdfReader({ children, ...patience }))
  const secondsFor = async (reader: (typeof readers)[number]): Promise<number> => {
    const start = performance.now()
    await Promise.all(
      files.map(async (bytes) => {
        const read = await reader.readResume(bytes)
        if (read.kind === 'refused') throw new Error(`a resume was refused: ${read.code}`)
      }),
    )
    return (performance.now() - start) / 1000
  }
  const seconds: [number, number][] = []
  try {
    const [one, two] = readers
    if (one === undefined || two === undefined) throw new Error('two readers are needed')
    for (let round = 0; round <= rounds; round++) {
      const pair: [number, number] = [await secondsFor(one), await secondsFor(two)]
      if (round > 0) seconds.push(pair) // the first one warms them
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.close()))
  }
  const perSecond = (times: readonly number[]): string =>
    (files.length / percentile(times, 50)).toFixed(1)
  const ratio = percentile(
    seconds.map(([one, two]) => one / two),
    50,
  )
  return {
    title: 'Reading resumes: throughput',
    columns: ['children', 'files a second', 'against one child'],
    rows: [
      ['1', perSecond(seconds.map(([one]) => one)), '1.00'],
      ['2', perSecond(seconds.map(([, two]) => two)), ratio.toFixed(2)],
    ],
    notes: [
      `${rounds} rounds of ${files.length} files of the own corpus with each, taking turns, on ${availableParallelism()} cores with a load of ${(loadavg()[0] ?? 0).toFixed(1)} (of which the reader itself is up to three): the files a second are those of a machine as busy as this, the ratio is the finding.`,
      'The server keeps one child: a second one costs some 100 MB for uploads that seldom meet.',
    ],
  }
}
