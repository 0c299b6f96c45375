/** Deleted resumes: until when each can be had back, and the second step of deleting one for good. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { TrashedSummary } from '#contract/trash.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadTrash, trashQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { headingOf } from './order.ts'
import { useRestore } from './use-restore.ts'

export function TrashDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const tell = useTell()
  const trash = useQuery(trashQuery)
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('dashboard.trash.open')}
      closeName={t('app.close')}
    >
      <DialogText>{t('dashboard.trash.text')}</DialogText>
      {trash.isPending && <Spinner name={t('app.loading')} className="mt-4 size-5" />}
      {trash.isError && <Notice kind="bad" title={tell.sentence('load', trash.error)} />}
      {trash.data?.length === 0 && (
        <p className="py-8 text-center text-ink-soft">{t('dashboard.trash.empty')}</p>
      )}
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {trash.data?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Dialog>
  )
}

function Entry({ entry }: { entry: TrashedSummary }) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const [asks, setAsks] = useState(false)
  const restore = useRestore()
  const remove = useMutation({
    mutationFn: () => callApi('deleteForEver', { params: { id: entry.id } }),
    onSuccess: () => void reloadTrash(),
    onError: (error) => tell.failure('delete', error),
  })
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div>
        <p className="font-medium break-words hyphens-auto">
          {headingOf(entry) || entry.name || t('dashboard.card.untitled')}
        </p>
        <p className="text-caption text-ink-soft">
          {t('dashboard.trash.goneOn', { date: formatDay(entry.gone_at, i18n.language) })}
        </p>
      </div>
      {asks ? (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
          <legend className="contents text-small text-ink-soft">
            {t('dashboard.trash.question')}
          </legend>
          <Button
            ref={takeFocus}
            look="danger"
            size="small"
            className="ml-1"
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('app.confirm')}
          </Button>
          <Button look="quiet" size="small" onClick={() => setAsks(false)}>
            {t('app.cancel')}
          </Button>
        </fieldset>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" busy={restore.isPending} onClick={() => restore.mutate(entry.id)}>
            {t('dashboard.trash.restore')}
          </Button>
          <Button look="quiet" size="small" className="text-danger!" onClick={() => setAsks(true)}>
            {t('dashboard.trash.forEver')}
          </Button>
        </div>
      )}
    </li>
  )
}
