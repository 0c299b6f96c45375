/** The one client against a model server that misbehaves in every way, over all four protocols. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { behaviours, declining } from '../../../tests/fixtures/model-server/behaviours.ts'
import type { Provider } from '../../../tests/fixtures/model-server/protocols.ts'
import { providers } from '../../../tests/fixtures/model-server/protocols.ts'
import type { ModelServer } from '../../../tests/fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../../../tests/fixtures/model-server/server.ts'
import { ModelFailure, redact } from './failure.ts'
import type { LanguageModel } from './model.ts'
import { createLanguageModel } from './model.ts'

let server: ModelServer
let clockMs = 0
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

/** Patience that only a hung test outlives, or little for what never ends by itself. */
function modelOf(provider: Provider, isShort = false, baseUrl = server.url(provider)) {
  return createLanguageModel(
    { provider, baseUrl, model: 'test-model', key: testKey },
    {
      log: { info: () => {}, warn: () => {} },
      nowMs: () => clockMs,
      limits: {
        maxBytes: 2_000_000,
        firstMs: isShort ? 150 : 60_000,
        stallMs: isShort ? 150 : 60_000,
      },
      pauseMs: 1,
    },
  )
}

const shape = z.object({ requirements: z.array(z.string()) })

const ask = (model: LanguageModel, totalMs = 60_000, signal = new AbortController().signal) =>
  model.ask(
    {
      about: 'test',
      system: 'Answer as {"requirements": []}',
      user: '<job>\nStock control of flour\nTraining of apprentices\n</job>',
      shape,
      accept: shape,
      maxTokens: 500,
    },
    { signal, deadline: AbortSignal.timeout(totalMs) },
  )

const failureOf = async (asking: Promise<unknown>): Promise<ModelFailure> => {
  const failure: unknown = await asking.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof ModelFailure) return failure
  throw new Error('no failure', { cause: failure })
}

const expected = ['Stock control of flour', 'Training of apprentices', 'twenty years on the moon']
const transports = Object.entries(behaviours).filter(([, one]) => one.isAboutWords !== true)

for (const provider of providers) {
  describe(`a service that speaks ${provider} and is`, () => {
    const rows =
      provider === 'ollama' ? transports : [...transports, ['declining', declining] as const]
    it.each(rows)('%s', async (name, behaviour) => {
      server.behave(behaviour)
      const asking = ask(
        modelOf(provider, behaviour.isEndless),
        behaviour.isEndless === true ? 600 : 60_000,
      )
      if (behaviour.ends === 'llm') {
        expect(await asking).toEqual({ requirements: expected })
      } else {
        const failure = await failureOf(asking)
        expect(failure.reason).toBe(behaviour.ends)
        expect(`${failure.message} ${String(failure.cause)}`).not.toContain(testKey.slice(-4))
      }
      if (name === '300 MB') expect(server.sentBytes()).toBeLessThan(60_000_000)
      // No socket outlives its question; kept-alive ones may wait for the next.
      for (const { body } of server.asked) {
        const said = JSON.stringify(body)
        expect(said).toMatch(
          /"(?:max_tokens|max_completion_tokens|maxOutputTokens|num_predict)":500/,
        )
      }
    })
  })
}

