/**
 * A change to a tailored resume that is in the language of its job: changes speak the original's
 * language, so the words that go and those that come are looked up in the translation as it was
 * made, or translated one by one. Only words that still stand are exchanged.
 */
import type { Language } from '#domain/language/languages.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { valueAt, withValueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { Wording } from '#domain/tailoring/decide.ts'
import type { Asked } from '#domain/tailoring/review.ts'

import type { House } from '../../house.ts'
import type { Translator } from '../../translators/translator.ts'
import type { RunTask } from '../../work/tasks.ts'
import { findTranslator, translateContent } from '../translation/translate-content.ts'

export interface Translating {
  house: Pick<House, 'translators' | 'log' | 'config'>
  run: RunTask
  pair: { from: Language; to: Language }
  /** The model that the person brings. */
  own: Translator | null
  /** The translation as the tailoring stored it; null where that state is gone. */
  asMade: ResumeContent | null
}

/** Null where the person has written something else at its place, or its place is none. */
export async function exchange(
  translating: Translating,
  asked: Asked,
  { path, before, after }: Wording,
): Promise<ResumeContent | null> {
  const { current } = asked
  const [gone, come] = [
    before === null ? null : await inTranslation(translating, asked, before),
    after === null ? null : await inTranslation(translating, asked, after),
  ]
  const at = gone === null ? path : resumeLines(current).find(({ text }) => text === gone)?.path
  if (at === undefined) return null
  if (gone !== null && come !== null) return withValueAt(current, at, come)
  // A skill is one more in its list, or one less.
  const list = gone === null ? at : at.slice(0, at.lastIndexOf('/'))
  const skills = valueAt(current, list)
  if (!Array.isArray(skills) || skills.some((skill) => typeof skill !== 'string')) return null
  const left = skills.filter((skill) => skill !== gone && skill !== come)
  return withValueAt(current, list, come === null ? left : [...left, come])
}

async function inTranslation(
  { house, run, pair, own, asMade }: Translating,
  { original, tailoring }: Asked,
  text: string,
): Promise<string> {
  // With it comes what compares and stems texts, of which the server needs nothing else.
  const { applyEdits } = await import('#domain/tailoring/apply.ts')
  const made = applyEdits(original, tailoring.edits, tailoring.statements).resume
  const line = resumeLines(made).find((one) => one.text === text)
  const known = line && asMade ? valueAt(asMade, line.path) : undefined
  if (typeof known === 'string') return known
  const signal = AbortSignal.timeout(house.config.translationTimeoutMs)
  const translator = await findTranslator(house, pair, signal, own)
  const alone = { ...blankContent(), summary: text }
  return (await translateContent(house, { translator, run }, alone, pair, signal)).content.summary
}
