/**
 * A tailored content in the language of the job. It is part of the tailoring and costs nothing of
 * its own; where nobody translates the pair, or it goes wrong, the resume keeps its language.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'
import type { Pair, Translator } from '../../translators/translator.ts'
import type { RunTask } from '../../work/tasks.ts'
import type { Translated } from './translate-content.ts'
import { commandFor, findTranslator, translateContent } from './translate-content.ts'

export type ForJob =
  /** The job is in the language of the resume. */
  { kind: 'same' } | ({ kind: 'translated' } & Translated) | KeptLanguage

/** With the one command where nobody translates; null where somebody did, and failed. */
export interface KeptLanguage {
  kind: 'kept'
  command: string | null
}

/** `gone` is aborted when nobody waits for the tailoring any more, which ends all of it. */
export async function translateForJob(
  house: Pick<House, 'translators' | 'log' | 'config'>,
  { run, own }: { run: RunTask; own: Translator | null },
  content: ResumeContent,
  pair: Pair,
  gone: AbortSignal,
): Promise<ForJob> {
  if (pair.from === pair.to) return { kind: 'same' }
  const either = AbortSignal.any([gone, AbortSignal.timeout(house.config.translationTimeoutMs)])
  try {
    const translator = await findTranslator(house, pair, either, own)
    const translated = await translateContent(house, { translator, run }, content, pair, either)
    return { kind: 'translated', ...translated }
  } catch (error) {
    gone.throwIfAborted()
    if (!(error instanceof Problem)) throw error
    const isMissing = error.code === 'translation_unavailable'
    return { kind: 'kept', command: isMissing ? await commandFor(house, pair) : null }
  }
}
