/** Mail about the new jobs of a kept search, at most once a day; only where the server can send any. */
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'

import { call } from './call.ts'

export const mailSearch = call({
  method: 'PUT',
  path: '/jobs/saved/{id}/mail',
  summary: 'Have new jobs of a kept search mailed to you, in this language.',
  body: z.object({ language: z.enum(languages) }),
  status: 204,
  answer: 'none',
  problems: ['not_found', 'mail_unavailable', 'mail_address_missing'],
})

export const stopSearchMail = call({
  method: 'DELETE',
  path: '/jobs/saved/{id}/mail',
  summary: 'No more mail about a kept search.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})
