import { fileNameOf } from '#domain/exchange/file-name.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { disposition } from './disposition.ts'

/** What would end the quoted name, or the header, among letters of every kind. */
const piece = fc.oneof(
  fc.constantFrom('"', '\\', '%', "'", '\r\n', '*', ';', 'é', '–'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

describe('the header that names a download', () => {
  it('[ASVS 5.4.2] is one line of printable ASCII with one quoted name, whatever the name is', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const name = pieces.join('')
        expect(disposition(name)).toMatch(
          /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
        )
      }),
    )
  })

  it('spells letters out that no accent is taken from', () => {
    expect(disposition('Øyvind Weiß – Łódź.pdf')).toContain('filename="Oyvind Weiss - Lodz.pdf"')
  })

  it('[ASVS 5.4.2] carries the whole name for whoever decodes it', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const name = pieces.join('')
        const [, encoded = ''] = disposition(name).split("filename*=UTF-8''")
        expect(decodeURIComponent(encoded)).toBe(name)
      }),
    )
  })

  it('[ASVS 5.4.1] names no folder and no header of its own, whatever title a person gives', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('..', '/', '\\', '\r\n', '"', ';', ':', '\u0000', '\u202e', 'Ana', ' – '),
        ),
        (parts) => {
          const header = disposition(fileNameOf(parts.join(''), 'pdf'))
          const [, plain = '', encoded = ''] =
            /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/.exec(header) ?? []
          for (const name of [plain, decodeURIComponent(encoded)]) {
            expect(name).toMatch(/^[^./\\:"\p{Cc}\p{Cf}][^/\\:"\p{Cc}\p{Cf}]*\.pdf$/u)
          }
        },
      ),
    )
  })
})
