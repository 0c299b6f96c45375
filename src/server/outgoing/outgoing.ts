/**
 * Every question this server asks of an address that somebody else named: a job's page, a board, a
 * feed. Only public places are asked, at every redirect anew (target.ts); answers have an end
 * (exchange.ts); hosts are asked politely (turns.ts). No cookies are kept or sent.
 *
 * A status is an answer, 404 and 429 too; what is no answer is an `OutgoingFailure`.
 */
import { setTimeout as sleepFor } from 'node:timers/promises'

import { readAllowed } from './allowed.ts'
import { decodeText } from './charset.ts'
import type { Exchanged } from './exchange.ts'
import { exchange } from './exchange.ts'
import { OutgoingFailure } from './failure.ts'
import { inTime, resolveByDns } from './resolve.ts'
import { pauseBefore, restAsked } from './retries.ts'
import type { Resolve, Target } from './target.ts'
import { findTarget } from './target.ts'
import type { Clock } from './turns.ts'
import { createTurns } from './turns.ts'

/** What makes a question conditional, and what an answer gives for the next one. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface OutgoingRequest {
  url: string
  method?: 'GET' | 'POST'
  /** Sent to the first origin only: a key does not follow a redirect elsewhere. */
  headers?: Readonly<Record<string, string>>
  body?: string
  /** The kinds of content that are read, such as `text/html`. */
  types: readonly string[]
  validators?: Validators
  /** For one try with its redirects, from the turn on. 8 s unless told. */
  totalMs?: number
  /** On the wire and unpacked. 2 MB unless told. */
  limitBytes?: number
  /** How often in all. Once unless told; POST is never repeated. */
  tries?: number
  /** A person waits: before background work, and not for long. */
  isUrgent?: boolean
  /** A rest or pause longer than this is not waited for. 30 s unless told. */
  patienceMs?: number
  signal?: AbortSignal
}

export interface OutgoingAnswer {
  status: number
  /** Where the answer came from in the end. */
  url: string
  /** As the other side names it, in small letters; empty where it does not. */
  type: string
  bytes: Buffer
  /** The bytes as text, by the character set that is named. */
  text: () => string
  validators: Validators
  /** What the other side asks for with 429 or 503; null where it asks for nothing. */
  retryAfterMs: number | null
}

export interface Outgoing {
  /** Throws `OutgoingFailure`, or the signal's reason. */
  ask(request: OutgoingRequest): Promise<OutgoingAnswer>
}

export interface OutgoingOptions {
  /** How this server calls itself to others. */
  agent: string
  /** Of OUTGOING_ALLOW. */
  allow: readonly string[]
  /** Between two questions to one host. */
  gapMs?: number
  /** What a test replaces. */
  parts?: Partial<Clock & { resolve: Resolve; random: () => number }>
}

const usual = { totalMs: 8_000, limitBytes: 2 * 1024 * 1024, patienceMs: 30_000 }
const mostRedirects = 3

