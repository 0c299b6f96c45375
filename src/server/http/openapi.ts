/** The OpenAPI description of every call, made from the table of calls (`GET /api/openapi.json`). */
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { problemBody, problemStatus } from '#contract/problems.ts'
import { z } from 'zod'

import { version } from '../version.ts'

type Json = Record<string, unknown>

/** The refusals that any call may give, and those of every call that needs a token. */
const always: ProblemCode[] = [
  'bad_request',
  'too_many_requests',
  'internal',
  'database_unavailable',
  'jobs_unavailable',
]

let made: Json | undefined

/** Made at the first question, then kept. */
export function openApiDocument(): Json {
  made ??= {
    openapi: '3.1.0',
    info: { title: 'Lapel', version },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(problemBody, 'output') },
    },
    paths: describePaths(),
  }
  return made
}

function describePaths(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operations = (paths[call.path] ??= {})
    operations[call.method.toLowerCase()] = {
      operationId: name,
      summary: call.summary,
      security: call.bearer ? [{ bearer: [] }] : [],
      parameters: [...pathParameters(call), ...queryParameters(call)],
      ...describeBody(call),
      responses: { ...describeSuccess(call), ...describeProblems(call) },
    }
  }
  return paths
}

const pathParameters = (call: Call): Json[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(call: Call): Json[] {
  if (call.query === undefined) return []
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function describeBody(call: Call): Json {
  if (call.body === undefined) return {}
  if (call.body === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const schema = call.body === 'raw' ? {} : schemaOf(call.body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function describeSuccess(call: Call): Json {
  if (call.answer === 'redirect') return { 302: { description: 'The next address.' } }
  if (call.answer === 'none') return { [call.status]: { description: 'Done.' } }
  const content =
    call.answer === 'events'
      ? { 'text/event-stream': {} }
      : call.answer === 'bytes'
        ? { 'application/octet-stream': {} }
        : { 'application/json': { schema: schemaOf(call.answer, 'output') } }
  return { [call.status]: { description: call.summary, content } }
}

function describeProblems(call: Call): Json {
  const codes = [...always, ...(call.bearer ? (['unauthorized'] as const) : []), ...call.problems]
  const byStatus = Object.groupBy(codes, (code) => String(problemStatus(code)))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => [
      status,
      {
        description: of.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
