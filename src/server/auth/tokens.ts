/**
 * Opaque secrets: 256 random bits as 43 characters. The database keeps only their SHA-256, so
 * whoever reads it cannot sign in; a slow hash would add nothing to so much chance.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const shape = /^[A-Za-z0-9_-]{43}$/

export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && shape.test(text)
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isHashOf(hash: Buffer, token: string | undefined): boolean {
  return isToken(token) && timingSafeEqual(hash, hashToken(token))
}
