/**
 * Tailoring from the editor (specification §2, §4, §8). The new resume opens in a tab of its own, which
 * opens with it, or says what is being done where that takes long. Where nothing was to be changed,
 * no tab opens and the dialog says what that means.
 */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { TailoringStage } from '#contract/tailoring.ts'
import type { JobDetail } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { onceFor } from '../../api/once-for.ts'
import { askTailored } from '../../api/ask-tailored.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { reloadResumes, reloadUser } from '../../api/queries.ts'
import type { ResultTab } from '../../frame/result-tab.ts'
import { resultTab } from '../../frame/result-tab.ts'
import { useTell } from '../../frame/use-tell.ts'
import { sayInTab } from '../../frame/waiting-tab.ts'
import { resumePath, reviewPath } from '../../paths.ts'
import type { Draft } from './draft.ts'
import { useTailorStep } from './use-tailor-step.ts'

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

/** The page behind a link, as a job. */
type FoundJob = { link: string; job: JobDetail }

export type JobNames = { title: string; company: string }

type Wish = {
  job: string
  /** What the person says of the job in place of what was read; null: as read. */
  names: JobNames | null
  /** What the job is called meanwhile. */
  about: JobNames
}

type Order = Wish & { link: string | null; tab: ResultTab }

export const isLink = (job: string): boolean => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(job)

export function useTailor(draft: Draft, onDone: () => void) {
  const { t } = useTranslation()
  const tell = useTell()
  /** Where the browser kept the tab closed: the way to the new resume. */
  const [waiting, setWaiting] = useState<string | null>(null)
  const [kept, setKept] = useState<KeptLink | null>(null)
  const [found, setFound] = useState<FoundJob | null>(null)
  /** The job for which nothing was to be changed. */
  const [unchanged, setUnchanged] = useState<string | null>(null)
  /** What the server is really at; null where it does not tell. */
  const [stage, setStage] = useState<TailoringStage | null>(null)

  /** Reads the page behind a link, once; a text with its link is kept with it. */
  const jobBehind = async (link: string, text: string | null): Promise<JobDetail> => {
    if (text === null && found?.link === link) return found.job
    const job = await callApi('addFoundJob', { body: { url: link, text } })
    setFound({ link, job })
    return job
  }
  const keepLink = (error: unknown, link: string) => {
    if (error instanceof ProblemError && aboutTheLink.has(error.code ?? ''))
      setKept({ link, reason: tell.reason(error) })
    tell.failure('tailor', error)
  }

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ job, link, names }: Order) => {
      // What is tailored is what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const behind = isLink(job)
        ? await jobBehind(job.trim(), null)
        : link === null
          ? null
          : await jobBehind(link, job)
      const { id: resumeId, version } = draft.state().resume
      const wanted = {
        resumeId,
        job_description: behind === null ? job : null,
        job_identifier: behind?.id ?? null,
        ...(names && { job_title: names.title, company_name: names.company }),
      }
      return onceFor(JSON.stringify([version, wanted]), (key) =>
        askTailored({ ...wanted, key }, setStage),
      )
    },
    onSuccess: async (answer, { tab, job }) => {
      void reloadResumes()
      setKept(null)
      if (!answer.tailored_resume) {
        tab.drop()
        setUnchanged(job)
        tell.say('warning', t('failures.tailorEmpty'))
        return
      }
      const address = reviewPath(answer.tailored_resume.id)
      if (tab.show(address)) onDone()
      else setWaiting(address)
      const { tellTailored } = await import('../../frame/tell-tailored.ts')
      tellTailored(answer, tell)
    },
    onError: (error, { tab, job }) => {
      tab.drop()
      keepLink(error, job.trim())
    },
    onSettled: () => {
      setStage(null)
      void reloadUser()
    },
  })

  const read = useMutation({
    mutationFn: (link: string) => jobBehind(link, null),
    onError: keepLink,
  })

  const progress = t(`resume.tailor.${useTailorStep(isPending)}`)
  const order = isPending ? variables : null
  const about = [order?.about.title, order?.about.company].filter(Boolean).join(' · ')
  const { id } = draft.state().resume
  useEffect(() => {
    order?.tab.say((tab) =>
      sayInTab(tab, t('tailoring.working'), progress, {
        about,
        back: { words: t('resume.tailor.backToResume'), href: resumePath(id) },
      }),
    )
  }, [order, progress, about, id, t])

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
    /** The page behind this link; null before it was read. */
    foundBehind: (job: string): JobDetail | null => (found?.link === job.trim() ? found.job : null),
    isReading: read.isPending,
    readLink: (job: string) => read.mutate(job.trim()),
    isUnchanged: (job: string): boolean => unchanged === job,
    forgetLink: () => setKept(null),
    forgetWaiting: () => setWaiting(null),
    /** To be called from the click itself. */
    start(wish: Wish) {
      if (wish.job.trim() === '' || isPending) return
      setWaiting(null)
      setUnchanged(null)
      // Another link instead of the text is a job of its own.
      const link = isLink(wish.job) ? null : (kept?.link ?? null)
      mutate({ ...wish, link, tab: resultTab() })
    },
  }
}
