/**
 * A picture that somebody chose → the photo that is kept: cut to a square, drawn anew as a small
 * JPEG. Drawing it leaves everything else behind: where it was taken, when, with what.
 */
import { bareJpeg, photoLimits } from '#domain/photo/bare-jpeg.ts'

export type PhotoRefusal = 'kind' | 'large' | 'small' | 'damaged'

export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
  readonly refusal: PhotoRefusal
  constructor(refusal: PhotoRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const mostFileBytes = 20 * 1024 * 1024
/** On paper it is 28 mm wide: more than 400 dots an inch. */
const sidePx = 480
/** The first that gives few enough bytes. */
const qualities = [0.9, 0.8, 0.65, 0.5]

/** In base64. Throws `PhotoRefused` for what no photo can be made of. */
export async function squarePhoto(file: Blob): Promise<string> {
  if (file.size > mostFileBytes) throw new PhotoRefused('large')
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (!isPicture(start)) throw new PhotoRefused('kind')
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) throw new PhotoRefused('damaged')
  try {
    const jpeg = await smallest(cut(picture))
    if (jpeg === null) throw new PhotoRefused('damaged')
    return btoa(Array.from(jpeg, (byte) => String.fromCodePoint(byte)).join(''))
  } finally {
    picture.close()
  }
}

/** JPEG, PNG or WebP by the first bytes; a name says nothing. */
export function isPicture(start: Uint8Array): boolean {
  const text = String.fromCodePoint(...start)
  const isWebP = text.startsWith('RIFF') && text.slice(8) === 'WEBP'
  return text.startsWith('\u00FF\u00D8\u00FF') || text.startsWith('\u0089PNG\r\n\u001A\n') || isWebP
}

/** The middle of a wide picture; of a high one what is nearer to the top, where the face is. */
function cut(picture: ImageBitmap): HTMLCanvasElement {
  const from = Math.min(picture.width, picture.height)
  if (from < photoLimits.leastSide) throw new PhotoRefused('small')
  const side = Math.min(sidePx, from)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new PhotoRefused('damaged')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - from) / 2, (picture.height - from) / 3]
  context.drawImage(picture, left, top, from, from, 0, 0, side, side)
  return canvas
}

async function smallest(canvas: HTMLCanvasElement): Promise<Uint8Array | null> {
  for (const quality of qualities) {
    // Each is only tried where the one before gave too much.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    // oxlint-disable-next-line no-await-in-loop
    const bare = blob && bareJpeg(new Uint8Array(await blob.arrayBuffer()))
    if (bare) return bare
  }
  return null
}
