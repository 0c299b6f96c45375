/**
 * A translated resume is looked through beside its original: first the lines that stayed in their
 * own language, each with why, then all others. Written anew or found right, a line is settled.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Language } from '#domain/language/languages.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { callApi } from '../../api/client.ts'
import { originalQuery, queryClient, translationQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { languageInSentence } from '../../i18n/language-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './draft.ts'
import { FormQuestion } from './form-question.tsx'
import type { LinePair } from './translation-pairs.ts'
import { pairLines } from './translation-pairs.ts'
import { WhyMarked } from './why-marked.tsx'

export function TranslationCheck({ draft, resume }: { draft: Draft; resume: Resume }) {
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
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('resume.check.open')}
          </Button>
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
          {count > 0 && (
            <section className="grid gap-3">
              <h3 className="text-small font-semibold">{t('resume.check.left', { count })}</h3>
              {twoForms.length > 0 && (
                <FormQuestion pairs={twoForms} draft={draft} resume={resume} />
              )}
              {marked.map((pair) => (
                <MarkedLine key={pair.path} pair={pair} from={from} draft={draft} resume={resume} />
              ))}
            </section>
          )}
          <section className="grid gap-2">
            <h3 className="text-small font-semibold">{t('resume.check.others')}</h3>
            <ol className="grid gap-2">
              {others.map(({ path, before, after }) => (
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

function MarkedLine({
  pair,
  from,
  draft,
  resume,
}: {
  pair: LinePair
  from: Language
  draft: Draft
  resume: Resume
}) {
  const tell = useTell()
  const { t } = tell.reader
  const [text, setText] = useState(pair.after)
  const dismiss = useMutation({
    mutationFn: () =>
      callApi('dismissTranslationMark', { params: { id: resume.id }, body: { path: pair.path } }),
    onSuccess: (left) => queryClient.setQueryData(translationQuery(resume.id).queryKey, left),
    onError: (error) => tell.failure('load', error),
  })
  const language: Language = resume.resume_language
  return (
    <article className="grid gap-2 rounded-md border border-line bg-surface p-3">
      <WhyMarked pair={pair} language={language} />
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        <p className="break-words" lang={from}>
          {pair.before}
        </p>
        <TextAreaField
          label={t('resume.check.write', { language: languageInSentence(tell.reader, language) })}
          value={text}
          lang={language}
          rows={2}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          size="small"
          busy={dismiss.isPending}
          icon={<Check className="size-4" aria-hidden />}
          onClick={() => dismiss.mutate()}
        >
          {t('resume.check.right')}
        </Button>
        <Button
          size="small"
          look="primary"
          disabled={text.trim() === '' || text === pair.after}
          onClick={() => draft.apply({ kind: 'set-text', path: pair.path, value: text })}
        >
          {t('resume.check.take')}
        </Button>
      </div>
    </article>
  )
}
