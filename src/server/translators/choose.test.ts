import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Behaviour } from '../../../tests/fixtures/model-server/behaviours.ts'
import { framingOf } from '../../../tests/fixtures/model-server/protocols.ts'
import type { ModelServer } from '../../../tests/fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../../../tests/fixtures/model-server/server.ts'
import type { RegistryServer } from '../../../tests/fixtures/translation-models/registry-server.ts'
import { serveRegistry } from '../../../tests/fixtures/translation-models/registry-server.ts'
import { readConfig } from '../config.ts'
import type { Translators } from './choose.ts'
import { chooseTranslators } from './choose.ts'
import { describeTranslator } from './translator.suite.ts'

const root = mkdtempSync(path.join(tmpdir(), 'lapel-choose-'))
let model: ModelServer
let registry: RegistryServer
const open: Translators[] = []
beforeAll(async () => {
  model = await openModelServer()
  registry = await serveRegistry(['en-de', 'fr-en'])
})
afterAll(async () => {
  for (const translators of open) await translators.close()
  await model.close()
  await registry.close()
  rmSync(root, { recursive: true, force: true })
})

const patient = () => AbortSignal.timeout(120_000)
const toGerman = { from: 'en', to: 'de' } as const

function choose(env: Record<string, string>, folder: string): Translators {
  const translators = chooseTranslators(
    readConfig({
      TRANSLATION_MODELS_DIR: path.join(root, folder),
      TRANSLATION_MODELS_URL: registry.url,
      ...env,
    }),
    { log: { info: () => {}, warn: () => {} }, nowMs: () => 0 },
  )
  open.push(translators)
  return translators
}

const withModel = () => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: model.url('openai-compatible'),
  LLM_MODEL: 'test-model',
  LLM_API_KEY: testKey,
  LLM_TIMEOUT_MS: '60000',
})

/** Says each line back, in brackets, without the lines that `drops` names. */
const answers = (drops: (line: string) => boolean = () => false): Behaviour => ({
  ends: 'llm',
  answer({ asked, response }) {
    const lines = Array.from(asked.user.matchAll(/^(\d+): (.+)$/gm), ([, number, text = '']) => ({
      number: Number(number),
      text: `<${text}>`,
    })).filter(({ text }) => !drops(text))
    const framing = framingOf(asked)
    response.writeHead(200, { 'content-type': framing.type })
    response.end(framing.piece(JSON.stringify({ lines })) + framing.end('stop'))
  },
})

describeTranslator('language model', async () => {
  model.behave(answers())
  const translator = await choose(withModel(), 'none').find(toGerman, patient())
  if (translator === null) throw new Error('there is a model')
  return { translator, pair: toGerman }
})

describe('a language model', () => {
  it('is told both languages, and nothing but lines', async () => {
    model.behave(answers())
    const translator = await choose(withModel(), 'none').find(toGerman, patient())
    expect(await translator?.translate(['One', 'Two'], toGerman, patient())).toEqual([
      '<One>',
      '<Two>',
    ])
    const [asked] = model.asked
    expect(asked?.system).toContain('from English to German')
    expect(asked?.user).toBe('1: One\n2: Two')
  })

  it('that drops a line costs that line alone', async () => {
    model.behave(answers((text) => text.includes('Two')))
    const translator = await choose(withModel(), 'none').find(toGerman, patient())
    const said = await translator?.translate(['One', 'Two', 'Three'], toGerman, patient())
    expect(said).toEqual(['<One>', '', '<Three>'])
  })

  it('that fails is a translator that failed', async () => {
    model.behave(answers())
    const translator = await choose(withModel(), 'none').find(toGerman, patient())
    model.behave({
      ends: 'failing',
      answer: ({ response }) => void response.writeHead(500).end('{}'),
    })
    await expect(translator?.translate(['One'], toGerman, patient())).rejects.toMatchObject({
      name: 'TranslatorFailed',
      kind: 'broken',
    })
  })
})

describe('the choice', () => {
  it('is nobody without a model, and names the languages that are missing', async () => {
    const translators = choose({}, 'empty')
    expect(await translators.readiness(toGerman)).toEqual({ kind: 'missing', languages: ['de'] })
    expect(await translators.readiness({ from: 'fr', to: 'de' })).toEqual({
      kind: 'missing',
      languages: ['fr', 'de'],
    })
    expect(await translators.find(toGerman, patient())).toBeNull()
    expect(registry.asked).toEqual([])
  })

  it('fetches the models of a pair at its first use where that is allowed, once', async () => {
    const translators = choose({ TRANSLATION_DOWNLOADS: 'on' }, 'fetched')
    const pair = { from: 'fr', to: 'de' } as const
    expect(await translators.readiness(pair)).toEqual({ kind: 'download' })
    const [one, two] = await Promise.all([
      translators.find(pair, patient()),
      translators.find(pair, patient()),
    ])
    expect([one?.name, two?.name]).toEqual(['bergamot', 'bergamot'])
    expect(registry.asked.filter((asked) => asked.includes('/model.'))).toHaveLength(2)
    expect(await translators.readiness(pair)).toEqual({ kind: 'ready' })
    expect(await one?.translate(['Bonjour'], pair, patient())).toHaveLength(1)
  })

  it('is nobody where the models cannot be fetched', async () => {
    const env = { TRANSLATION_DOWNLOADS: 'on', TRANSLATION_MODELS_URL: 'http://127.0.0.1:1/a.json' }
    expect(await choose(env, 'unreachable').find(toGerman, patient())).toBeNull()
    const missing = choose({ TRANSLATION_DOWNLOADS: 'on' }, 'not-listed')
    expect(await missing.find({ from: 'en', to: 'nl' }, patient())).toBeNull()
  })

  it('lets Bergamot step in where the model fails and the pair is installed', async () => {
    const translators = choose({ ...withModel(), TRANSLATION_DOWNLOADS: 'on' }, 'fetched')
    model.behave({
      ends: 'key_refused',
      answer: ({ response }) => void response.writeHead(401).end('{}'),
    })
    const pair = { from: 'fr', to: 'de' } as const
    const translator = await translators.find(pair, patient())
    expect(translator?.name).toBe('openai-compatible')
    expect(await translator?.translate(['Bonjour'], pair, patient())).toHaveLength(1)
    const other = translator?.translate(['Hello'], { from: 'en', to: 'nl' }, patient())
    await expect(other).rejects.toMatchObject({ name: 'TranslatorFailed' })
  })
})
