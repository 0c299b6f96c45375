/** Translating a resume into a language: asked once more, as it costs; the translation is opened when it is there. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

import type { TranslationTarget } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'

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
import { go } from '../../routing/address.ts'
import type { Draft } from './draft.ts'
import { TranslateDialog } from './late-parts.ts'

/** How often the server is asked whether the missing engine has come. */
const recheckMs = 3_000

export const stateOf = (
  targets: readonly TranslationTarget[] | undefined,
  language: Language,
): TranslationTarget | null => targets?.find((one) => one.language === language) ?? null

/** `wantsTargets`: what is there is asked for before anything is chosen. */
export function useTranslate(draft: Draft, language: Language, wantsTargets: boolean) {
  const { t } = useTranslation()
  const tell = useTell()
  const [target, setTarget] = useState<Language | null>(null)
  // Whether a click would be answered is said before it, and again when that changes.
  const targets = useQuery({
    ...translationTargetsQuery(language),
    enabled: wantsTargets || target !== null,
    refetchInterval: ({ state }) =>
      target !== null && stateOf(state.data, target)?.state === 'missing' ? recheckMs : false,
  })
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
      go(resumePath(resume.id))
    },
    onError: (error) => {
      setTarget(null)
      tell.failure('translate', error)
    },
    onSettled: () => void reloadUser(),
  })
  const dialog = target && (
    <Suspense>
      <TranslateDialog
        target={target}
        engine={stateOf(targets.data, target)}
        isWorking={translate.isPending}
        onClose={() => setTarget(null)}
        onConfirm={() => translate.mutate(target)}
      />
    </Suspense>
  )
  return { targets, ask: setTarget, dialog }
}
