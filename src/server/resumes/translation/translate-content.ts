/**
 * The content of a resume in another language, by whoever translates the pair; what goes wrong
 * becomes a problem with its own words. Nobody but the log learns the details.
 */
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Mark, Translation } from '#domain/translation/translate-resume.ts'

import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'
import { describeError } from '../../log.ts'
import { installCommand } from '../../translators/command.ts'
import type { Pair, Translator } from '../../translators/translator.ts'
import { TranslatorFailed } from '../../translators/translator.ts'
import type { RunTask } from '../../work/tasks.ts'

export interface Translated {
  content: ResumeContent
  marks: Mark[]
}

/** Whoever translates this pair, the person's own model first, or the problem that names the one command. */
export async function findTranslator(
  { translators }: Pick<House, 'translators'>,
  pair: Pair,
  signal: AbortSignal,
  own: Translator | null,
): Promise<Translator> {
  const translator = await translators.find(pair, signal, own).catch((error: unknown) => {
    throw isTimeout(error) ? new Problem('translation_timeout', {}, { cause: error }) : error
  })
  if (translator !== null) return translator
  const missing = await missingLanguages({ translators }, pair)
  throw new Problem('translation_unavailable', { language: missing.join(' ') })
}

/** The one command after which somebody translates this pair. */
export const commandFor = async (house: Pick<House, 'translators'>, pair: Pair): Promise<string> =>
  installCommand(await missingLanguages(house, pair))

async function missingLanguages(
  { translators }: Pick<House, 'translators'>,
  pair: Pair,
): Promise<readonly Language[]> {
  const readiness = await translators.readiness(pair)
  if (readiness.kind === 'missing') return readiness.languages
  return [pair.from, pair.to].filter((language) => language !== 'en')
}

export async function translateContent(
  { log }: Pick<House, 'log'>,
  { translator, run }: { translator: Translator; run: RunTask },
  content: ResumeContent,
  pair: Pair,
  signal: AbortSignal,
): Promise<Translated> {
  const facts = { translator: translator.name, pair: `${pair.from}-${pair.to}` }
  try {
    const translation = await translateAll(run, content, pair, (lines) =>
      translator.translate(lines, pair, signal),
    )
    if (translation.kind === 'translated') return translation
    const { failedCount, sentCount } = translation
    log.warn('a translation was thrown away', { ...facts, failedCount, sentCount })
  } catch (error) {
    const isSlow = isTimeout(error) || (error instanceof TranslatorFailed && error.kind === 'slow')
    if (!isSlow && !(error instanceof TranslatorFailed)) throw error
    log.warn('a translator failed', { ...facts, ...describeError(error) })
    throw new Problem(isSlow ? 'translation_timeout' : 'translation_failed', {}, { cause: error })
  }
  throw new Problem('translation_rejected')
}

/** The checks are done in a thread of their own, which is free for others while lines are translated. */
async function translateAll(
  run: RunTask,
  content: ResumeContent,
  { from, to }: Pair,
  send: (lines: readonly string[]) => Promise<readonly string[]>,
): Promise<Translation> {
  const answers: (readonly string[])[] = []
  for (;;) {
    const step = await run('translate', content, from, to, answers)
    if (step.kind !== 'ask') return step
    answers.push(await send(step.lines))
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'
