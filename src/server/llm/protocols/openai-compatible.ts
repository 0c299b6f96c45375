/** Chat completions: OpenAI, vLLM, llama-server, LM Studio, Groq, Mistral and many more. */
import { usualAddresses } from '#contract/model-providers.ts'
import { z } from 'zod'

import type { Heard, ModelSettings, Prompt, Protocol, Rung, Waived } from '../protocol.ts'
import { baseOf, keyHeader } from '../protocol.ts'

const said = z.looseObject({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
})

const event = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: said.nullish(),
        message: said.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .looseObject({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
  error: z.unknown().optional(),
})

export const openAiCompatible: Protocol = {
  write: ({ baseUrl, model, key }: ModelSettings, prompt: Prompt, rung: Rung, waived) => ({
    url: `${baseOf(baseUrl, usualAddresses['openai-compatible'])}/chat/completions`,
    headers: keyHeader('authorization', key, 'Bearer '),
    body: {
      model,
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: prompt.user },
      ],
      stream: true,
      ...formatOf(prompt, rung),
      ...limitsOf(prompt, waived),
    },
  }),

  hear(heard: Heard, given: unknown) {
    const { choices, usage, error } = event.parse(given)
    if (error !== undefined && error !== null) heard.error = JSON.stringify(error)
    heard.tokensIn = usage?.prompt_tokens ?? heard.tokensIn
    heard.tokensOut = usage?.completion_tokens ?? heard.tokensOut
    const [choice] = choices ?? []
    if (choice === undefined) return
    const part = choice.delta ?? choice.message
    heard.text += part?.content ?? ''
    const reason = choice.finish_reason ?? null
    if (reason !== null) heard.isWhole = true
    if (reason === 'length') heard.ending = 'length'
    if (reason === 'content_filter' || (part?.refusal ?? '') !== '') heard.ending = 'declined'
  },
}

function formatOf({ schema }: Prompt, rung: Rung): Record<string, unknown> {
  if (rung === 'text') return {}
  if (rung === 'json') return { response_format: { type: 'json_object' } }
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  }
}

/** Reasoning models take another name for the limit and no temperature. */
function limitsOf({ maxTokens }: Prompt, waived: ReadonlySet<Waived>): Record<string, unknown> {
  return {
    [waived.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    ...(waived.has('temperature') ? {} : { temperature: 0 }),
    ...(waived.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
  }
}
