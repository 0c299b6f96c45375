import { describe, expect, it } from 'vitest'

import { kindOfOther } from './other-kinds.ts'

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const zipOf = (first: string): Uint8Array => bytesOf(`PK\x03\x04${'\0'.repeat(26)}${first}`)

describe('a file that no reader takes', () => {
  it.each([
    ['RTF', bytesOf('{\\rtf1\\ansi Jane Roe}'), 'file_word_processor'],
    [
      'OpenDocument',
      zipOf('mimetypeapplication/vnd.oasis.opendocument.textPK'),
      'file_word_processor',
    ],
    ['Word until 2003', bytesOf('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0'), 'file_word_processor'],
    ['a photo', bytesOf('\xFF\xD8\xFF\xE0\0\x10JFIF'), 'file_picture'],
    ['text in Latin-1', bytesOf('# Ren\xE9 M\xFCller\n'), 'file_encoding'],
    ['text in UTF-8', Buffer.from('# René Müller\n'), null],
    ['a Word file', zipOf('[Content_Types].xml'), null],
    ['bytes of any kind', bytesOf('\0\x01\x02\xFF'), null],
  ])('is known by its bytes: %s', (_, bytes, kind) => {
    expect(kindOfOther(bytes)).toBe(kind)
  })
})
