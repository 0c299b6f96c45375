/**
 * Tailoring from the editor (specification §2, §4, §8). The tab for the new resume is opened at the
 * click, as browsers allow no other, says what is being done meanwhile, and is sent on when the
 * resume is there; when nothing comes of it, it closes again.
 */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { TailoringStage } from '#contract/tailoring.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { onceFor } from '../../api/once-for.ts'
import { askTailored } from '../../api/ask-tailored.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { reloadResumes, reloadUser } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { sayInTab } from '../../frame/waiting-tab.ts'
import { rhythms } from '../../messages/toasts.ts'
import { resumePath } from '../../paths.ts'
import type { Draft } from './draft.ts'

/** Refusals of the job itself: what to do about them is said beside the box it stands in. */
const aboutTheJob = new Set(['job_required', 'job_unreadable', 'job_too_long', 'job_not_found'])

/** The page behind a link could not be read: its text is pasted instead, and the link stays. */
const aboutTheLink = new Set([
  'job_link_unreadable',
  'job_link_login',
  'job_link_several',
  'job_link_gone',
  'job_link_busy',
])

/** A link that is kept for the text to come, and why its page was not read. */
type KeptLink = { link: string; reason: string | null }

const steps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const

type Order = { job: string; link: string | null; tab: Window | null }

export function useTailor(draft: Draft, onDone: () => void) {
  const { t } = useTranslation()
  const tell = useTell()
  /** Where the browser kept the tab closed: the way to the new resume. */
  const [waiting, setWaiting] = useState<string | null>(null)
  const [kept, setKept] = useState<KeptLink | null>(null)
  /** What the server is really at; null where it does not tell. */
  const [stage, setStage] = useState<TailoringStage | null>(null)

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ job, link }: Order) => {
      // What is tailored is what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const found =
        link === null ? null : await callApi('addFoundJob', { body: { url: link, text: job } })
      const { id: resumeId, version } = draft.state().resume
      const wanted = {
        resumeId,
        job_description: found === null ? job : null,
        job_identifier: found?.id ?? null,
      }
      return onceFor(JSON.stringify([version, wanted]), (key) =>
        askTailored({ ...wanted, key }, setStage),
      )
    },
    onSuccess: async (answer, { tab }) => {
      void reloadResumes()
      setKept(null)
      if (!answer.tailored_resume) {
        tab?.close()
        tell.say('warning', t('failures.tailorEmpty'))
        return
      }
      const address = resumePath(answer.tailored_resume.id)
      if (tab && !tab.closed) tab.location.replace(new URL(address, location.href))
      else setWaiting(address)
      onDone()
      const { tellTailored } = await import('../../frame/tell-tailored.ts')
      tellTailored(answer, tell)
    },
    onError: (error, { tab, job }) => {
      tab?.close()
      if (error instanceof ProblemError && aboutTheLink.has(error.code ?? ''))
        setKept({ link: job.trim(), reason: tell.reason(error) })
      tell.failure('tailor', error)
    },
    onSettled: () => {
      setStage(null)
      void reloadUser()
    },
  })

  const step = useStep(isPending)
  const progress = t(`resume.tailor.${step}`)
  const tab = isPending ? variables.tab : null
  useEffect(() => {
    if (tab && !tab.closed) sayInTab(tab, t('tailoring.working'), progress)
  }, [tab, progress, t])

  return {
    isWorking: isPending,
    progress,
    stage: stage === null ? null : t(`tailoring.stages.${stage}`),
    waiting,
    /** Why this very job was refused; null once it is changed, or where the job is not at fault. */
    refusalOf: (job: string): string | null =>
      error instanceof ProblemError && aboutTheJob.has(error.code ?? '') && variables?.job === job
        ? tell.reason(error)
        : null,
    kept,
    forgetLink: () => setKept(null),
    forgetWaiting: () => setWaiting(null),
    /** To be called from the click itself. */
    start(job: string) {
      if (job.trim() === '' || isPending) return
      setWaiting(null)
      // Another link instead of the text is a job of its own.
      const isText = !/^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(job)
      mutate({ job, link: isText ? (kept?.link ?? null) : null, tab: window.open('', '_blank') })
    },
  }
}

/** One step after the other, 9 s each; the last one stays. */
function useStep(isRunning: boolean): (typeof steps)[number] {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(
      () => setAt((n) => Math.min(n + 1, steps.length - 1)),
      rhythms.tailoringMessage,
    )
    return () => {
      clearInterval(timer)
      setAt(0)
    }
  }, [isRunning])
  return steps[at] ?? 'step1'
}
