/**
 * A zip file → the texts of the few entries that are asked for by name. Nothing else in it is
 * unpacked, and what is unpacked has a limit that zlib itself holds, so a small file cannot ask for
 * gigabytes. No file is written and no name of an entry is ever a path.
 */
import { inflateRawSync } from 'node:zlib'

const limits = { entries: 5_000, unpackedBytes: 16 * 1024 * 1024 } as const

export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * Word wraps a file that has a password in an older kind of container, in which the encrypted one has
 * this name.
 */
export const isLockedOffice = (bytes: Uint8Array): boolean =>
  oldContainer.every((byte, i) => bytes[i] === byte) &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
    'EncryptedPackage',
    0,
    'utf16le',
  )

const oldContainer = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

interface Entry {
  method: number
  packed: number
  at: number
}

export interface Archive {
  names: string[]
  /** The text of an entry, null where there is none. Throws RangeError where it is damaged. */
  text(name: string): string | null
}

/** Somebody set a password. */
export class Locked extends Error {
  override name = 'Locked'
}

/** Throws RangeError for what is no zip file or holds more than is allowed, Locked for a password. */
export function openArchive(bytes: Buffer): Archive {
  const entries = entriesOf(bytes)
  let left: number = limits.unpackedBytes
  return {
    names: [...entries.keys()],
    text(name) {
      const entry = entries.get(name)
      if (entry === undefined) return null
      const unpacked = unpack(bytes, entry, left)
      left -= unpacked.length
      return new TextDecoder('utf-8').decode(unpacked)
    },
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0) throw new RangeError('no directory')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > limits.entries) throw new RangeError('too many entries')
  const entries = new Map<string, Entry>()
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError('damaged directory')
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw new Locked('encrypted')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(bytes: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const data = bytes.subarray(start, start + packed)
  if (method === 0 && data.length <= most) return data
  if (method !== 8 || most <= 0) throw new RangeError('cannot be unpacked')
  try {
    return inflateRawSync(data, { maxOutputLength: most })
  } catch (cause) {
    throw new RangeError('cannot be unpacked', { cause })
  }
}
