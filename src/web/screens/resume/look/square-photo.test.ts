import { describe, expect, it } from 'vitest'

import { isPicture, PhotoRefused, squarePhoto } from './square-photo.ts'

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

describe('a chosen file', () => {
  it.each([
    ['a JPEG', '\u00FF\u00D8\u00FF\u00E0'],
    ['a PNG', '\u0089PNG\r\n\u001A\n\0\0\0\r'],
    ['a WebP', 'RIFF\u0012\u0034\0\0WEBP'],
  ])('is a picture where its first bytes are those of %s', (_, start) => {
    expect(isPicture(bytes(start))).toBe(true)
  })

  it.each([
    ['a GIF', 'GIF89a'],
    ['a drawing with a script', '<svg xmlns="'],
    ['a sound', 'RIFF\u0012\u0034\0\0WAVE'],
    ['nothing', ''],
  ])('is none where they are those of %s, whatever it is called', async (_, start) => {
    expect(isPicture(bytes(start))).toBe(false)
    const file = new File([new Uint8Array(bytes(start))], 'me.jpg', { type: 'image/jpeg' })
    await expect(squarePhoto(file)).rejects.toEqual(new PhotoRefused('kind'))
  })

  it('is refused where it is too large, before it is opened', async () => {
    const file = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'me.jpg')
    await expect(squarePhoto(file)).rejects.toMatchObject({ refusal: 'large' })
  })
})
