/** The languages a resume can be translated into: all but its own; asked once more, as it costs. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { newKey } from '../../api/new-key.ts'
import { callApi } from '../../api/client.ts'
import {
  reloadResumes,
  reloadUser,
  rememberResume,
  translationTargetsQuery,
} from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { resumePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { Draft } from './draft.ts'
import { TranslateDialog } from './late-parts.ts'

export function TranslateMenu({ draft, language }: { draft: Draft; language: Language }) {
  const { t } = useTranslation()
  const tell = useTell()
  const navigate = useNavigate()
  const [target, setTarget] = useState<Language | null>(null)
  // Whether a click would be answered is said before it.
  const targets = useQuery({ ...translationTargetsQuery(language), enabled: target !== null })
  const chosen = targets.data?.find((one) => one.language === target)
  const others = languages.filter((known) => known !== language)

  const translate = useMutation({
    mutationFn: async (target_language: Language) => {
      // What is translated is what is seen.
      const saved = await draft.save()
      if (saved.kind === 'failed') throw saved.error
      const { id } = draft.state().resume
      return callApi('translateResume', {
        params: { id },
        body: { target_language },
        idempotencyKey: newKey(),
      })
    },
    onSuccess: (resume) => {
      rememberResume(resume)
      void reloadResumes()
      setTarget(null)
      tell.done(t('done.translated'))
      void navigate({ to: resumePath(resume.id) })
    },
    onError: (error) => {
      setTarget(null)
      tell.failure('translate', error)
    },
    onSettled: () => void reloadUser(),
  })

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button look="quiet" icon={<Languages className="size-4" aria-hidden />}>
            <span className="max-sm:sr-only">{t('resume.translate.title')}</span>
          </Button>
        }
      >
        {others.length === 0 ? (
          <p className="px-2.5 py-2 text-small text-ink-soft">{t('resume.translate.none')}</p>
        ) : (
          others.map((known) => (
            <MenuItem key={known} onSelect={() => setTarget(known)}>
              {t(`language.${known}`)}
            </MenuItem>
          ))
        )}
      </Menu>
      {target && (
        <Suspense>
          <TranslateDialog
            target={target}
            engine={chosen ?? null}
            isWorking={translate.isPending}
            onClose={() => setTarget(null)}
            onConfirm={() => translate.mutate(target)}
          />
        </Suspense>
      )}
    </>
  )
}
