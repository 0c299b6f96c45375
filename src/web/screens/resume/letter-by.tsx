/** Who worded a letter that was just written, why not the model, and how much was left out. */
import type { LetterAnswer, WrittenLetterAnswer } from '#contract/letters.ts'

import { useTranslation } from '../../i18n/use-translation.ts'

export function LetterBy({ letter }: { letter: LetterAnswer | WrittenLetterAnswer }) {
  const { t } = useTranslation()
  // A letter that was only opened or saved says nothing of it.
  if (!('done_by' in letter)) return null
  const { done_by, discarded_count: count } = letter
  const { model, fallback } = done_by
  if (model === null && fallback === null) return null
  return (
    <output className="text-small text-ink-soft">
      {fallback !== null
        ? t('resume.letter.fellBack', { reason: t(`tailoring.failures.${fallback}`) })
        : t('resume.letter.byModel', { model })}
      {count > 0 && ` ${t('resume.letter.leftOut', { count })}`}
    </output>
  )
}
