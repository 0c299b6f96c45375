/**
 * Over the sheet of a translated resume: how many of its lines wait for an answer, the way to them,
 * and all lines beside their originals.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { originalQuery, translationQuery } from '../../api/queries.ts'
import { languageInSentence } from '../../i18n/language-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pairLines } from './translation-pairs.ts'

export function TranslationCheck({
  resume,
  onReview,
}: {
  resume: Resume
  /** Goes through what waits; null while that is being done. */
  onReview: (() => void) | null
}) {
  const { t, i18n } = useTranslation()
  const reader = { t, language: i18n.language }
  const [isOpen, setIsOpen] = useState(false)
  const translation = useQuery(translationQuery(resume.id))
  const original = useQuery({
    ...originalQuery(resume.id),
    enabled: translation.data !== undefined && translation.data !== null,
  })
  if (!translation.data || !original.data) return null
  const { from, marks } = translation.data
  const { marked, twoForms, others } = pairLines(original.data, resume, marks)
  // The form is one question, however many titles it is about.
  const count = marked.length + (twoForms.length > 0 ? 1 : 0)
  const language = languageInSentence(reader, from)
  return (
    <>
      <Notice
        title={count > 0 ? t('resume.check.left', { count }) : t('resume.check.settled')}
        actions={
          <>
            <Button size="small" look="quiet" onClick={() => setIsOpen(true)}>
              {t('resume.check.open')}
            </Button>
            {count > 0 && onReview && (
              <Button size="small" onClick={onReview}>
                {t('resume.tailored.review')}
              </Button>
            )}
          </>
        }
      >
        {t('resume.check.from', { language })}
      </Notice>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        title={t('resume.check.title')}
        closeName={t('app.close')}
      >
        <div className="grid gap-5">
          <DialogText>{t('resume.check.text')}</DialogText>
          <section className="grid gap-2">
            <ol className="grid gap-2">
              {[...marked, ...twoForms, ...others].map(({ path, before, after }) => (
                <li
                  key={path}
                  className="grid gap-1 border-t border-line pt-2 sm:grid-cols-2 sm:gap-4"
                >
                  <p className="break-words text-ink-soft" lang={from}>
                    {before}
                  </p>
                  <p className="break-words" lang={resume.resume_language}>
                    {after}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </Dialog>
    </>
  )
}
