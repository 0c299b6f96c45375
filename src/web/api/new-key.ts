/**
 * A name nobody else has given: 128 random bits as text. `crypto.randomUUID` is not there on a page
 * that came over plain HTTP from another machine, as at home; this is.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
