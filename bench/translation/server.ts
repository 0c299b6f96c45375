/**
 * Somebody opens their resume, again and again, while somebody else's is translated. Rounds without
 * and with a translation alternate, so that whatever else the machine does falls on both alike.
 */
import path from 'node:path'

import { createModelStore } from '#server/translators/models/store.ts'

import { writeModel } from '../../tests/fixtures/translation-models/install.ts'
import { tiny } from '../../tests/fixtures/translation-models/weight-free.ts'
import { resumesOf } from '../../tests/translation/resumes-of.ts'
import { startProduct } from '../../tools/product-process.ts'
import { signUp } from '../sign-up.ts'
import type { BenchTable } from '../table.ts'
import { percentile } from '../table.ts'

const rounds = 6
const idlePerRound = 150
const pauseMs = 15

export async function benchServer(folder: string): Promise<BenchTable> {
  const models = path.join(folder, 'installed')
  await install(models, path.join(folder, 'tiny'))
  const dataDir = path.join(folder, 'data')
  const product = await startProduct(dataDir, {
    AUTH_BINDING: 'off',
    CREDITS: 'unlimited',
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
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const began = performance.now()
      await (await ask('GET', `/resumes/${id}`)).arrayBuffer()
      return performance.now() - began
    }
    for (let i = 0; i < 100; i++) await once()
    const idle: number[] = []
    const busy: number[] = []
    const statuses = new Set<number>()
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < idlePerRound; i++) idle.push(await once())
      const work = { isDone: false }
      const translated = ask('POST', `/resumes/${id}/translate`, {
        target_language: 'de',
      }).finally(() => (work.isDone = true))
      while (!work.isDone) busy.push(await once())
      statuses.add((await translated).status)
    }
    const ms = (values: number[], p: number) => `${percentile(values, p).toFixed(1)} ms`
    const ratio = (p: number) => (percentile(busy, p) / percentile(idle, p)).toFixed(2)
    return {
      title: 'Opening a resume while another is translated',
      columns: ['', 'requests', 'median', '99th percentile'],
      rows: [
        ['idle', String(idle.length), ms(idle, 50), ms(idle, 99)],
        ['during a translation', String(busy.length), ms(busy, 50), ms(busy, 99)],
        ['ratio', '', ratio(50), `${ratio(99)} (target ≤ 2)`],
      ],
      notes: [
        `${rounds} rounds of each in turn, in one run on two shared cores. A tiny model in the engine's own process, at low priority.`,
        `The translations answered ${[...statuses].join(', ')}: weights of no meaning are found to be wrong, which costs nothing.`,
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
