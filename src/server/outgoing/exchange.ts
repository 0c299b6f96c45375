/**
 * One question to one place and its answer, on a connection of its own to an address that was
 * checked. What is read has an end in bytes, on the wire and unpacked, and in time: a bomb, a
 * trickle and endless headers end alike. Redirects are handed back, not followed.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP, isIPv6 } from 'node:net'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import zlib from 'node:zlib'

import { OutgoingFailure } from './failure.ts'
import type { Target } from './target.ts'

interface ReadLimits {
  /** As they come over the wire. */
  packedBytes: number
  unpackedBytes: number
}

export interface Question {
  target: Target
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | null
  limits: ReadLimits
  /** Aborted when the time is over. */
  signal: AbortSignal
  /** Whether the body of an answer with this status and type is wanted. */
  wants: (status: number, type: string) => boolean
}

export interface Exchanged {
  status: number
  headers: IncomingHttpHeaders
  /** Empty where the body was not wanted. */
  bytes: Buffer
}

/** Not by `import`: that reads every name of the module, and some load all of `fetch` (18 MB). */
const http = process.getBuiltinModule('node:http')

const headerLimitBytes = 32 * 1024

export async function exchange(question: Question): Promise<Exchanged> {
  try {
    const response = await openAnswer(question)
    const status = response.statusCode ?? 0
    const type = response.headers['content-type'] ?? ''
    try {
      const isWanted = question.wants(status, type)
      const bytes = isWanted ? await readBody(response, question.limits) : Buffer.alloc(0)
      return { status, headers: response.headers, bytes }
    } finally {
      response.destroy()
    }
  } catch (error) {
    throw asFailure(error, question.signal)
  }
}

/** The answer as it begins: its body is still to be read, or to be destroyed. */
export function openAnswer({
  target,
  method,
  headers,
  body,
  signal,
}: Omit<Question, 'limits' | 'wants'>): Promise<IncomingMessage> {
  const isTls = target.url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isTls ? https : http).request({
      host: target.host,
      port: target.port,
      path: target.url.pathname + target.url.search,
      method,
      headers: { host: target.url.host, ...headers },
      // A connection that was kept would be one that is not looked at.
      agent: false,
      lookup: pinnedTo(target.addresses),
      maxHeaderSize: headerLimitBytes,
      insecureHTTPParser: false,
      signal,
      ...(isTls && isIP(target.host) === 0 ? { servername: target.host } : {}),
    })
    request.on('response', resolve)
    request.on('error', reject)
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new OutgoingFailure('malformed', 'the answer is no page'))
    })
    request.end(body ?? undefined)
  })
}

/** Answers every question for an address with those that were checked. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_name, options, done) => {
    const [first] = known
    if (first === undefined) done(new Error('no address'), '')
    else if (options.all === true) done(null, known)
    else done(null, first.address, first.family)
  }
}

async function readBody(response: IncomingMessage, limits: ReadLimits): Promise<Buffer> {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const packed = upTo(limits.packedBytes, response)
  const chunks: Buffer[] = []
  const unpacked = coding === 'identity' ? packed : unpack(packed, unpackerOf(coding))
  for await (const chunk of upTo(limits.unpackedBytes, unpacked)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function unpackerOf(coding: string): Transform {
  if (coding === 'gzip' || coding === 'x-gzip' || coding === 'deflate') return zlib.createUnzip()
  if (coding === 'br') return zlib.createBrotliDecompress()
  throw new OutgoingFailure('malformed', 'the answer is packed in a way that was not asked for')
}

function unpack(packed: AsyncIterable<Buffer>, unpacker: Transform): AsyncIterable<Buffer> {
  // What goes wrong arrives at whoever reads the unpacker, which is destroyed with it.
  return pipeline(packed, unpacker, () => {})
}

async function* upTo(limitBytes: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > limitBytes) throw new OutgoingFailure('too_large', 'the answer is too large')
    yield chunk
  }
}

function asFailure(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof OutgoingFailure) return error
  if (signal.aborted) {
    // Whoever gave the work up hears that, not a failure of the other side.
    const reason: unknown = signal.reason
    const isLate = reason instanceof Error && reason.name === 'TimeoutError'
    return isLate ? new OutgoingFailure('late', 'no answer in time', { cause: error }) : reason
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isMalformed = /^(?:HPE_|Z_|ERR__|ERR_BROTLI)/.test(code)
  return isMalformed
    ? new OutgoingFailure('malformed', `the answer cannot be read (${code})`, { cause: error })
    : new OutgoingFailure('unreachable', `no whole answer (${code})`, { cause: error })
}
