/** The cover letter beside a resume: one line in the margin that opens it, or writes it first. */
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import type { LetterAnswer, WrittenLetterAnswer } from '#contract/letters.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import type { Draft } from './draft.ts'
import { LetterDialog } from './late-parts.ts'
import { useTranslate } from './use-translate.tsx'

export function Letter({ draft }: { draft: Draft }) {
  const { t } = useTranslation()
  const tell = useTell()
  const translate = useTranslate(draft, draft.state().resume.resume_language, false)
  const [shown, setShown] = useState<LetterAnswer | WrittenLetterAnswer | null>(null)
  const open = useMutation({
    mutationFn: async () => {
      void LetterDialog.preload()
      // The letter is held against what is seen.
      const saved = await draft.save()
      if (saved.kind === 'failed') throw saved.error
      const params = { id: draft.state().resume.id }
      return (
        (await callApi('letterOfResume', { params })) ??
        (await callApi('writeLetter', { params, body: {} }))
      )
    },
    onSuccess: setShown,
    onError: (error) => tell.failure('load', error),
  })
  return (
    <section aria-label={t('resume.letter.title')} className="grid justify-items-start gap-2">
      <h2 className="font-medium">{t('resume.letter.title')}</h2>
      <p className="text-ink-soft">{t('resume.letter.intro')}</p>
      <Button
        size="small"
        data-words={t('resume.otherWords.letter')}
        busy={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('resume.letter.open')}
      </Button>
      {shown && (
        <Suspense>
          <LetterDialog
            draft={draft}
            opened={shown}
            onTranslate={(language) => {
              setShown(null)
              translate.ask(language)
            }}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
      {translate.dialog}
    </section>
  )
}
