/**
 * What the four protocols have in common: how a question is sent, and what is heard of the answer.
 * Each protocol is a file of `protocols/`; none knows of timeouts, limits or retries.
 */
import type { ModelProvider } from '#contract/model-providers.ts'

export interface ModelSettings {
  provider: ModelProvider
  /** Null: the provider's own address. */
  baseUrl: string | null
  model: string
  key: string | null
}

/** How firmly a service is asked to answer in the schema; a service may refuse the firmer ones. */
export type Rung = 'schema' | 'json' | 'text'
export const rungs: readonly Rung[] = ['schema', 'json', 'text']

/** A parameter that some service has refused and can do without. */
export type Waived = 'temperature' | 'stream_options' | 'max_tokens' | 'think' | 'long_answer'

export interface Prompt {
  system: string
  user: string
  /** JSON schema without bounds: llama.cpp fails on large ones, and the answer is checked anyway. */
  schema: Readonly<Record<string, unknown>>
  maxTokens: number
}

export interface Sent {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** What has been heard so far. */
export interface Heard {
  text: string
  /** Whether the service said that this was all. */
  isWhole: boolean
  ending: 'length' | 'declined' | null
  tokensIn: number | null
  tokensOut: number | null
  /** An error told in the middle of an answer that began well. */
  error: string | null
}

export const nothingHeard = (): Heard => ({
  text: '',
  isWhole: false,
  ending: null,
  tokensIn: null,
  tokensOut: null,
  error: null,
})

export interface Protocol {
  write(settings: ModelSettings, prompt: Prompt, rung: Rung, waived: ReadonlySet<Waived>): Sent
  /** Adds an event of the stream, or a whole answer of a service that does not stream. */
  hear(heard: Heard, event: unknown): void
}

/** The address with a path of its own, and without a slash at its end. */
export function baseOf(given: string | null, usual: string): string {
  const url = new URL(given ?? usual)
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  return url.origin + (path === '' ? new URL(usual).pathname.replace(/(?<!\/)\/+$/, '') : path)
}

/** The header that carries the key; none where there is no key. */
export const keyHeader = (name: string, key: string | null, before = ''): Record<string, string> =>
  key === null ? {} : { [name]: before + key }
