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
  bearer: true,
  limit: 'read',
  status: 200,
  answer: photo.nullable(),
  problems: [],
})

export const savePhoto = call({
  method: 'PUT',
  path: '/users/me/photo',
  summary:
    'Keep a photo in place of the one before; it is shown on no resume whose look does not say so.',
  bearer: true,
  limit: 'write',
  body: photo,
  status: 200,
  answer: photo,
  problems: ['photo_unusable'],
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/users/me/photo',
  summary: 'Remove the photo; no resume shows one from then on.',
  bearer: true,
  limit: 'write',
  status: 204,
  answer: 'none',
  problems: [],
})
