/**
 * Every answer that a test gets is held against `GET /api/openapi.json`, made of the table of calls:
 * the status is one that the call names, and the body has exactly the shape given for it, refusals
 * included. A call that answers what it does not promise fails whichever test asked it.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'

import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { problemBody, problemStatus } from '#contract/problems.ts'
import { openApiDocument } from '#server/http/openapi.ts'

type Response = { content?: Record<string, { schema?: z.core.JSONSchema.JSONSchema }> }
type Document = { paths: Record<string, Record<string, { responses: Record<string, Response> }>> }

/** Refused before any call is reached, whatever was asked for. */
const before: readonly ProblemCode[] = [
  'bad_request',
  'host_forbidden',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unauthorized',
  'internal',
  'database_unavailable',
  'jobs_unavailable',
]

const places = Object.values<Call>(calls).map((call) => ({
  call,
  pattern: new RegExp(`^/api${call.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isExact: !call.path.includes('{'),
}))

export function holdToContract(asked: InjectOptions, answer: LightMyRequestResponse): void {
  const address = asked.url ?? asked.path
  if (typeof address !== 'string') throw new Error('tests ask by an address in one string')
  const path = new URL(address, 'http://test').pathname
  if (!path.startsWith('/api/')) return
  const method = (asked.method ?? 'GET').toUpperCase()
  const call = callAt(method, path)
  if (answer.statusCode >= 400) holdProblem(call, answer)
  else if (call !== null) holdSuccess(call, answer)
}

/** `/jobs/quick-score` is not the job of that name: what is written out comes first. */
function callAt(method: string, path: string): Call | null {
  const here = places.filter(({ call, pattern }) => call.method === method && pattern.test(path))
  return (here.find(({ isExact }) => isExact) ?? here[0])?.call ?? null
}

function holdProblem(call: Call | null, answer: LightMyRequestResponse): void {
  const body = answer.json<unknown>()
  const { code } = problemBody.parse(body)
  const allowed = [...before, ...(call?.problems ?? [])]
  if (!allowed.includes(code))
    throw new Error(`${nameOf(call)} answered ${code}, which is not among its problems`)
  if (answer.statusCode !== problemStatus(code))
    throw new Error(`${code} was answered with ${answer.statusCode}`)
  // 409 adds the current resume or letter (docs/api.md); nothing else adds anything.
  const extra = Object.keys(body as object).filter((key) => key !== 'detail' && key !== 'code')
  const known =
    code === 'version_conflict' ? ['resume'] : code === 'letter_conflict' ? ['letter'] : []
  if (extra.join() !== known.join()) throw new Error(`${code} carries ${extra.join()}`)
}

function holdSuccess(call: Call, answer: LightMyRequestResponse): void {
  // A file that the client has already.
  if (call.answer === 'bytes' && answer.statusCode === 304) return
  const status = call.answer === 'redirect' ? 302 : call.status
  if (answer.statusCode !== status)
    throw new Error(`${nameOf(call)} answered ${answer.statusCode} instead of ${status}`)
  const schema = schemaOf(call)
  if (schema === null) return
  const { error } = schema.safeParse(JSON.parse(unpacked(answer)))
  if (error) throw new Error(`${nameOf(call)} answered another shape: ${z.prettifyError(error)}`)
}

function unpacked({ headers, rawPayload }: LightMyRequestResponse): string {
  const packing = headers['content-encoding']
  if (packing === 'br') return brotliDecompressSync(rawPayload).toString()
  return (packing === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}

const made = new Map<Call, z.ZodType | null>()

/** The schema of the document, not of the table: so the document is held, too. */
function schemaOf(call: Call): z.ZodType | null {
  const known = made.get(call)
  if (known !== undefined) return known
  // The document is plain JSON of our own making; this is its shape.
  const { paths } = openApiDocument() as Document
  const response = paths[call.path]?.[call.method.toLowerCase()]?.responses[String(call.status)]
  const json = response?.content?.['application/json']?.schema
  const schema = json === undefined ? null : z.fromJSONSchema(json)
  made.set(call, schema)
  return schema
}

function nameOf(call: Call | null): string {
  return call === null ? 'an unknown address' : `${call.method} ${call.path}`
}
