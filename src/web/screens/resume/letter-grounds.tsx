/** What each sentence of a letter rests on, and what the resume does not show. */
import type { LetterAnswer } from '#contract/letters.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { textOf } from './text-of.ts'

export function LetterGrounds({
  passages,
  unchecked,
  resume,
  isOld,
}: {
  passages: LetterAnswer['passages']
  /** Why nothing is known of it. */
  unchecked: LetterAnswer['check_missing']
  resume: Resume
  /** The text has changed since. */
  isOld: boolean
}) {
  const { t } = useTranslation()
  const told = passages.filter(({ basis, violations }) => basis.length + violations.length > 0)
  if (unchecked !== undefined) {
    return <p className="text-small text-ink-soft">{t(`resume.letter.unchecked.${unchecked}`)}</p>
  }
  if (told.length === 0) return null
  return (
    <section aria-label={t('resume.letter.grounds')} className="grid gap-2 text-small">
      <h3 className="font-semibold">{t('resume.letter.grounds')}</h3>
      {isOld && <p className="text-ink-soft">{t('resume.letter.old')}</p>}
      <ul className="grid gap-2">
        {told.map(({ text, basis, violations }) => (
          <li key={text} className="grid gap-0.5">
            <q className="wrap-anywhere">{text}</q>
            {violations.map(({ rule, claim }) => (
              <span key={`${rule} ${claim}`} className="wrap-anywhere text-danger">
                {t('resume.letter.notShown', { claim })}
              </span>
            ))}
            {violations.length === 0 && (
              <span className="wrap-anywhere text-ink-soft">
                {t('resume.letter.shown', {
                  texts: fullest(basis.map((path) => textOf(valueAt(resume, path)))).join(' · '),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each text once, and none that another of them says whole. */
function fullest(texts: readonly string[]): string[] {
  const told = [...new Set(texts)]
  return told.filter((text) => !told.some((other) => other !== text && other.includes(text)))
}
