/** The way in and out: to the sign-in service, back from it, and the end of a session. */
import { z } from 'zod'

import { call } from './call.ts'

export const startLogin = call({
  method: 'GET',
  path: '/auth/login',
  summary: 'Send the browser to the sign-in service.',
  bearer: false,
  limit: 'auth',
  answer: 'redirect',
  problems: ['issuer_unavailable'],
})

export const finishLogin = call({
  method: 'GET',
  path: '/auth/return',
  summary: 'Where the sign-in service sends the browser back to.',
  bearer: false,
  limit: 'auth',
  answer: 'redirect',
  problems: ['login_failed', 'issuer_unavailable'],
})

export const logout = call({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  answer: z.object({}),
})
