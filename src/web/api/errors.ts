/**
 * The ways in which a call can fail, one class each. They carry facts, never words for people:
 * `messages/` turns them into the sentences of specification §8.
 */
import type { LetterAnswer } from '#contract/letters.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Resume } from '#domain/resume/resume.ts'

/** The server refused. `code` and `detail` are null where the answer did not come from our server. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly statusText: string
  readonly code: ProblemCode | null
  readonly detail: string | null
  /** The current resume, with a 409 of a save. */
  readonly resume: Resume | null
  /** The current letter, with a 409 of a letter's save. */
  readonly letter: LetterAnswer | null
  /** Seconds to wait before another try, where the server named them. */
  readonly retryAfter: number | null

  constructor(facts: {
    status: number
    statusText?: string
    code?: ProblemCode | null
    detail?: string | null
    resume?: Resume | null
    letter?: LetterAnswer | null
    retryAfter?: number | null
  }) {
    super(facts.detail ?? facts.statusText ?? `status ${facts.status}`)
    this.status = facts.status
    this.statusText = facts.statusText ?? ''
    this.code = facts.code ?? null
    this.detail = facts.detail ?? null
    this.resume = facts.resume ?? null
    this.letter = facts.letter ?? null
    this.retryAfter = facts.retryAfter ?? null
  }
}

/** No answer came: offline, refused, cut. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** A part of the page is not to be had though the server answers: most likely it is a newer one. */
export class OldPageError extends Error {
  override name = 'OldPageError'
}

/** The request could not even be built. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** A success that is not the one the call promises: another status, a body that is not JSON, or no resume. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError'
  readonly status: number

  constructor(status: number) {
    super(`unexpected answer with status ${status}`)
    this.status = status
  }
}

/** Whether somebody gave up waiting (a page was left), which is not a failure to tell of. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
