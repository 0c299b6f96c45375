/** When a host is asked again after it could not answer, and how long it is left alone. */
import { OutgoingFailure } from './failure.ts'

/** A host that names no end of its rest has this long. 999 is how LinkedIn says "not you". */
const usualRestMs: Readonly<Record<number, number>> = { 429: 60_000, 999: 10 * 60_000 }
/** Nobody is left alone for longer, whatever they ask. */
const longestRestMs = 24 * 3_600_000
const firstPauseMs = 1_000

/** The rest that an answer asks for; null where it asks for none. */
export function restAsked(
  status: number,
  retryAfter: string | undefined,
  nowMs: number,
): number | null {
  const isAsking = status === 429 || status === 503 || status === 999
  if (!isAsking) return null
  const asked = retryAfter === undefined ? null : readRetryAfter(retryAfter, nowMs)
  const restMs = asked ?? usualRestMs[status] ?? null
  return restMs === null ? null : Math.min(restMs, longestRestMs)
}

/** Seconds or a date, as HTTP has it. */
function readRetryAfter(text: string, nowMs: number): number | null {
  const trimmed = text.trim()
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed) * 1_000
  const at = Date.parse(trimmed)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

/**
 * The pause before the next try after so many: 1, 2, 4 … seconds and up to half as much again by
 * `chance`, or what the host asked for; null where trying again is no use.
 */
export function pauseBefore(outcome: unknown, tried: number, chance: number): number | null {
  const backOffMs = firstPauseMs * 2 ** (tried - 1) * (1 + chance / 2)
  if (outcome instanceof OutgoingFailure) {
    return outcome.kind === 'unreachable' || outcome.kind === 'late' ? backOffMs : null
  }
  if (typeof outcome !== 'object' || outcome === null || !('status' in outcome)) return null
  const asked = 'retryAfterMs' in outcome ? outcome.retryAfterMs : null
  const isPassing = [429, 500, 502, 503, 504].includes(Number(outcome.status))
  return isPassing ? Math.max(backOffMs, typeof asked === 'number' ? asked : 0) : null
}
