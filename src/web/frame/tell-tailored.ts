/** What is said when a tailored resume is there, wherever it was asked for (specification §4). */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

import type { Translate } from '../i18n/translate.ts'
import { postDay } from '../i18n/post-day.ts'
import { languageInSentence } from '../i18n/language-name.ts'
import type { useTell } from './use-tell.ts'

export function tellTailored(
  answer: AnswerOf<Calls['tailorResume']>,
  tell: ReturnType<typeof useTell>,
): void {
  const { reader } = tell
  const { t } = reader
  const { tailored_resume: made, initial_resume: initial } = answer
  if (!made) return
  tell.done(t('tailoring.done'))
  const { fallback = null, model = null } = answer.done_by ?? {}
  if (fallback !== null) {
    const reason = t(`tailoring.failures.${fallback}`)
    tell.say('warning', t('tailoring.fellBack', { reason }))
  }
  if (model !== null) tell.say('info', t('tailoring.byModel', { model }))
  const closed = answer.job_closed_at ?? null
  if (closed !== null) {
    tell.say('warning', t('tailoring.closed', { date: postDay(closed, reader.language) }))
  }
  const from = initial.resume_language
  const to = made.resume_language
  if (from !== to)
    tell.say(
      'info',
      t('tailoring.translated', {
        from: languageInSentence(reader, from),
        to: languageInSentence(reader, to),
      }),
    )
  if (answer.kept_language) {
    const language = languageInSentence(reader, from)
    const command = answer.kept_command ?? null
    tell.say(
      'info',
      command === null
        ? t('tailoring.keptFailed', { language })
        : t('tailoring.kept', { language, command }),
    )
  }
  const outcome = outcomeOf(answer, t)
  if (outcome !== null) tell.say('info', outcome)
}

/** "7 changes applied, 2 wait for you."; null of an answer that an older program kept. */
function outcomeOf(
  { applied_count: applied, waiting_count: waiting }: AnswerOf<Calls['tailorResume']>,
  t: Translate,
): string | null {
  if (applied === undefined || waiting === undefined || applied + waiting === 0) return null
  const said = t('tailoring.applied', { count: applied })
  if (waiting === 0) return `${said}.`
  if (applied === 0) return t('tailoring.waitOnly', { count: waiting })
  return t('tailoring.both', { applied: said, wait: t('tailoring.wait', { count: waiting }) })
}
