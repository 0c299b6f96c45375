/** The settings of language models and translation, a part of the table in config.ts. */
import path from 'node:path'

import { address, oneOf, optional, setting, text, wholeNumber } from './setting.ts'

export const engineSettings = {
  llmProvider: optional(
    'LLM_PROVIDER',
    'The kind of language model that tailors (openai-compatible, anthropic, google or ollama); without it the built-in engine does.',
    oneOf(['openai-compatible', 'anthropic', 'google', 'ollama']),
  ),
  llmBaseUrl: optional(
    'LLM_BASE_URL',
    "Where that model is served, such as http://127.0.0.1:8080/v1; without it the provider's own address (Ollama's on this machine).",
    address('http:', 'https:'),
  ),
  llmModel: optional('LLM_MODEL', 'The name of that model.', text),
  llmApiKey: optional(
    'LLM_API_KEY',
    'The key for that model, where its service asks for one.',
    text.regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters'),
  ),
  llmTimeoutMs: setting(
    'LLM_TIMEOUT_SECONDS',
    'How long a model may take for one tailoring before the built-in engine steps in.',
    wholeNumber(5, 480).transform((seconds) => seconds * 1000),
    '180',
  ),
  llmSecondOpinion: setting(
    'LLM_SECOND_OPINION',
    'Whether the model is asked once more, for half a minute at most, if the resume states what is in doubt: on or off.',
    oneOf(['on', 'off']),
    'on',
  ),
  givenModelsDir: optional(
    'TRANSLATION_MODELS_DIR',
    'The folder of translation models; without it a folder within DATA_DIR.',
    text.transform((value) => path.resolve(value)),
  ),
  translationModelsUrl: setting(
    'TRANSLATION_MODELS_URL',
    'The list of translation models that `npm run models` and the first use read.',
    address('http:', 'https:'),
    'https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/db/models.json',
  ),
  translationModelsMirror: optional(
    'TRANSLATION_MODELS_MIRROR',
    'Where the files of that list are fetched, if not from the address that it names.',
    address('http:', 'https:'),
  ),
  translationDownloads: setting(
    'TRANSLATION_DOWNLOADS',
    'Whether the first translation between two languages may fetch their models: on or off.',
    oneOf(['on', 'off']),
    'off',
  ),
  translationTimeoutMs: setting(
    'TRANSLATION_TIMEOUT_SECONDS',
    'How long one translation may take, including the download of its models.',
    wholeNumber(1, 480).transform((seconds) => seconds * 1000),
    '300',
  ),
} as const
