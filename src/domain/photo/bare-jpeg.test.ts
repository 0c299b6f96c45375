import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawnPhoto, segment, withSegments } from '../../../tests/fixtures/photos/drawn.ts'
import { bareJpeg, photoLimits } from './bare-jpeg.ts'

const photo = drawnPhoto()
const bare = bareJpeg(photo)

/** The markers of a file up to its first scan, read apart from what is tested. */
function markersOf(jpeg: Uint8Array): number[] {
  const markers: number[] = []
  let at = 2
  while (markers.at(-1) !== 0xda && at < jpeg.length) {
    markers.push(jpeg[at + 1] ?? 0)
    at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
  }
  return markers
}

/** The same photo said to have these sides. */
function withSides(width: number, height: number): Buffer {
  const changed = Buffer.from(photo)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

describe('a photo as it is kept', () => {
  it('is the same picture, and stays as it is when it is kept again', () => {
    if (bare === null) throw new Error('refused')
    expect(
      Buffer.from(bare).includes(photo.subarray(photo.indexOf(Buffer.from([0xff, 0xdb])))),
    ).toBe(true)
    expect(bareJpeg(bare)).toEqual(bare)
  })

  it('holds no place, no time, no comment and nothing behind its end, wherever they stood', () => {
    const aside = fc
      .tuple(
        fc.constantFrom(0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef, 0xfe),
        fc.uint8Array({ maxLength: 99 }),
      )
      .map(([kind, bytes]) => segment(kind, Buffer.from(bytes)))
    fc.assert(
      fc.property(
        fc.array(aside, { maxLength: 4 }),
        fc.uint8Array({ maxLength: 50 }),
        (all, behind) => {
          const sent = Buffer.concat([withSegments(photo, ...all), behind])
          expect(bareJpeg(sent)).toEqual(bare)
        },
      ),
    )
    const kept = bareJpeg(withSegments(photo, segment(0xe1, 'Exif\0\0GPS 41.1496 -8.6110')))
    expect(Buffer.from(kept ?? []).includes('GPS')).toBe(false)
    expect(markersOf(kept ?? new Uint8Array())).toEqual([
      0xe0, 0xdb, 0xdb, 0xc0, 0xc4, 0xc4, 0xc4, 0xc4, 0xda,
    ])
  })

  it.each([
    ['a PNG', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a page with a script', Buffer.from('<svg onload="alert(1)">')],
    ['one that breaks off', photo.subarray(0, photo.length - 2)],
    ['one without its picture', Buffer.concat([photo.subarray(0, 20), Buffer.from([0xff, 0xd9])])],
    [
      'one that is too large',
      withSegments(
        photo,
        segment(0xfe, Buffer.alloc(65_000)),
        segment(0xfe, Buffer.alloc(65_000)),
        segment(0xfe, Buffer.alloc(65_000)),
      ),
    ],
    ['one that is too small', withSides(photoLimits.leastSide - 1, photoLimits.leastSide - 1)],
    ['one that is wider than any screen', withSides(60_000, 60_000)],
    ['one that is not square', withSides(480, 360)],
  ])('is never made of %s', (_, sent) => {
    expect(bareJpeg(sent)).toBeNull()
  })

  it('is refused or bare, whatever its bytes were changed to', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const sent = Buffer.from(photo)
        sent.set(bytes, at)
        const kept = bareJpeg(sent)
        if (kept === null) return
        expect(markersOf(kept).filter((kind) => kind > 0xe0 || kind < 0xc0)).toEqual([])
        expect(bareJpeg(kept)).toEqual(kept)
      }),
    )
  })
})
