/**
 * From anything thrown to the one form of refusal: `{detail, code}`. Fastify's own errors are put
 * into the catalogue's words here; what nobody expected is logged and answered as `internal`,
 * without a word of what it was.
 */
import type { ProblemCode } from '#contract/problems.ts'
import type { FastifyReply } from 'fastify'

import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import { WorkRefused } from '../work/work-refused.ts'
import { Problem } from './problem.ts'

const ofFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'pdf_too_large',
  FST_FILES_LIMIT: 'bad_request',
  // Longer than any id.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_PARTS_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
}

/**
 * PostgreSQL's words for a connection or a database that is not there, for a disk that is full or
 * fails and for a server that only reads, and the socket's own words.
 */
const noDatabase =
  /^(08|53|57P0[123]|58|25006|3D000)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof WorkRefused) {
    const wait = error.code === 'text_busy' ? { retryAfterSeconds: 5 } : {}
    return new Problem(error.code, {}, { cause: error, ...wait })
  }
  const code = codeOf(error)
  const known = ofFastify[code]
  if (known !== undefined) return new Problem(known, {}, { cause: error })
  if (isOfOtherMachine(error)) {
    return new Problem('jobs_unavailable', {}, { cause: error, retryAfterSeconds: 2 })
  }
  if (noDatabase.test(code) || isLostConnection(error)) {
    return new Problem('database_unavailable', {}, { cause: error, retryAfterSeconds: 2 })
  }
  if (isOfNo('person', error)) return new Problem('unauthorized', {}, { cause: error })
  if (isOfNo('resume', error)) return new Problem('resume_not_found', {}, { cause: error })
  const status = statusOf(error)
  // Class 22 is PostgreSQL's "data exception": a value no column can hold.
  const isTheirs = (status >= 400 && status < 500) || code.startsWith('22')
  return new Problem(isTheirs ? 'bad_request' : 'internal', {}, { cause: error })
}

/** Logs what was our own fault and somebody waited for. */
export function tellOwnFault(reply: FastifyReply, problem: Problem, log: Log): void {
  const isHeard = !reply.raw.destroyed // whoever went away is no fault of ours
  if (isBusy.has(problem.code)) {
    log.info('somebody was asked to come back', { problem: problem.code })
  } else if (problem.status >= 500 && !isNotInstalled(problem) && isHeard) {
    log.error('a request failed', {
      request: reply.request.id,
      problem: problem.code,
      ...describeError(problem.extras.cause ?? problem),
    })
  }
}

export function answerProblem(reply: FastifyReply, error: unknown, log: Log): FastifyReply {
  const problem = toProblem(error)
  tellOwnFault(reply, problem, log)
  if (problem.extras.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(problem.extras.retryAfterSeconds))
  }
  if (problem.extras.allow !== undefined)
    void reply.header('allow', problem.extras.allow.join(', '))
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ ...problem.extras.body, detail: problem.detail, code: problem.code }))
}

/** There is much to do, which the metrics count. */
const isBusy: ReadonlySet<ProblemCode> = new Set([
  'text_busy',
  'reader_busy',
  'reader_timeout',
  'printer_busy',
  'server_leaving',
])

/** What this Lapel was never given is no fault; a payment provider that fails has a cause. */
function isNotInstalled({ code, extras }: Problem): boolean {
  return (
    code === 'translation_unavailable' ||
    (code === 'payments_unavailable' && extras.cause === undefined)
  )
}

/** A row for an account or a resume that was deleted while the request was under way. */
function isOfNo(what: 'person' | 'resume', error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : ''
  return codeOf(error) === '23503' && String(constraint).endsWith(`_${what}_id_fkey`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}

/** The server answers, and has lost another one that it asked: on a cluster jobs lie there. */
function isOfOtherMachine(error: unknown): boolean {
  if (!(error instanceof Error && 'severity' in error && error.severity === 'ERROR')) return false
  const code = codeOf(error)
  return code.startsWith('08') || (code === 'XX000' && lostMachine.test(error.message))
}

/** A connection of its own that broke in the middle of a statement has no code, only words. */
const lostMachine =
  /^(SSL SYSCALL error|server closed the connection|connection not open|failure on connection)/

/** `pg` gives a connection that ended under a query no code, only words. */
function isLostConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}
