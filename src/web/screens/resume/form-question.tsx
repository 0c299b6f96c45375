/**
 * The titles of a translation that can be written in two forms, where the original did not say which
 * is the person's: one question for all of them, answered by one press.
 */
import { useMutation } from '@tanstack/react-query'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { queryClient, translationQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { languageInSentence } from '../../i18n/language-name.ts'
import { buttonClass } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import type { Draft } from './draft.ts'
import type { LinePair } from './translation-pairs.ts'

export function FormQuestion({
  pairs,
  draft,
  resume,
}: {
  pairs: readonly LinePair[]
  draft: Draft
  resume: Resume
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const language = resume.resume_language
  const choose = useMutation({
    mutationFn: async (form: number) => {
      for (const { path, after, choices } of pairs) {
        const value = choices[form] ?? after
        if (value !== after) draft.apply({ kind: 'set-text', path, value })
        // What stands there already looks right, and is marked no more.
        else {
          const call = { params: { id: resume.id }, body: { path } }
          const left = await callApi('dismissTranslationMark', call)
          queryClient.setQueryData(translationQuery(resume.id).queryKey, left)
        }
      }
    },
    onError: (error) => tell.failure('load', error),
  })
  return (
    <fieldset
      className="grid gap-2 rounded-md border border-line bg-surface p-3"
      disabled={choose.isPending}
    >
      <legend className="contents text-small font-semibold">{t('resume.check.form.title')}</legend>
      <p className="text-caption text-ink-soft">
        {t('resume.check.form.text', { language: languageInSentence(tell.reader, language) })}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {[0, 1].map((form) => (
          <button
            key={form}
            type="button"
            lang={language}
            onClick={() => choose.mutate(form)}
            className={join(
              buttonClass('plain', 'small'),
              'h-auto min-h-9 min-w-0 pointer-coarse:min-h-11 flex-col items-start py-1.5 text-left whitespace-normal',
            )}
          >
            {[...new Set(pairs.map(({ choices }) => choices[form]))].map((title) => (
              <span key={title} className="max-w-full break-words">
                {title}
              </span>
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
