/** The photo of a person: one a person, shown on the resumes that say so. */
import { photoTextLimit } from '#domain/photo/bare-jpeg.ts'
import { z } from 'zod'

import { call } from './call.ts'

/** A small square JPEG, in base64. */
export const photo = z.object({ jpeg: z.string().min(1).max(photoTextLimit) })

export const photoOfMe = call({
  method: 'GET',
  path: '/users/me/photo',
  summary: 'Your photo, a small square JPEG in base64; null where you keep none.',
  answer: photo.nullable(),
})

export const savePhoto = call({
  method: 'PUT',
  path: '/users/me/photo',
  summary:
    'Keep a photo in place of the one before; it is shown on no resume whose look does not say so.',
  body: photo,
  answer: photo,
  problems: ['photo_unusable'],
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/users/me/photo',
  summary: 'Remove the photo; no resume shows one from then on.',
  status: 204,
  answer: 'none',
})
