/**
 * The way to a service: one POST, and its answer as it arrives. The operator's service is asked by
 * `fetch`; one that a person named is asked through the guard of `outgoing`.
 */
import type { Sent } from './protocol.ts'

export interface Answered {
  status: number
  /** What the service asks for with 429 or 503, as it was sent. */
  retryAfter: string | null
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Rejects where there is no answer; aborting `signal` closes the connection, then or later. */
export type Send = (sent: Sent, signal: AbortSignal) => Promise<Answered>

export const sendByFetch: Send = async ({ url, headers, body }, signal) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    // A key is not carried to another address.
    redirect: 'error',
    signal,
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: response.body ?? [],
  }
}
