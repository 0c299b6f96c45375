/**
 * Why there is no answer from outside. `forbidden`: the address is not one to ask. `busy`: too many
 * wait for that host, or it asked to be left alone. The rest happened on the way.
 */
export type FailureKind =
  | 'forbidden'
  | 'busy'
  | 'unresolved'
  | 'unreachable'
  | 'late'
  | 'too_large'
  | 'wrong_type'
  | 'too_many_redirects'
  | 'malformed'

export class OutgoingFailure extends Error {
  override name = 'OutgoingFailure'
  readonly kind: FailureKind
  /** When that host may be asked again, where it is known. */
  readonly retryAfterMs: number | null

  constructor(
    kind: FailureKind,
    message: string,
    { cause, retryAfterMs = null }: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
