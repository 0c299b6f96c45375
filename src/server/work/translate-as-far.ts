/**
 * A translation as far as the answers given allow, so that no thread waits for whoever translates:
 * without the answer to its next question it ends with that question, and begins anew with one more.
 * The same answers always lead to the same question.
 */
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Translation } from '#domain/translation/translate-resume.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

export type TranslationStep = Translation | { kind: 'ask'; lines: readonly string[] }

class Unanswered extends Error {
  override name = 'Unanswered'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super('no answer yet')
    this.lines = lines
  }
}

/** `answers`: to the questions asked so far, in their order. */
export async function translateAsFarAs(
  content: ResumeContent,
  from: Language,
  to: Language,
  answers: readonly (readonly string[])[],
): Promise<TranslationStep> {
  let asked = 0
  try {
    return await translateResume(content, from, to, async (lines) => {
      const answer = answers[asked++]
      if (answer === undefined) throw new Unanswered(lines)
      return answer
    })
  } catch (error) {
    if (error instanceof Unanswered) return { kind: 'ask', lines: error.lines }
    throw error
  }
}
