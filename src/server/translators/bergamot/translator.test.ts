import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { writeModel } from '../../../../tests/fixtures/translation-models/install.ts'
import { describeTranslator } from '../translator.suite.ts'
import type { Bergamot, BergamotOptions, FindModel } from './translator.ts'
import { createBergamot, modelsFor } from './translator.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lapel-models-'))
const toGerman = writeModel(path.join(folder, 'en-de'), 1)
const fromFrench = writeModel(path.join(folder, 'fr-en'), 2)
const installed: FindModel = async (from, to) =>
  from === 'en' && to === 'de' ? toGerman : from === 'fr' && to === 'en' ? fromFrench : null

const open: Bergamot[] = []
const start = (options: BergamotOptions = {}): Bergamot => {
  const bergamot = createBergamot(installed, options)
  open.push(bergamot)
  return bergamot
}
afterAll(async () => {
  for (const bergamot of open) await bergamot.close()
  rmSync(folder, { recursive: true, force: true })
})

const patient = () => AbortSignal.timeout(120_000)
const shared = createBergamot(installed)
open.push(shared)

describeTranslator('bergamot', async () => ({
  translator: shared,
  pair: { from: 'en', to: 'de' },
}))
describeTranslator('bergamot, with English between,', async () => ({
  translator: shared,
  pair: { from: 'fr', to: 'de' },
}))

describe('bergamot', () => {
  it('finds no way for a pair that is not installed', async () => {
    expect(await modelsFor({ from: 'de', to: 'fr' }, installed)).toBeNull()
    expect(await modelsFor({ from: 'fr', to: 'de' }, installed)).toHaveLength(2)
    const none = start().translate(['a'], { from: 'en', to: 'nl' }, patient())
    await expect(none).rejects.toThrow('no model for en-nl')
  })

  it('ends its engine after a rest, and starts another when it is asked again', async () => {
    const bergamot = start({ restMs: 1 })
    const pair = { from: 'en', to: 'de' } as const
    const before = await bergamot.translate(['Hello'], pair, patient())
    await expect.poll(() => bergamot.pid()).toBeUndefined()
    expect(await bergamot.translate(['Hello'], pair, patient())).toEqual(before)
  })

  it('has one engine at a time, whoever asks', async () => {
    const bergamot = start()
    await Promise.all([
      bergamot.translate(['Hello'], { from: 'en', to: 'de' }, patient()),
      bergamot.translate(['Salut'], { from: 'fr', to: 'en' }, patient()),
    ])
    const pid = bergamot.pid()
    await bergamot.translate(['Bonjour'], { from: 'fr', to: 'en' }, patient())
    expect(bergamot.pid()).toBe(pid)
  })

  it('refuses more calls than may wait', async () => {
    const bergamot = start({ queueLimit: 1 })
    const pair = { from: 'en', to: 'de' } as const
    const first = bergamot.translate(['Hello'], pair, patient())
    await expect(bergamot.translate(['Hello'], pair, patient())).rejects.toMatchObject({
      name: 'TranslatorFailed',
      kind: 'slow',
    })
    await expect(first).resolves.toHaveLength(1)
  })

  it('says that a model is broken, and works with the next one', async () => {
    const broken = path.join(folder, 'broken.bin')
    writeFileSync(broken, 'this is no model')
    const find: FindModel = async (_, to) =>
      to === 'nl' ? { ...toGerman, model: broken } : toGerman
    const bergamot = createBergamot(find)
    open.push(bergamot)
    const failing = bergamot.translate(['Hello'], { from: 'en', to: 'nl' }, patient())
    await expect(failing).rejects.toMatchObject({ name: 'TranslatorFailed', kind: 'broken' })
    const works = bergamot.translate(['Hello'], { from: 'en', to: 'de' }, patient())
    await expect(works).resolves.toHaveLength(1)
  })
})

describe('a child of bergamot that misbehaves', () => {
  const program = (name: string, code: string): string => {
    const file = path.join(folder, `${name}.mjs`)
    writeFileSync(file, code)
    return file
  }
  const ask = (bergamot: Bergamot) =>
    bergamot.translate(['Hello'], { from: 'en', to: 'de' }, patient())

  it('is killed when it hangs', async () => {
    const hangs = program('hangs', 'process.stdin.resume(); setInterval(() => {}, 1000)')
    const bergamot = start({ program: hangs, wallClockMs: 300 })
    await expect(ask(bergamot)).rejects.toMatchObject({ kind: 'slow' })
    expect(bergamot.pid()).toBeUndefined()
  })

  it('is killed when it hangs without end inside its own code', async () => {
    const bergamot = start({ program: program('spins', 'for (;;) {}'), wallClockMs: 300 })
    await expect(ask(bergamot)).rejects.toMatchObject({ kind: 'slow' })
  })

  it('is killed when it takes more memory than it may', async () => {
    const eats = program(
      'eats',
      'const held = []; setInterval(() => held.push(Buffer.alloc(50_000_000, 1)), 20)',
    )
    const bergamot = start({ program: eats, memoryBytes: 300_000_000 })
    await expect(ask(bergamot)).rejects.toMatchObject({
      kind: 'broken',
      message: 'the translation engine took too much memory',
    })
  })

  it('is missed when it dies', async () => {
    const bergamot = start({ program: program('dies', 'process.exit(3)') })
    await expect(ask(bergamot)).rejects.toMatchObject({ kind: 'broken' })
  })
})
