/** The running product: its settings that pages need, whether it is well, and its own description. */
import { z } from 'zod'

import { call } from './call.ts'

/**
 * What the pages need to know of the server's settings before anyone signs in. The server writes
 * it into every page as `<meta name="lapel-settings" content="…json…">`: no call, no token needed.
 */
export const publicSettings = z.object({
  /** Null is this computer, which has a name in every language. */
  provider_name: z.string().nullable(),
  local_sign_in: z.boolean(),
  feedback_url: z.string().nullable(),
  contact_email: z.string().nullable(),
  analytics_script_url: z.string().nullable(),
  payments: z.boolean(),
  /** Whether mail can be sent. */
  mail: z.boolean(),
  /** Whether a language model of the operator's does the work where the person brings none. */
  has_model: z.boolean(),
})

/**
 * `event_loop`: `busy` where requests have had to wait for each other lately, with how long the slowest
 * of a hundred waited. A loop that is blocked gives no answer at all.
 */
const healthAnswer = z.object({
  status: z.literal('ok'),
  version: z.string(),
  event_loop: z.object({ state: z.enum(['free', 'busy']), delay_ms: z.number().min(0) }),
})

export const health = call({
  method: 'GET',
  path: '/health',
  summary: '200 only when the database answers.',
  bearer: false,
  answer: healthAnswer,
  problems: ['database_unavailable', 'server_leaving'],
})

export const openapi = call({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description.',
  bearer: false,
  answer: z.record(z.string(), z.unknown()),
})
