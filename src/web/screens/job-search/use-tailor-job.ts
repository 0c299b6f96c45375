/** Tailoring from a job of the list; the new resume opens in a tab that is opened at the click. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { callApi } from '../../api/client.ts'
import { NetworkError, ProblemError, SetupError } from '../../api/errors.ts'
import { reloadResumes, reloadUser } from '../../api/queries.ts'
import { tellTailored } from '../../frame/tell-tailored.ts'
import { useTell } from '../../frame/use-tell.ts'
import { rhythms } from '../../messages/toasts.ts'
import { resumePath } from '../../paths.ts'

const messages = ['reading', 'matching', 'writing', 'checking'] as const

export function useTailorJob(durationMs: number) {
  const { t } = useTranslation()
  const tell = useTell()
  const [step, setStep] = useState(0)
  const tailor = useMutation({
    mutationFn: ({ resumeId, jobId, key }: { resumeId: string; jobId: string; key: string }) =>
      callApi('tailorResume', {
        params: { id: resumeId },
        body: { job_description: null, job_identifier: jobId },
        idempotencyKey: key,
      }),
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

  const start = (resumeId: string, jobId: string) => {
    const tab = window.open('', '_blank')
    setStep(0)
    tailor.mutate(
      { resumeId, jobId, key: crypto.randomUUID() },
      {
        onSuccess: (answer) => {
          const made = answer.tailored_resume
          if (!made) {
            tab?.close()
            tell.say('warning', t('failures.tailorEmpty'), durationMs)
            return
          }
          if (tab) tab.location.replace(resumePath(made.id))
          else location.assign(resumePath(made.id))
          tellTailored(answer, tell, t)
        },
        onError: (error) => {
          tab?.close()
          if ([ProblemError, NetworkError, SetupError].some((kind) => error instanceof kind))
            tell.failure('tailor', error, durationMs)
          else tell.say('error', t('failures.tailorStartUnexpected'), durationMs)
        },
      },
    )
  }

  return {
    isPending: tailor.isPending,
    message: t(`tailoring.${messages[step] ?? 'checking'}`),
    start,
  }
}
