/**
 * Translation on this machine: how fast the engine is, what it takes, and what the server's other
 * visitors notice of it. The models are of the true sizes and formats with weights of no meaning:
 * as much work a word as with real ones, and longer sentences, since nothing tells them to end.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createBergamot } from '#server/translators/bergamot/translator.ts'
import { createModelStore } from '#server/translators/models/store.ts'

import { writeModel } from '../tests/fixtures/translation-models/install.ts'
import type { ModelSize } from '../tests/fixtures/translation-models/weight-free.ts'
import { baseMemory, tiny } from '../tests/fixtures/translation-models/weight-free.ts'
import { resumesOf } from '../tests/translation/resumes-of.ts'
import { startProduct } from '../tools/product-process.ts'
import { signUp } from './sign-up.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const lines = resumesOf('en')
  .slice(0, 4)
  .flatMap((resume) => resume.work_experience.flatMap((item) => item.description))
  .slice(0, 8)
const words = lines.join(' ').split(/\s+/u).length

export async function benchTranslation(): Promise<BenchTable[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
  try {
    return [await benchEngine(folder), await benchServer(folder)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchEngine(folder: string): Promise<BenchTable> {
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
      `${lines.length} lines of ${words} words from resumes; with English between, two models in a row.`,
      'Weights of no meaning and a vocabulary of letters: many more pieces a word, and sentences as long as they may be, so real models say several times as many words.',
    ],
  }
}

async function measure(folder: string, name: string, size: ModelSize, through: number) {
  const model = writeModel(path.join(folder, name), 1, size)
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

/** Somebody reads their list, again and again, while somebody else's resume is translated. */
async function benchServer(folder: string): Promise<BenchTable> {
  const models = path.join(folder, 'installed')
  await install(models, path.join(folder, 'tiny'))
  const dataDir = path.join(folder, 'data')
  const product = await startProduct(dataDir, {
    AUTH_BINDING: 'off',
    LOG_LEVEL: 'error',
    TRANSLATION_MODELS_DIR: models,
  })
  try {
    const authorization = `Bearer ${await signUp(dataDir)}`
    const ask = (method: string, place: string, body?: unknown) =>
      fetch(`${product.url}/api${place}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const [content] = resumesOf('en')
    const made = await ask('POST', '/resumes', { ...content, resume_language: 'en' })
    const { id } = (await made.json()) as { id: string }
    const once = async (): Promise<number> => {
      const began = performance.now()
      await (await ask('GET', `/resumes/${id}`)).arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, 25))
      return performance.now() - began - 25
    }
    for (let i = 0; i < 50; i++) await once()
    const idle: number[] = []
    for (let i = 0; i < 200; i++) idle.push(await once())
    const busy: number[] = []
    const work = { isDone: false }
    const translated = ask('POST', `/resumes/${id}/translate`, { target_language: 'de' }).finally(
      () => (work.isDone = true),
    )
    while (!work.isDone) busy.push(await once())
    const { status } = await translated
    const ms = (values: number[], p: number) => `${percentile(values, p).toFixed(1)} ms`
    const ratio = percentile(busy, 99) / percentile(idle, 99)
    return {
      title: 'Opening a resume while another is translated',
      columns: ['', 'requests', 'median', '99th percentile'],
      rows: [
        ['idle', String(idle.length), ms(idle, 50), ms(idle, 99)],
        ['during a translation', String(busy.length), ms(busy, 50), ms(busy, 99)],
        ['ratio of the 99th percentiles', '', '', `${ratio.toFixed(2)} (target ≤ 2)`],
      ],
      notes: [
        `The translation answered ${status}: weights of no meaning are found to be wrong, which costs nothing.`,
      ],
    }
  } finally {
    await product.stop()
  }
}

async function install(folder: string, from: string): Promise<void> {
  const store = createModelStore(folder)
  await store.incoming('en', 'de')
  writeModel(path.join(folder, '.incoming-en-de'), 1, tiny)
  const file = (role: 'model' | 'lexicalShortlist' | 'vocab', name: string) => ({
    role,
    name,
    path: path.join(from, name),
    hash: '',
    bytes: 0,
  })
  await store.accept({
    from: 'en',
    to: 'de',
    architecture: 'tiny',
    files: [
      file('model', 'model.bin'),
      file('lexicalShortlist', 'lex.bin'),
      file('vocab', 'vocab.spm'),
    ],
  })
}
