/** The port of mail: takes one message to a server, and says how that went. */

export interface Message {
  /** A bare address. */
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** Where one press, or the mail program itself, ends such mail. */
  stopLink: string
}

/**
 * `refused`: the server took none of this message, by its code. `away`: no server could be talked to,
 * so that the next message would fare no better. `unclear`: the talk ended before the server had said
 * whether it has the message.
 */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'refused'; code: number }
  | { kind: 'away' | 'unclear'; code: string }

export interface Mailer {
  /** Never rejects, and ends in bounded time. */
  send(message: Message, signal: AbortSignal): Promise<Sent>
}
