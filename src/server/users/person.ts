/** Whoever a request's token belongs to: what `auth/bearer` finds and every handler is given. */
export interface Person {
  id: string
  name: string | null
  email: string | null
  /** The session the request came with; logout ends it. */
  sessionId: string
}
