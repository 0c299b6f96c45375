/** A person's photo: given, kept bare of everything but the picture, removed. */
import { bareJpeg } from '#domain/photo/bare-jpeg.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { dropPhoto, findPhoto, putPhoto } from './store.ts'

export const photoOfMe: Handler<'photoOfMe'> = async ({ house, person }) => {
  const jpeg = await findPhoto(house.db, person.id)
  return jpeg === null ? null : { jpeg }
}

export const savePhoto: Handler<'savePhoto'> = async ({ house, person, body }) => {
  const bare = readPhoto((await body()).jpeg)
  await putPhoto(house.db, person.id, bare, house.now())
  return { jpeg: Buffer.from(bare).toString('base64') }
}

export const removePhoto: Handler<'removePhoto'> = async ({ house, person }) => {
  await dropPhoto(house.db, person.id)
}

/** What was sent as a photo, by its bytes. */
export function readPhoto(base64: string): Uint8Array {
  const bare = bareJpeg(Buffer.from(base64, 'base64'))
  if (bare === null) throw new Problem('photo_unusable')
  return bare
}
