/**
 * Why a language model gave nothing. The reason is for people (each has its sentence), the message
 * for whoever runs the product: short, and never with the key in it.
 */
import type { ModelFailureReason } from '#contract/tailoring.ts'

export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: ModelFailureReason
  /** As the log shows it. */
  readonly code: ModelFailureReason
  readonly status: number | null
  /** How long the service asked to be left alone. */
  readonly retryAfterMs: number | null

  constructor(
    reason: ModelFailureReason,
    message: string = failureSentences[reason],
    facts: { status?: number; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause })
    this.reason = reason
    this.code = reason
    this.status = facts.status ?? null
    this.retryAfterMs = facts.retryAfterMs ?? null
  }
}

/** For the command line; the web has its own in six languages. */
export const failureSentences: Readonly<Record<ModelFailureReason, string>> = {
  unreachable: 'The language model could not be reached.',
  key_refused: 'The language model refused the key.',
  unpaid: 'The account of the language model has no credit left.',
  unknown_model: 'The service does not know this language model.',
  busy: 'The language model has too much to do right now.',
  failing: 'The language model answered with an error.',
  broke_off: 'The language model broke off in the middle of its answer.',
  too_slow: 'The language model took too long.',
  nonsense: 'The language model gave an answer that could not be used.',
  declined: 'The language model declined to answer.',
  nothing_true: 'Nothing that the language model suggested was supported by the resume.',
}

/**
 * A service's own words without the key: services echo parts of a refused one. Whatever shares four
 * characters in a row with it goes.
 */
export function redact(message: string, key: string | null): string {
  const short = message.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  if (key === null || key === '') return short
  const pieces = new Set(
    Array.from({ length: Math.max(1, key.length - 3) }, (_, i) => key.slice(i, i + 4)),
  )
  const isTelling = (word: string) => [...pieces].some((piece) => word.includes(piece))
  return short
    .split(/([\s"'`,;()<>{}[\]]+)/)
    .map((word) => (isTelling(word) ? '[key]' : word))
    .join('')
}
