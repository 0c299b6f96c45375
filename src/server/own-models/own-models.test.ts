/** Which client works for whom, and for how long it is remembered. */
import { expect, it } from 'vitest'

import type { ModelSettings } from '../llm/protocol.ts'
import { createStreams } from '../outgoing/streams.ts'
import { createOwnModels } from './own-models.ts'

const settings: ModelSettings = { provider: 'ollama', baseUrl: null, model: 'a', key: null }

const open = () =>
  createOwnModels(
    { llmTimeoutMs: 5_000, llmSecondOpinion: 'off' },
    createStreams({ agent: 'Lapel/test', allow: [], mayAskHere: false }),
    { log: { info: () => {}, warn: () => {} }, nowMs: () => 0 },
  )

it('keeps the client of a person for as long as the settings stay, and shares it with nobody', () => {
  const own = open()
  const first = own.of('ana', settings)
  expect(own.of('ana', { ...settings })).toBe(first)
  expect(own.of('ben', settings)).not.toBe(first)
  expect(own.of('ana', { ...settings, key: 'new' })).not.toBe(first)
})

it('forgets whoever has gone, and of very many people those who came longest ago', () => {
  const own = open()
  const ana = own.of('ana', settings)
  own.forget('ana')
  const again = own.of('ana', settings)
  expect(again).not.toBe(ana)
  for (let n = 0; n < 199; n++) own.of(`person ${n}`, settings)
  expect(own.of('ana', settings)).toBe(again)
  for (let n = 0; n < 200; n++) own.of(`another ${n}`, settings)
  expect(own.of('ana', settings)).not.toBe(again)
})
