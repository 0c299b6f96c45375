/**
 * A tailored content in the language of the job. It is part of the tailoring and costs nothing of
 * its own; where nobody translates the pair, or it goes wrong, the resume keeps its language.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'
import type { Pair } from '../../translators/translator.ts'
import type { Translated } from './translate-content.ts'
import { findTranslator, translateContent, translationMs } from './translate-content.ts'

export async function translateForJob(
  house: Pick<House, 'translators' | 'log'>,
  content: ResumeContent,
  pair: Pair,
  signal: AbortSignal,
): Promise<Translated | null> {
  if (pair.from === pair.to) return null
  const either = AbortSignal.any([signal, AbortSignal.timeout(translationMs)])
  try {
    const translator = await findTranslator(house, pair, either)
    return await translateContent(house, translator, content, pair, either)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem) return null
    throw error
  }
}
