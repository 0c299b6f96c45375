/** The languages a resume can be translated into: all but its own; asked once more, as it costs. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

import type { TranslationTarget } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { Languages } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { onceFor } from '../../api/once-for.ts'
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
import { LateMenu } from '../../frame/late-menu.tsx'
import type { Draft } from './draft.ts'
import { TranslateDialog } from './late-parts.ts'
import { languageName } from '../../i18n/language-name.ts'
import { Word } from './word.tsx'

/** How often the server is asked whether the missing engine has come. */
const recheckMs = 3_000

const stateOf = (
  targets: readonly TranslationTarget[] | undefined,
  language: Language,
): TranslationTarget | null => targets?.find((one) => one.language === language) ?? null

/** The commands for each of them differ in the languages that they name at their end. */
function oneCommand(targets: readonly TranslationTarget[]): string {
  const words = targets.flatMap(({ command }) => command?.split(' ') ?? [])
  return [...new Set(words)].join(' ')
}

export function TranslateMenu({
  draft,
  language,
  className,
}: {
  draft: Draft
  language: Language
  className: string
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const navigate = useNavigate()
  const [target, setTarget] = useState<Language | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // Whether a click would be answered is said before it, and again when that changes.
  const targets = useQuery({
    ...translationTargetsQuery(language),
    enabled: wasOpened || target !== null,
    refetchInterval: ({ state }) =>
      target !== null && stateOf(state.data, target)?.state === 'missing' ? recheckMs : false,
  })
  const others = languages.filter((known) => known !== language)
  const missing = others.filter((known) => stateOf(targets.data, known)?.state === 'missing')

  const translate = useMutation({
    mutationFn: async (target_language: Language) => {
      // What is translated is what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const { id, version } = draft.state().resume
      return onceFor(JSON.stringify([id, version, target_language]), (idempotencyKey) =>
        callApi('translateResume', { params: { id }, body: { target_language }, idempotencyKey }),
      )
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
      <LateMenu
        align="end"
        actions={others.map((known) => ({
          key: known,
          label: languageName(known, i18n.language),
          disabled: missing.includes(known),
          onSelect: () => setTarget(known),
        }))}
        onOpen={() => {
          setWasOpened(true)
          if (wasOpened) void targets.refetch()
        }}
        trigger={
          <Button
            look="quiet"
            className={className}
            data-words={t('resume.otherWords.translate')}
            icon={<Languages className="size-4 max-sm:hidden" aria-hidden />}
          >
            <Word weight={3}>{t('resume.translate.title')}</Word>
          </Button>
        }
      >
        {others.length === 0 && (
          <p className="px-2.5 py-2 text-small text-ink-soft">{t('resume.translate.none')}</p>
        )}
        {missing.length > 0 && (
          <p className="mx-1 mt-1 max-w-64 border-t border-line px-1.5 pt-2 pb-1 text-caption text-ink-soft">
            {t('resume.translate.menuMissing')}{' '}
            <code className="font-mono break-words text-ink select-all">
              {oneCommand(targets.data ?? [])}
            </code>
          </p>
        )}
      </LateMenu>
      {target && (
        <Suspense>
          <TranslateDialog
            target={target}
            engine={stateOf(targets.data, target)}
            isWorking={translate.isPending}
            onClose={() => setTarget(null)}
            onConfirm={() => translate.mutate(target)}
          />
        </Suspense>
      )}
    </>
  )
}
