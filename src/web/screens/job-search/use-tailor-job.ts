/** Tailoring from a job of the list; the new resume opens on its changes in a tab that comes with it. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { TailoringStage } from '#contract/tailoring.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { askTailored } from '../../api/ask-tailored.ts'
import { NetworkError, ProblemError, SetupError } from '../../api/errors.ts'
import { onceFor } from '../../api/once-for.ts'
import { queryClient, reloadResumes, reloadUser, resumesQuery } from '../../api/queries.ts'
import { tellTailored } from '../../frame/tell-tailored.ts'
import { useTell } from '../../frame/use-tell.ts'
import { resultTab, type ResultTab } from '../../frame/result-tab.ts'
import { sayInTab } from '../../frame/waiting-tab.ts'
import { rhythms } from '../../messages/toasts.ts'
import { reviewPath } from '../../paths.ts'
import { go } from '../../routing/address.ts'

const messages = ['reading', 'matching', 'writing', 'checking'] as const

/** `askedOn`: the screen it was asked for on. */
type Wish = { resumeId: string; jobId: string; tab: ResultTab; askedOn: string }

export function useTailorJob(durationMs: number) {
  const { t } = useTranslation()
  const tell = useTell()
  const [step, setStep] = useState(0)
  const [stage, setStage] = useState<TailoringStage | null>(null)
  // What follows stands here and not at the call, so that it also happens to whoever left the list.
  const tailor = useMutation({
    mutationFn: async ({ resumeId, jobId }: Wish) => {
      const wanted = { resumeId, job_description: null, job_identifier: jobId }
      return onceFor(JSON.stringify([await versionOf(resumeId), wanted]), (key) =>
        askTailored({ ...wanted, key }, setStage),
      )
    },
    onSuccess: (answer, { tab, askedOn }) => {
      const made = answer.tailored_resume
      if (!made) {
        tab.drop()
        tell.say('warning', t('failures.tailorEmpty'), durationMs)
        return
      }
      const address = reviewPath(made.id)
      // Whoever went elsewhere meanwhile is not called back.
      if (!tab.show(address) && location.pathname === askedOn) go(address)
      tellTailored(answer, tell)
    },
    onError: (error, { tab }) => {
      tab.drop()
      if ([ProblemError, NetworkError, SetupError].some((kind) => error instanceof kind))
        tell.failure('tailor', error, durationMs)
      else tell.say('error', t('failures.tailorStartUnexpected'), durationMs)
    },
    onSettled: () => Promise.all([reloadUser(), reloadResumes()]),
  })

  useEffect(() => {
    if (!tailor.isPending) return undefined
    const timer = setInterval(
      () => setStep((n) => Math.min(n + 1, messages.length - 1)),
      rhythms.tailoringMessage,
    )
    return () => clearInterval(timer)
  }, [tailor.isPending])

  const message = t(`tailoring.${messages[step] ?? 'checking'}`)
  const tab = tailor.isPending ? tailor.variables.tab : null
  useEffect(() => {
    // On a phone that tab is all one sees, once it is open.
    tab?.say((shown) => sayInTab(shown, t('tailoring.working'), message))
  }, [tab, message, t])

  const start = (resumeId: string, jobId: string) => {
    setStep(0)
    setStage(null)
    tailor.mutate({ resumeId, jobId, tab: resultTab(), askedOn: location.pathname })
  }

  return {
    isPending: tailor.isPending,
    message,
    stage: tailor.isPending && stage !== null ? t(`tailoring.stages.${stage}`) : null,
    start,
  }
}

/**
 * What it is made from: a resume that was changed since is another wish. Waited for where the list
 * is still on its way: without it the same wish would have one name now and another one later.
 */
const versionOf = async (resumeId: string): Promise<number | undefined> =>
  (await queryClient.ensureQueryData(resumesQuery)).find(({ id }) => id === resumeId)?.version
