/** The signed-in person: who they are, where they are signed in, what they keep. */
import { z } from 'zod'

import { call } from './call.ts'

/**
 * `credit_balance` is null where credits are unlimited; the screen then shows 'N/A'.
 */
export const userInfo = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  credit_balance: z.int().nullable(),
})

/** What everything of the person takes, of what the operator gives everybody, in bytes. */
const storageAnswer = z.object({ kept: z.int().min(0), allowed: z.int().min(0) })

/** 32 bytes in base64. */
const draftKeyAnswer = z.object({ key: z.string() })

/** The sessions of the signed-in person, the latest used first. */
export const sessionList = z.array(
  z.object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    /** Short, such as 'Firefox on Windows'; null where the browser said nothing known. */
    user_agent: z.string().nullable(),
    is_current: z.boolean(),
  }),
)

export const currentUser = call({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in person.',
  answer: userInfo,
})

export const deleteAccount = call({
  method: 'DELETE',
  path: '/users/me',
  summary: 'Delete the account and everything in it, at once.',
  status: 204,
  answer: 'none',
})

export const draftKey = call({
  method: 'GET',
  path: '/users/me/draft-key',
  summary: 'The key that seals your unsaved drafts on this device.',
  answer: draftKeyAnswer,
})

export const storageOfMe = call({
  method: 'GET',
  path: '/users/me/storage',
  summary: 'How many bytes everything of yours takes, and how many it may.',
  answer: storageAnswer,
})

export const sessionsOfMe = call({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'Where you are signed in, the latest used first.',
  answer: sessionList,
})

export const endSessionOfMe = call({
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  summary: 'End one of your sessions; its token is worth nothing from then on.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})

export const endOtherSessionsOfMe = call({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'End all your sessions but the one that asks.',
  status: 204,
  answer: 'none',
})
