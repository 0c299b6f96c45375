/**
 * A secret of a person at rest: AES-256-GCM under a key of this server, bound to the person, so that
 * a row that is moved to somebody else opens for nobody. The bytes are the nonce (12), the tag (16)
 * and the text.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const method = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export function seal(key: Buffer, personId: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(method, key, nonce).setAAD(Buffer.from(personId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null where it was sealed for somebody else, with another key, or was changed. */
export function unseal(key: Buffer, personId: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv(method, key, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(personId))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = decipher.update(sealed.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
