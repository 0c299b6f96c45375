/**
 * A language model that a person brings: it tailors, writes letters and translates for them, and
 * costs no credit. Its key is taken and never given: no answer holds it, nor does an export.
 */
import { z } from 'zod'

import { call } from './call.ts'
import { modelProviders } from './model-providers.ts'

const provider = z.enum(modelProviders)
/** Null: the provider's own address. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable()

/** The model of a person, without its key. */
export const ownModel = z.object({
  provider,
  base_url: baseUrl,
  model: z.string(),
  has_key: z.boolean(),
  made_at: z.iso.datetime(),
})

/**
 * What is set. Without `key` the present one stays, as long as provider and origin of the address do:
 * a key is sent nowhere but where it was given for. Null takes it away.
 */
const modelSettings = z.object({
  provider,
  base_url: baseUrl.default(null),
  model: z.string().trim().min(1).max(200),
  key: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(500)
    .nullable()
    .optional(),
})

export type ModelSettingsBody = z.infer<typeof modelSettings>

export const modelOfMe = call({
  method: 'GET',
  path: '/users/me/model',
  summary: 'The language model that works for you, without its key; null where you set none.',
  answer: ownModel.nullable(),
})

export const setModel = call({
  method: 'PUT',
  path: '/users/me/model',
  summary:
    'Set the language model that works for you, free of charge. Without `key` the present one stays, unless the address changes.',
  body: modelSettings,
  answer: ownModel,
  problems: ['model_address_refused'],
})

export const removeModel = call({
  method: 'DELETE',
  path: '/users/me/model',
  summary: 'Remove your language model and its key.',
  status: 204,
  answer: 'none',
})

export const testModel = call({
  method: 'POST',
  path: '/users/me/model/test',
  summary:
    'Ask one tiny question of the settings sent, or of those stored where none are; takes 20 s at most.',
  limit: 'ai',
  body: z.object({ settings: modelSettings.nullable().default(null) }),
  answer: z.object({ answer: z.string(), ms: z.int().min(0) }),
  problems: [
    'not_found',
    'model_address_refused',
    'model_key_refused',
    'model_unknown',
    'model_unreachable',
    'model_too_slow',
    'model_unusable',
  ],
})

const localModel = z.object({
  provider,
  base_url: z.string(),
  models: z.array(z.string()),
})

export const localModels = call({
  method: 'GET',
  path: '/users/me/model/local',
  summary:
    'Servers of language models found on this machine; none where Lapel serves more than this machine.',
  answer: z.array(localModel),
})