describe('the client', () => {
  it('begins the next question with the format that was understood', async () => {
    server.behave('refusing every format')
    const model = modelOf('openai-compatible')
    await ask(model)
    expect(server.asked.map(({ form }) => form)).toEqual(['schema', 'json', 'text'])
    await ask(model)
    expect(server.asked.map(({ form }) => form)).toEqual(['schema', 'json', 'text', 'text'])
  })

  it('leaves out what a service does not know', async () => {
    const refusals = [
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      "Unsupported value: 'temperature' does not support 0 with this model.",
      'Unknown field stream_options',
    ]
    server.behave({
      ends: 'llm',
      answer(call) {
        const refused = refusals[call.count]
        if (refused === undefined) return behaviours['good']?.answer(call)
        call.response.writeHead(400, { 'content-type': 'application/json' })
        call.response.end(JSON.stringify({ error: { message: refused } }))
        return undefined
      },
    })
    await ask(modelOf('openai-compatible'))
    const body = server.asked.at(-1)?.body ?? {}
    expect(body).toMatchObject({ max_completion_tokens: 500 })
    expect(Object.keys(body)).not.toContain('temperature')
    expect(Object.keys(body)).not.toContain('stream_options')
  })

  it('tells Ollama how much it must keep in mind', async () => {
    server.behave('good')
    await ask(modelOf('ollama'))
    expect(server.asked[0]?.body).toMatchObject({ options: { num_ctx: 8_192, num_predict: 500 } })
  })

  it('leaves a service alone that failed three times, and asks it again after a minute', async () => {
    server.behave('refusing the key')
    const model = modelOf('openai-compatible')
    for (let i = 0; i < 5; i++) expect((await failureOf(ask(model))).reason).toBe('key_refused')
    expect(server.asked).toHaveLength(3)
    clockMs += 60_001
    server.behave('good')
    expect(await ask(model)).toEqual({ requirements: expected })
  })

  it('asks twice at most where the service only fails', async () => {
    server.behave('failing')
    await failureOf(ask(modelOf('anthropic')))
    expect(server.asked).toHaveLength(2)
  })

  it('stops at once when it is told to, with the word of whoever told it', async () => {
    server.behave('silent')
    const stop = new AbortController()
    const asking = ask(modelOf('google'), 60_000, stop.signal)
    await expect.poll(() => server.asked.length).toBe(1)
    stop.abort(new Error('the person left'))
    await expect(asking).rejects.toThrow('the person left')
  })

  it('says that nothing is there where nothing listens', async () => {
    const model = modelOf('ollama', false, 'http://127.0.0.1:1')
    expect((await failureOf(ask(model))).reason).toBe('unreachable')
  })

  it('reads a service that does not stream', async () => {
    server.behave({
      ends: 'llm',
      answer({ response }) {
        response.writeHead(200, { 'content-type': 'application/json' })
        const content = JSON.stringify({ requirements: ['Stock control'] })
        const choices = [{ message: { role: 'assistant', content }, finish_reason: 'stop' }]
        response.end(JSON.stringify({ choices }, null, 2))
      },
    })
    expect(await ask(modelOf('openai-compatible'))).toEqual({ requirements: ['Stock control'] })
  })

  it.each([
    ['http://127.0.0.1:8080', 'openai-compatible', '/v1/chat/completions'],
    ['http://127.0.0.1:8080/v1/', 'openai-compatible', '/v1/chat/completions'],
    ['http://127.0.0.1:8080/api/openai', 'openai-compatible', '/api/openai/chat/completions'],
    ['http://127.0.0.1:8080', 'anthropic', '/v1/messages'],
    ['http://127.0.0.1:11434/v1', 'ollama', '/api/chat'],
    ['http://127.0.0.1:11434/', 'ollama', '/api/chat'],
  ] as const)('knows where %s is asked over %s', async (given, provider, path) => {
    const { openAiCompatible } = await import('./protocols/openai-compatible.ts')
    const { anthropic } = await import('./protocols/anthropic.ts')
    const { ollama } = await import('./protocols/ollama.ts')
    const protocols = { 'openai-compatible': openAiCompatible, anthropic, ollama }
    const settings = { provider, baseUrl: given, model: 'm', key: null }
    const prompt = { system: '', user: '', schema: {}, maxTokens: 1 }
    const { url, headers } = protocols[provider].write(settings, prompt, 'schema', new Set())
    expect(new URL(url).pathname).toBe(path)
    expect(JSON.stringify(headers)).not.toContain('null')
  })
})

describe('a message without the key', () => {
  it.each([
    `Incorrect API key provided: ${testKey}. You can find yours`,
    'Incorrect API key provided: sk-t************e05a.',
    `{"error":"bad key '${testKey.slice(0, 9)}…'"}`,
  ])('%s', (message) => {
    const told = redact(message, testKey)
    expect(told).toContain('[key]')
    expect(told).not.toMatch(/sk-t|e05a|4f9b/)
  })

  it('is otherwise what the service said', () => {
    expect(redact('The model does\n not exist', testKey)).toBe('The model does not exist')
    expect(redact('nothing to hide', null)).toBe('nothing to hide')
  })
})
