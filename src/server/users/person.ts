/** Whoever a request's token belongs to: what `auth/bearer` finds and every handler is given. */
export interface Person {
  id: string
  name: string | null
  email: string | null
  /** The session the request came with; logout ends it. */
  sessionId: string
}

/** Who somebody is, as the issuer says. */
export interface Identity {
  issuer: string
  subject: string
  name: string | null
  email: string | null
  /** Whether the issuer says that the address is this person's. */
  isEmailVerified: boolean
}
