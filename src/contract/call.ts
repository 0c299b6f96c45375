/**
 * What one call of the API is: plain data that the server, the client, the tests, the OpenAPI
 * document and the docs walk. Nothing about a call is written down anywhere else.
 */
import type { z } from 'zod'

import type { ProblemCode } from './problems.ts'

/** Which limit of requests a call counts against (docs/security.md). */
export type Limit = 'read' | 'write' | 'upload' | 'ai' | 'auth' | 'payment'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base URL, `/api` by default; `{id}` marks a parameter. */
  path: string
  /** One sentence for the OpenAPI document. */
  summary: string
  /** False for the few calls that need no bearer token. */
  bearer: boolean
  limit: Limit
  query?: z.ZodType
  body?: z.ZodType | 'multipart' | 'raw'
  /** Success status; 204 has no answer. */
  status: 200 | 201 | 204
  /** The JSON answer; the others for what is not JSON. 'events' are server-sent ones. */
  answer: z.ZodType | 'redirect' | 'bytes' | 'events' | 'none'
  /** The refusals particular to this call, beside those every call may give. */
  problems: readonly ProblemCode[]
}

/** What a row does not say: a bearer token, 200, and no refusals but those that every call may give. */
const usual = { bearer: true, status: 200, problems: [] } as const

type Row = Omit<Call, 'limit' | keyof typeof usual> &
  Partial<Pick<Call, 'limit' | keyof typeof usual>>

type Completed<R extends Row> = R & Omit<{ limit: Limit } & typeof usual, keyof R>

/** A row of the table, with its exact type. A GET counts as reading unless told, all else as writing. */
export const call = <const R extends Row>(row: R): Completed<R> => ({
  ...usual,
  limit: row.method === 'GET' ? 'read' : 'write',
  ...row,
})

export type QueryOf<C extends Call> = C['query'] extends z.ZodType
  ? z.output<C['query']>
  : undefined
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined
export type SentBodyOf<C extends Call> = C['body'] extends z.ZodType
  ? z.input<C['body']>
  : undefined
export type SentQueryOf<C extends Call> = C['query'] extends z.ZodType
  ? z.input<C['query']>
  : undefined
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : undefined
