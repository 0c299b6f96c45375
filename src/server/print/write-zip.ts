import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file with these entries, in their order and without times: the same entries, the same bytes. */
export function writeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fields,
      Buffer.from(name),
    ])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
        fields,
        end,
        Buffer.from(name),
      ]),
    )
    parts.push(local, packed)
    at += local.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const tail = Buffer.alloc(22)
  tail.write('PK\u0005\u0006', 'latin1')
  tail.writeUInt16LE(directory.length, 8)
  tail.writeUInt16LE(directory.length, 10)
  tail.writeUInt32LE(entries.length, 12)
  tail.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, tail])
}
