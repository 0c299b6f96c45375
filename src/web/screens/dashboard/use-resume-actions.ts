/** What can be done to a resume from its card: each call, what it changes here, and what is said. */
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { onceFor } from '../../api/once-for.ts'
import { amendResume, rememberResume, rememberResumeList } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations, undoOffer } from '../../messages/toasts.ts'
import { offerToast } from '../../ui/toast.tsx'
import { headingOf } from './order.ts'
import { useRestore } from './use-restore.ts'
import { useStatus } from './use-status.ts'

export function useResumeActions(resume: Resume, onNew: (id: string) => void) {
  const { t } = useTranslation()
  const tell = useTell()
  const params = { id: resume.id }

  const status = useStatus()

  const details = useSingleMutation({
    mutationFn: (fields: { company_name: string; job_title: string; created_at?: string }) =>
      callApi('saveResume', { params, body: fields }),
    onSuccess: (saved) => {
      rememberResume(saved)
      tell.done(t('done.changesSaved'))
    },
    onError: (error) => tell.failure('save', error),
  })

  const base = useSingleMutation({
    mutationFn: () => callApi('toggleBase', { params }),
    onSuccess: ({ is_base }) => amendResume(resume.id, { is_base }),
    onError: (error) => tell.failure('base', error),
  })

  const reuse = useSingleMutation({
    mutationFn: () =>
      onceFor(`copy ${resume.id} ${resume.version}`, (idempotencyKey) =>
        callApi('copyResume', { body: copyOf(resume), idempotencyKey }),
      ),
    onSuccess: (copy) => {
      rememberResume(copy)
      onNew(copy.id)
      tell.done(t('done.reused'))
    },
    onError: (error) => tell.failure('reuse', error),
  })

  const restore = useRestore()
  const remove = useSingleMutation({
    mutationFn: () => callApi('deleteResume', { params }),
    onSuccess: (rest) => {
      rememberResumeList(rest)
      const name = headingOf(resume) || t('dashboard.card.untitled')
      offerToast(
        t('dashboard.trash.moved', { name }),
        { label: t('dashboard.trash.undo'), act: () => restore.mutate(resume.id) },
        { autoClose: undoOffer },
      )
    },
    onError: (error) => tell.failure('delete', error),
  })

  const notes = useSingleMutation({
    mutationFn: (text: string) => callApi('saveNotes', { params, body: { notes: text } }),
    onSuccess: ({ notes }) => {
      amendResume(resume.id, { notes })
      tell.done(t('done.notes'), toastDurations.notes)
    },
    onError: (error) => tell.failure('notes', error),
  })

  return { status, details, base, reuse, remove, notes }
}

/** A non-base copy that knows what it was made from (specification §4, Reuse). */
export function copyOf(resume: Resume) {
  const { id, created_at: _created, version: _version, ...rest } = resume
  return {
    ...rest,
    company_name: `(copy) ${resume.company_name}`,
    is_base: false,
    original_resume_id: id,
  }
}
