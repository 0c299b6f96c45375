/**
 * The payment provider, as the rest of the house sees it: it opens a page of its own where a person
 * pays, and later says so in a signed message. No card number ever comes near this program.
 */
export interface Order {
  /** Ours; the same id twice is one checkout. */
  id: string
  name: string
  description: string
  amountCents: number
  currency: string
  /** Where the provider sends the person back to. */
  successUrl: string
  cancelUrl: string
}

export interface OpenedCheckout {
  sessionId: string
  /** The provider's page. */
  url: string
}

export interface Payments {
  /** Throws a PaymentsDown where the provider cannot be reached or refuses. */
  openCheckout(order: Order): Promise<OpenedCheckout>
  /** Whether these bytes were signed by the provider, and not long ago. */
  isSigned(bytes: Buffer, signature: string, now: Date): boolean
}

/** The provider cannot be reached, or will not do what was asked. `why` is fit for the log. */
export class PaymentsDown extends Error {
  override name = 'PaymentsDown'
  readonly why: string

  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}
