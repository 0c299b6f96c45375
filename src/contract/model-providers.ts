/** Who serves language models, by the protocol that is spoken there. Without schemas, for the pages. */
export const modelProviders = ['openai-compatible', 'anthropic', 'google', 'ollama'] as const

export type ModelProvider = (typeof modelProviders)[number]

/** Where a provider is asked that is given no other address. */
export const usualAddresses: Readonly<Record<ModelProvider, string>> = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434',
}
