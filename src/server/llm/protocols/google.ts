/** Google's Gemini. What a model thinks aloud comes in parts of its own and is left out. */
import { usualAddresses } from '#contract/model-providers.ts'
import { z } from 'zod'

import type { Heard, ModelSettings, Prompt, Protocol, Rung, Waived } from '../protocol.ts'
import { baseOf, keyHeader } from '../protocol.ts'

const event = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        content: z
          .looseObject({
            parts: z
              .array(z.looseObject({ text: z.string().nullish(), thought: z.boolean().nullish() }))
              .nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .looseObject({
      promptTokenCount: z.number().nullish(),
      candidatesTokenCount: z.number().nullish(),
    })
    .nullish(),
  error: z.unknown().optional(),
})

const declined: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
])

export const google: Protocol = {
  write: (
    { baseUrl, model, key }: ModelSettings,
    prompt: Prompt,
    rung: Rung,
    waived: ReadonlySet<Waived>,
  ) => {
    const base = baseOf(baseUrl, usualAddresses.google)
    const name = encodeURIComponent(model.replace(/^models\//, ''))
    return {
      url: `${base}/models/${name}:streamGenerateContent?alt=sse`,
      headers: keyHeader('x-goog-api-key', key),
      body: {
        systemInstruction: { parts: [{ text: prompt.system }] },
        contents: [{ role: 'user', parts: [{ text: prompt.user }] }],
        generationConfig: {
          maxOutputTokens: prompt.maxTokens,
          ...(waived.has('temperature') ? {} : { temperature: 0 }),
          ...(rung === 'text' ? {} : { responseMimeType: 'application/json' }),
          ...(rung === 'schema' ? { responseJsonSchema: prompt.schema } : {}),
        },
      },
    }
  },

  hear(heard: Heard, given: unknown) {
    const { candidates, promptFeedback, usageMetadata, error } = event.parse(given)
    if (error !== undefined && error !== null) heard.error = JSON.stringify(error)
    heard.tokensIn = usageMetadata?.promptTokenCount ?? heard.tokensIn
    heard.tokensOut = usageMetadata?.candidatesTokenCount ?? heard.tokensOut
    const [candidate] = candidates ?? []
    for (const { text, thought } of candidate?.content?.parts ?? []) {
      if (thought !== true) heard.text += text ?? ''
    }
    const reason = candidate?.finishReason ?? null
    if (reason !== null) heard.isWhole = true
    if (reason === 'MAX_TOKENS') heard.ending = 'length'
    const isBlocked = (promptFeedback?.blockReason ?? '') !== ''
    if (isBlocked || (reason !== null && declined.has(reason))) {
      heard.isWhole = true
      heard.ending = 'declined'
    }
  },
}
