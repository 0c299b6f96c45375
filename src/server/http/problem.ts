/**
 * An expected refusal, raised anywhere in the server and answered at its edge: one code of the
 * catalogue (`contract/problems`), the values its sentence names, and what the body adds to it.
 */
import type { ProblemCode } from '#contract/problems.ts'
import { problemDetail, problemStatus } from '#contract/problems.ts'

export interface ProblemExtras {
  /** Seconds after which another try makes sense: the Retry-After header. */
  retryAfterSeconds?: number
  /** The methods that the address has: the Allow header. */
  allow?: readonly string[]
  /** Fields of the body beside `detail` and `code`: `resume` of a version conflict. */
  body?: Record<string, unknown>
  cause?: unknown
}

export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string>>
  readonly extras: ProblemExtras

  constructor(
    code: ProblemCode,
    values: Readonly<Record<string, string>> = {},
    extras: ProblemExtras = {},
  ) {
    super(code, { cause: extras.cause })
    this.code = code
    this.status = problemStatus(code)
    this.detail = problemDetail(code, values)
    this.values = values
    this.extras = extras
  }
}
