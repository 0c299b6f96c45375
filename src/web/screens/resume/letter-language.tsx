/** Where the ad is in another language than the resume: whose lines the letter takes, or what to do first. */
import { useTranslation } from '../../i18n/use-translation.ts'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Language } from '#domain/language/languages.ts'

import { languageInSentence } from '../../i18n/language-name.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function LetterLanguage({
  letter: { other_language: other },
  own,
  isChanged,
  onTranslate,
}: {
  letter: Pick<LetterAnswer, 'other_language'>
  own: Language
  /** What was typed is saved before one goes elsewhere. */
  isChanged: boolean
  onTranslate: (language: Language) => void
}) {
  const { t, i18n } = useTranslation()
  if (other === undefined) return null
  const language = languageInSentence(i18n, other.language)
  return (
    <Notice
      title={t('resume.letter.otherLanguage', { ad: language, own: languageInSentence(i18n, own) })}
      actions={
        other.resume_id === null ? (
          <Button size="small" disabled={isChanged} onClick={() => onTranslate(other.language)}>
            {t('resume.letter.translateFirst')}
          </Button>
        ) : (
          <Link to={resumePath(other.resume_id)} className={buttonClass('plain', 'small')}>
            {t('resume.letter.openVersion')}
          </Link>
        )
      }
    >
      {t(other.resume_id === null ? 'resume.letter.untranslated' : 'resume.letter.fromVersion')}
    </Notice>
  )
}
