/**
 * Ollama's own protocol: its OpenAI-compatible one ignores the size of the context and silently
 * cuts what it was sent at 4,096 tokens.
 */
import { usualAddresses } from '#contract/model-providers.ts'
import { z } from 'zod'

import type { Heard, ModelSettings, Prompt, Protocol, Rung, Waived } from '../protocol.ts'
import { baseOf, keyHeader } from '../protocol.ts'

const event = z.looseObject({
  message: z.looseObject({ content: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
  error: z.unknown().optional(),
})

export const ollama: Protocol = {
  write: (
    { baseUrl, model, key }: ModelSettings,
    prompt: Prompt,
    rung: Rung,
    waived: ReadonlySet<Waived>,
  ) => ({
    url: `${baseOf(baseUrl, usualAddresses.ollama).replace(/\/(?:v1|api)$/, '')}/api/chat`,
    headers: keyHeader('authorization', key, 'Bearer '),
    body: {
      model,
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: prompt.user },
      ],
      stream: true,
      ...(waived.has('think') ? {} : { think: false }),
      ...(rung === 'text' ? {} : { format: rung === 'schema' ? prompt.schema : 'json' }),
      options: { temperature: 0, num_ctx: contextFor(prompt), num_predict: prompt.maxTokens },
    },
  }),

  hear(heard: Heard, given: unknown) {
    const { message, done, done_reason, prompt_eval_count, eval_count, error } = event.parse(given)
    if (error !== undefined && error !== null) heard.error = JSON.stringify(error)
    heard.text += message?.content ?? ''
    heard.tokensIn = prompt_eval_count ?? heard.tokensIn
    heard.tokensOut = eval_count ?? heard.tokensOut
    if (done === true) heard.isWhole = true
    if (done_reason === 'length') heard.ending = 'length'
  },
}

/** In few steps, because Ollama loads the model anew with each other size. */
function contextFor({ system, user, maxTokens }: Prompt): number {
  const needed = (system.length + user.length) / 3 + maxTokens
  return [8_192, 16_384].find((size) => size >= needed) ?? 32_768
}
