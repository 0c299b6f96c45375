/**
 * The open resume was deleted elsewhere, in another tab or on another device: said plainly, with
 * the ways to keep what stands on the sheet. Loaded when it happens.
 */

import { editableOf } from '#domain/resume/edit.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { reloadResumes, reloadTrash, rememberResume } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { dropCopy } from '../../kept/sealed-copies.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './draft.ts'
import { localKeyOf } from './local-copy.ts'
import { resumePath } from '../../paths.ts'
import { go } from '../../routing/address.ts'

export function GoneNotice({ draft }: { draft: Draft }) {
  const { t } = useTranslation()
  const tell = useTell()
  const { id } = draft.state().resume

  const restore = useSingleMutation({
    mutationFn: () => callApi('restoreFromTrash', { params: { id } }),
    onSuccess: async (resume) => {
      rememberResume(resume)
      void reloadResumes()
      void reloadTrash()
      await draft.returned(resume)
      tell.done(t('dashboard.trash.restored'))
    },
    onError: (error) => {
      const isPurged = error instanceof ProblemError && error.status === 404
      if (isPurged) tell.say('error', t('resume.gone.noTrash'))
      else tell.failure('load', error)
    },
  })

  const keep = useSingleMutation({
    mutationFn: async () => {
      const { id: newId, version } = await callApi('createFromTemplate')
      const body = { ...editableOf(draft.state().resume), version }
      return callApi('saveResume', { params: { id: newId }, body })
    },
    onSuccess: async (resume) => {
      rememberResume(resume)
      void reloadResumes()
      await dropCopy(localKeyOf(draft))
      draft.letGo()
      go(resumePath(resume.id))
      tell.done(t('done.saved'))
    },
    onError: (error) => tell.failure('save', error),
  })

  return (
    <Notice
      kind="bad"
      title={t('resume.gone.title')}
      actions={
        <>
          <Button
            size="small"
            look="primary"
            busy={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {t('resume.gone.restore')}
          </Button>
          <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
            {t('resume.gone.keep')}
          </Button>
        </>
      }
    >
      {t('resume.gone.text')}
    </Notice>
  )
}