export function createOutgoing({
  agent,
  allow,
  gapMs = 1_000,
  parts = {},
}: OutgoingOptions): Outgoing {
  // Pauses are measured by a clock that nobody sets; what a host names as a date, by the other.
  const clock: Clock = {
    nowMs: parts.nowMs ?? (() => performance.now()),
    sleep: parts.sleep ?? ((ms, signal) => sleepFor(ms, undefined, { signal })),
  }
  const dateMs = parts.nowMs ?? Date.now
  const random = parts.random ?? Math.random
  const doors = {
    allowed: readAllowed(allow),
    resolve: inTime(parts.resolve ?? resolveByDns),
  }
  const turns = createTurns(gapMs, clock)

  /** One place asked in its turn. */
  const askPlace = async (request: OutgoingRequest, target: Target, rest: Follow) => {
    const release = await turns.take(target.host, {
      isUrgent: request.isUrgent ?? false,
      patienceMs: request.patienceMs ?? usual.patienceMs,
      signal: request.signal ?? new AbortController().signal,
    })
    const late = AbortSignal.timeout(Math.ceil(rest.leftMs))
    const limitBytes = request.limitBytes ?? usual.limitBytes
    const began = performance.now()
    try {
      const answer = await exchange({
        target,
        method: rest.method,
        headers: headersOf(request, agent, rest.isFirstOrigin),
        body: rest.method === 'POST' ? (request.body ?? '') : null,
        limits: { packedBytes: limitBytes, unpackedBytes: limitBytes },
        signal: request.signal ? AbortSignal.any([request.signal, late]) : late,
        wants: (status, type) => status >= 200 && status < 300 && isOneOf(type, request.types),
      })
      const restMs = restAsked(answer.status, answer.headers['retry-after'], dateMs())
      if (restMs !== null) turns.rest(target.host, restMs)
      return { answer, restMs }
    } finally {
      rest.leftMs -= performance.now() - began
      release()
    }
  }

  const askOnce = async (request: OutgoingRequest): Promise<OutgoingAnswer> => {
    let target = await findTarget(request.url, doors)
    const { origin } = target.url
    const rest: Follow = {
      method: request.method ?? 'GET',
      isFirstOrigin: true,
      leftMs: request.totalMs ?? usual.totalMs,
    }
    for (let followed = 0; ; followed++) {
      if (rest.leftMs <= 0) throw new OutgoingFailure('late', 'no answer in time')
      const { answer, restMs } = await askPlace(request, target, rest)
      const next = redirectOf(answer, target)
      if (next === null) return toAnswer(answer, target, restMs, request.types)
      if (followed === mostRedirects) {
        throw new OutgoingFailure('too_many_redirects', 'it leads on and on')
      }
      target = await findTarget(next, doors)
      rest.isFirstOrigin &&= target.url.origin === origin
      if (answer.status !== 307 && answer.status !== 308) rest.method = 'GET'
      // A key is for the origin it was given for, and so is what is sent with it.
      if (!rest.isFirstOrigin && rest.method === 'POST') {
        throw new OutgoingFailure('forbidden', 'what is sent does not follow to another origin')
      }
    }
  }

  return {
    async ask(request) {
      const tries = request.method === 'POST' ? 1 : (request.tries ?? 1)
      const patienceMs = request.patienceMs ?? usual.patienceMs
      for (let tried = 1; ; tried++) {
        const outcome = await askOnce(request).catch((error: unknown) => error)
        const pauseMs = pauseBefore(outcome, tried, random())
        if (tried >= tries || pauseMs === null || pauseMs > patienceMs) {
          if (isAnswer(outcome)) return outcome
          throw outcome
        }
        await clock.sleep(pauseMs, request.signal ?? new AbortController().signal)
      }
    },
  }
}

interface Follow {
  method: 'GET' | 'POST'
  isFirstOrigin: boolean
  leftMs: number
}

const isAnswer = (outcome: unknown): outcome is OutgoingAnswer =>
  typeof outcome === 'object' && outcome !== null && 'status' in outcome && 'validators' in outcome

function headersOf(request: OutgoingRequest, agent: string, isFirstOrigin: boolean) {
  const { etag = null, lastModified = null } = request.validators ?? {}
  return {
    accept: request.types.join(', ') || '*/*',
    'accept-encoding': 'gzip, br',
    'user-agent': agent,
    ...(isFirstOrigin && etag !== null ? { 'if-none-match': etag } : {}),
    ...(isFirstOrigin && lastModified !== null ? { 'if-modified-since': lastModified } : {}),
    ...(isFirstOrigin ? request.headers : {}),
  }
}

function redirectOf({ status, headers }: Exchanged, from: Target): string | null {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null
  if (!URL.canParse(location, from.url.href)) {
    throw new OutgoingFailure('malformed', 'it leads to what is no address')
  }
  return new URL(location, from.url).href
}

function toAnswer(
  { status, headers, bytes }: Exchanged,
  target: Target,
  retryAfterMs: number | null,
  types: readonly string[],
): OutgoingAnswer {
  const type = (headers['content-type'] ?? '').toLowerCase()
  if (status >= 200 && status < 300 && !isOneOf(type, types)) {
    throw new OutgoingFailure('wrong_type', `the answer is ${type === '' ? 'of no kind' : type}`)
  }
  return {
    status,
    url: target.url.href,
    type,
    bytes,
    text: () => decodeText(bytes, type),
    validators: { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null },
    retryAfterMs,
  }
}

const isOneOf = (type: string, types: readonly string[]): boolean =>
  types.includes((type.split(';')[0] ?? '').trim().toLowerCase())
