/**
 * Servers of language models on this machine, at the ports that they use unless told otherwise. One
 * that does not list its models within half a second is not there.
 */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { ModelProvider } from '#contract/model-providers.ts'
import { z } from 'zod'

import type { Streams } from '../outgoing/streams.ts'

export interface LocalPlace {
  provider: ModelProvider
  baseUrl: string
  /** Where it lists its models, below the origin. */
  list: string
}

type Found = AnswerOf<Calls['localModels']>

/** Ollama, LM Studio, llama.cpp. */
const usualPlaces: readonly LocalPlace[] = [
  { provider: 'ollama', baseUrl: 'http://127.0.0.1:11434', list: '/api/tags' },
  { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1234/v1', list: '/v1/models' },
  { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:8080/v1', list: '/v1/models' },
]

const usualPatienceMs = 500
const mostBytes = 500_000
const mostModels = 50

const name = z.string().min(1).max(200)
const listing = z.union([
  z
    .object({ models: z.array(z.object({ name })) })
    .transform(({ models }) => models.map((m) => m.name)),
  z
    .object({ data: z.array(z.object({ id: name })) })
    .transform(({ data }) => data.map((m) => m.id)),
])

export async function findLocalModels(
  streams: Streams,
  places: readonly LocalPlace[] = usualPlaces,
  patienceMs = usualPatienceMs,
): Promise<Found> {
  const found = await Promise.all(
    places.map(async ({ provider, baseUrl, list }) => {
      const signal = AbortSignal.timeout(patienceMs)
      const url = new URL(list, baseUrl).href
      const models = await listModels(streams, url, signal).catch(() => []) // not there
      return { provider, base_url: baseUrl, models: models.slice(0, mostModels) }
    }),
  )
  return found.filter(({ models }) => models.length > 0)
}

async function listModels(streams: Streams, url: string, signal: AbortSignal): Promise<string[]> {
  const { status, body } = await streams.open({
    url,
    method: 'GET',
    headers: {},
    body: null,
    signal,
  })
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (status !== 200 || bytes > mostBytes) return []
    pieces.push(piece)
  }
  return listing.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
}
