/**
 * How fast the engine is and what it takes. The models are of the true sizes and formats with
 * weights of no meaning: as much work a piece as with real ones, and longer sentences, since
 * nothing tells them to end.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createBergamot } from '#server/translators/bergamot/translator.ts'

import { writeModel } from '../../tests/fixtures/translation-models/install.ts'
import type { ModelSize } from '../../tests/fixtures/translation-models/weight-free.ts'
import { baseMemory, tiny } from '../../tests/fixtures/translation-models/weight-free.ts'
import { resumesOf } from '../../tests/translation/resumes-of.ts'
import type { BenchTable } from '../table.ts'

const lines = resumesOf('en')
  .slice(0, 4)
  .flatMap((resume) => resume.work_experience.flatMap((item) => item.description))
const text = lines.join('\n')
const words = text.split(/\s+/u).length

export async function benchEngine(folder: string): Promise<BenchTable> {
  const rows: string[][] = []
  for (const [name, size] of [
    ['tiny', tiny],
    ['base-memory', baseMemory],
  ] as const) {
    for (const through of [1, 2]) rows.push(await measure(folder, name, size, through))
  }
  return {
    title: 'The engine',
    columns: ['model', 'models in a row', 'first answer', 'words a second', 'memory at most'],
    rows,
    notes: [
      `${lines.length} lines of ${words} words from resumes; with English between, two models in a row. Two shared cores, the engine at low priority.`,
      'Weights of no meaning: sentences come out twice as long as they went in, which real models do not, so these say about twice as many words, and of two in a row more still: the second is given what the first made up, letter by letter.',
    ],
  }
}

async function measure(folder: string, name: string, size: ModelSize, through: number) {
  const model = writeModel(path.join(folder, name), 1, size, text)
  const bergamot = createBergamot(
    async (from, to) => (through === 1 || from === 'en' || to === 'en' ? model : null),
    // A measure of speed waits for a slow machine.
    { wallClockMs: 300_000 },
  )
  const pair = { from: 'de', to: 'fr' } as const
  const patient = () => AbortSignal.timeout(600_000)
  try {
    const began = performance.now()
    await bergamot.translate(lines.slice(0, 1), pair, patient())
    const firstMs = performance.now() - began
    const next = performance.now()
    await bergamot.translate(lines, pair, patient())
    const seconds = (performance.now() - next) / 1000
    return [
      name,
      String(through),
      `${Math.round(firstMs)} ms`,
      String(Math.round(words / seconds)),
      `${Math.round(peakKilobytes(bergamot.pid()) / 1000)} MB`,
    ]
  } finally {
    await bergamot.close()
  }
}

/** The most that the process has held, as the kernel has counted it. */
function peakKilobytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? Number.NaN)
}
