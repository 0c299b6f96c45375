/**
 * Reads a request's query and JSON body against the call's schema. Bytes are counted as they come;
 * what PostgreSQL cannot hold as text (U+0000, half a surrogate pair) is taken out at this door.
 */
import { jsonShapeOf } from '#domain/exchange/json-shape.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Refuse } from './handler.ts'
import { badRequest } from './issue-words.ts'
import { Problem } from './problem.ts'

/** The largest JSON body: a resume of a hundred pages has room in it. */
const bodyLimitBytes = 2 * 1024 * 1024

/** A body is nested no deeper; the export of an account has some ten levels. */
export const deepest = 64

export function readQuery(request: FastifyRequest, schema: z.ZodType): unknown {
  const query = request.query as Record<string, unknown> // fastify's parser gives plain values
  // Taken out, it would leave another question, or none.
  const broken = Object.keys(query).find((name) => [query[name]].flat().some(hasNul))
  if (broken !== undefined)
    throw new Problem('bad_request', { reason: `: ${broken} has a sign that no text has` })
  return check(schema, cleanQuery(query))
}

/** A name that is given several times has a list. */
const cleanQuery = (query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(clean) : clean(value),
    ]),
  )

/** The JSON that was sent, whatever it is; nothing sent is an empty object. */
export async function readJson(request: FastifyRequest): Promise<unknown> {
  return parseJson(await receiveJson(request, bodyLimitBytes))
}

/** The same as the bytes of its text, for a large body. */
export async function receiveJson(request: FastifyRequest, limitBytes: number): Promise<Buffer> {
  const bytes = await readBytes(request, limitBytes)
  const type = request.headers['content-type']
  if (bytes.length === 0 && type === undefined) return Buffer.from('{}')
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) throw new Problem('unsupported_media_type')
  return bytes
}

export function check(schema: z.ZodType, value: unknown, refuse?: Refuse): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw (refuse ?? badRequest)(parsed.error.issues)
}

export async function readBytes(request: FastifyRequest, limitBytes: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    throw new Problem('body_too_large')
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytesOf(request)) {
    length += chunk.length
    if (length > limitBytes) throw new Problem('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A sender that breaks off is a bad request, not a fault of ours. */
async function* bytesOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* request.raw as AsyncIterable<Buffer> // no encoding is set, so chunks are buffers
  } catch (cause) {
    throw new Problem('bad_request', {}, { cause })
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

export function parseJson(bytes: Uint8Array, most = mostValues): unknown {
  const { depth, values } = jsonShapeOf(bytes)
  if (depth > deepest) {
    throw new Problem('bad_request', { reason: `: it is nested deeper than ${deepest} levels` })
  }
  // So many short values take more room and time than their bytes tell.
  if (values > most) {
    throw new Problem('bad_request', { reason: ': it holds too many values' })
  }
  try {
    const text = decoder.decode(bytes)
    const hasTraps = /\\u(?:0000|d[89a-f])/i.test(text)
    // Each text of a list is shown to it by itself, so that it need not look into lists.
    return JSON.parse(text, hasTraps ? (_, value: unknown) => clean(value) : undefined)
  } catch (cause) {
    throw new Problem('bad_request', {}, { cause })
  }
}

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\u0000')

const clean = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value

/** The heaviest resume has ten thousand texts. */
const mostValues = 60_000
