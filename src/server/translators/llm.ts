/**
 * Translation by a language model: numbered lines in, numbered lines out. It is told of each line
 * by its number, so that one it drops costs that line and no other.
 */
import { settingOf } from '#domain/language/settings.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { ModelFailure } from '../llm/failure.ts'
import type { LanguageModel } from '../llm/model.ts'
import type { Translator } from './translator.ts'
import { TranslatorFailed } from './translator.ts'

/** Few enough for the answer of a small model at home. */
const linesAtOnce = 25
/** Beyond this many tokens an answer has no end. */
const mostTokens = 8_000

const answer = z.object({ lines: z.array(z.object({ number: z.int(), text: z.string() })) })

export function createLlmTranslator(
  open: () => Promise<Pick<LanguageModel, 'ask'>>,
  name: string,
  totalMs: number,
): Translator {
  return {
    name,
    async translate(lines, { from, to }, signal) {
      signal.throwIfAborted()
      const model = await open()
      const deadline = AbortSignal.timeout(totalMs)
      const system = (await readPrompt())
        .replaceAll('{from}', settingOf(from, 'English name'))
        .replaceAll('{to}', settingOf(to, 'English name'))
      const translated: string[] = []
      for (let at = 0; at < lines.length; at += linesAtOnce) {
        const part = lines.slice(at, at + linesAtOnce)
        const said = await model
          .ask(
            {
              about: 'translate',
              system,
              user: part.map((line, i) => `${i + 1}: ${line}`).join('\n'),
              shape: answer,
              accept: answer,
              maxTokens: mostTokens,
            },
            { signal, deadline },
          )
          .catch((error: unknown) => {
            throw error instanceof ModelFailure ? asFailed(error) : error
          })
        const texts = new Map(said.lines.map(({ number, text }) => [number, text]))
        // What it dropped comes back as nothing, and is found to be wrong by whoever checks.
        translated.push(...part.map((_, i) => texts.get(i + 1) ?? ''))
      }
      return translated
    },
  }
}

const asFailed = (failure: ModelFailure): TranslatorFailed =>
  new TranslatorFailed(failure.reason === 'too_slow' ? 'slow' : 'broken', failure.message, failure)

let prompt: Promise<string> | null = null

function readPrompt(): Promise<string> {
  prompt ??= readFile(path.join(import.meta.dirname, 'translate-lines.md'), 'utf8')
  return prompt
}
