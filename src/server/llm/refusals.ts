/** From what a service says when it refuses to the reason that people are told. */
import type { ModelFailureReason } from '#contract/tailoring.ts'

import { ModelFailure } from './failure.ts'
import type { Waived } from './protocol.ts'

export function failureOfStatus(
  status: number,
  words: string,
  retryAfter: string | null,
): ModelFailure {
  return new ModelFailure(
    reasonOfStatus(status, words),
    `The service answered ${status}: ${words === '' ? 'nothing' : words}`,
    { status, retryAfterMs: readRetryAfter(retryAfter) },
  )
}

function reasonOfStatus(status: number, words: string): ModelFailureReason {
  // Google refuses a key with 400; OpenAI says with 429 that nothing is paid for.
  if (/API_KEY_INVALID|invalid[ _]api[ _]key/i.test(words)) return 'key_refused'
  if (/insufficient_quota|billing|credit balance/i.test(words)) return 'unpaid'
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 402) return 'unpaid'
  if (status === 404) return 'unknown_model'
  if (status === 429) return 'busy'
  return 'failing'
}

/** An error told in the middle of a stream, where no status can be sent any more. */
export function failureOfWords(words: string): ModelFailure {
  const status = Number(/"(?:code|status)":\s*"?(\d{3})\b/.exec(words)?.[1] ?? 500)
  const isBusy = /overloaded|rate_limit|RESOURCE_EXHAUSTED/i.test(words)
  return failureOfStatus(isBusy ? 429 : status, words, null)
}

/** Seconds or a date, as milliseconds from now; null where the service named none. */
function readRetryAfter(given: string | null): number | null {
  if (given === null || given.trim() === '') return null
  const seconds = Number(given)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

const waivers: readonly (readonly [Waived, RegExp])[] = [
  ['max_tokens', /max_completion_tokens/i],
  ['long_answer', /maximum context length|context window|max_tokens.{0,40}(?:large|exceed)/i],
  ['temperature', /temperature/i],
  ['stream_options', /stream_options/i],
  ['think', /\bthink(?:ing)?\b/i],
]

/** What a refused request should do without next; null where the words name nothing new. */
export function waivedBy(
  { status, message }: ModelFailure,
  already: ReadonlySet<Waived>,
): Waived | null {
  if (status !== 400 && status !== 422) return null
  return waivers.find(([name, words]) => !already.has(name) && words.test(message))?.[0] ?? null
}

/** Whether a request was refused for the format it asked for. */
export function isAboutFormat({ status, message }: ModelFailure): boolean {
  return (
    (status === 400 || status === 422 || status === 501) &&
    /response_format|json_schema|json_object|output_config|output_format|tool|schema|grammar|format|mime/i.test(
      message,
    )
  )
}
