/**
 * Messages over a pipe: four bytes of length (big endian), then the bytes. Both ends of the
 * reader's pipe speak this.
 */
export function frame(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes.length)
  return Buffer.concat([head, bytes])
}

/** Collects chunks and gives each whole message to `take`; `limit` bounds one message's bytes. */
export function takeFrames(
  limit: number,
  take: (message: Buffer) => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = []
  let held = 0
  return (chunk) => {
    parts.push(chunk)
    held += chunk.length
    if (held < 4) return
    let whole = Buffer.concat(parts)
    while (whole.length >= 4) {
      const length = whole.readUInt32BE(0)
      if (length > limit) throw new RangeError(`a message of ${length} bytes is over the limit`)
      if (whole.length < 4 + length) break
      take(whole.subarray(4, 4 + length))
      whole = whole.subarray(4 + length)
    }
    parts = [whole]
    held = whole.length
  }
}
