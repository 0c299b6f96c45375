/** Anthropic's messages. The second rung is a tool that the model must use: older models know it. */
import { usualAddresses } from '#contract/model-providers.ts'
import { z } from 'zod'

import type { Heard, ModelSettings, Prompt, Protocol, Rung } from '../protocol.ts'
import { baseOf, keyHeader } from '../protocol.ts'

const usage = z
  .looseObject({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() })
  .nullish()

const event = z.looseObject({
  type: z.string().nullish(),
  message: z.looseObject({ usage }).nullish(),
  delta: z
    .looseObject({
      text: z.string().nullish(),
      partial_json: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  /** Of a whole answer. */
  content: z
    .array(z.looseObject({ text: z.string().nullish(), input: z.unknown().optional() }))
    .nullish(),
  stop_reason: z.string().nullish(),
  usage,
  error: z.unknown().optional(),
})

export const anthropic: Protocol = {
  write: ({ baseUrl, model, key }: ModelSettings, prompt: Prompt, rung: Rung) => ({
    url: `${baseOf(baseUrl, usualAddresses.anthropic)}/messages`,
    headers: { 'anthropic-version': '2023-06-01', ...keyHeader('x-api-key', key) },
    body: {
      model,
      system: prompt.system,
      messages: [{ role: 'user', content: prompt.user }],
      max_tokens: prompt.maxTokens,
      stream: true,
      ...formatOf(prompt, rung),
    },
  }),

  hear(heard: Heard, given: unknown) {
    const { type, message, delta, content, stop_reason, usage, error } = event.parse(given)
    if (error !== undefined && error !== null) heard.error = JSON.stringify(error)
    heard.tokensIn = message?.usage?.input_tokens ?? usage?.input_tokens ?? heard.tokensIn
    heard.tokensOut = usage?.output_tokens ?? heard.tokensOut
    heard.text += delta?.text ?? delta?.partial_json ?? ''
    for (const block of content ?? []) {
      heard.text += block.text ?? (block.input === undefined ? '' : JSON.stringify(block.input))
    }
    const reason = delta?.stop_reason ?? stop_reason ?? null
    if (reason !== null || type === 'message_stop') heard.isWhole = true
    if (reason === 'max_tokens') heard.ending = 'length'
    if (reason === 'refusal') heard.ending = 'declined'
  },
}

function formatOf({ schema }: Prompt, rung: Rung): Record<string, unknown> {
  if (rung === 'text') return {}
  if (rung === 'schema') return { output_config: { format: { type: 'json_schema', schema } } }
  return {
    tools: [{ name: 'answer', description: 'Gives the answer.', input_schema: schema }],
    tool_choice: { type: 'tool', name: 'answer' },
  }
}
