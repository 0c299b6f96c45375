/**
 * The `Stripe-Signature` header: `t=<seconds>,v1=<hex>,v1=<hex>,…`. The signature is HMAC-SHA-256
 * over `<t>.<body>`, byte for byte as it came. There are several v1 while a secret is being changed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the time of a message may be from ours, either way. */
const windowSeconds = 300

/** More are not looked at: a header is no place for a search. */
const mostSignatures = 8

export function isSignedBy(secret: string, bytes: Buffer, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim())
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > windowSeconds) return false
  const due = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
  return parts
    .filter((part) => part.startsWith('v1='))
    .slice(0, mostSignatures)
    .some((part) => isSame(Buffer.from(part.slice(3), 'hex'), due))
}

/** Takes the same time wherever the first difference is. */
function isSame(given: Buffer, due: Buffer): boolean {
  return given.length === due.length && timingSafeEqual(given, due)
}
