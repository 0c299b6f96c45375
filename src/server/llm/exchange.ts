/**
 * One request and its answer, within limits: so many bytes, so long until the first and between
 * any two, and never past the deadline. Whatever happens, the socket is closed afterwards.
 */
import { ModelFailure, redact } from './failure.ts'
import { createFrames } from './frames.ts'
import type { Heard, ModelSettings, Protocol, Sent } from './protocol.ts'
import { nothingHeard } from './protocol.ts'
import { failureOfStatus, failureOfWords } from './refusals.ts'
import type { Answered, Send } from './send.ts'

export interface Limits {
  maxBytes: number
  /** Until the first byte of the answer: a model at home reads its prompt slowly. */
  firstMs: number
  /** Between two pieces of the answer. */
  stallMs: number
}

export interface Waiting {
  /** The caller's: aborting it is nobody's failure. */
  signal: AbortSignal
  deadline: AbortSignal
}

export async function exchange(
  sent: Sent,
  protocol: Pick<Protocol, 'hear'>,
  { key }: Pick<ModelSettings, 'key'>,
  { limits, send }: { limits: Limits; send: Send },
  { signal, deadline }: Waiting,
): Promise<Heard> {
  const silence = createAlarm(limits.firstMs)
  const closing = new AbortController()
  // Not `AbortSignal.any`: Node never frees what that makes of two signals that hold timeouts.
  for (const one of [signal, deadline, silence.signal]) {
    const close = () => closing.abort(one.reason)
    if (one.aborted) close()
    else one.addEventListener('abort', close, { once: true, signal: closing.signal })
  }
  let answer: Answered | null = null
  try {
    const headers = { 'content-type': 'application/json', ...sent.headers }
    answer = await send({ ...sent, headers }, closing.signal)
    if (answer.status < 200 || answer.status > 299)
      throw await refusalOf(answer, limits.maxBytes, key)
    return await hearAll(answer, protocol, limits.maxBytes, key, () => silence.set(limits.stallMs))
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted || silence.signal.aborted) throw new ModelFailure('too_slow')
    if (error instanceof ModelFailure) throw error
    const reason = answer === null ? 'unreachable' : 'broke_off'
    throw new ModelFailure(reason, undefined, { cause: error })
  } finally {
    silence.clear()
    closing.abort()
  }
}

async function hearAll(
  answer: Answered,
  protocol: Pick<Protocol, 'hear'>,
  maxBytes: number,
  key: string | null,
  onPiece: () => void,
): Promise<Heard> {
  const heard = nothingHeard()
  const frames = createFrames((event) => {
    try {
      protocol.hear(heard, event)
    } catch {
      throw new ModelFailure('nonsense')
    }
  })
  let bytes = 0
  for await (const piece of answer.body) {
    onPiece()
    bytes += piece.byteLength
    if (bytes > maxBytes) throw new ModelFailure('nonsense', 'The answer had no end.')
    frames.feed(piece)
  }
  frames.end()
  if (heard.error !== null) throw failureOfWords(redact(heard.error, key))
  if (heard.ending === 'declined') throw new ModelFailure('declined')
  if (!heard.isWhole) throw new ModelFailure(bytes === 0 ? 'nonsense' : 'broke_off')
  return heard
}

/** The service's own words are read, but only as far as anyone would. */
async function refusalOf(
  answer: Answered,
  maxBytes: number,
  key: string | null,
): Promise<ModelFailure> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body) {
    bytes += piece.byteLength
    if (bytes > maxBytes) break
    pieces.push(piece)
    if (bytes > 16_384) break
  }
  const words = redact(Buffer.concat(pieces).toString('utf8').slice(0, 2_000), key)
  return failureOfStatus(answer.status, words, answer.retryAfter)
}

/** A signal that is aborted unless it is set anew in time. */
function createAlarm(firstMs: number) {
  const controller = new AbortController()
  let timer = setTimeout(() => controller.abort(), firstMs)
  return {
    signal: controller.signal,
    set(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(), ms)
    },
    clear: () => clearTimeout(timer),
  }
}
