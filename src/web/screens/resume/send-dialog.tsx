/** Sending an application from a phone: what of it, by which way, and that it has been sent. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Download, Send } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { letterQuery } from '../../api/application-queries.ts'
import { callApi } from '../../api/client.ts'
import { rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Draft } from './draft.ts'
import { useDraftState } from './use-draft.ts'
import type { Handing, Sendable } from './use-send.ts'
import { canShareFiles, useSend } from './use-send.ts'

const sendables = ['resume', 'letter', 'both'] as const

export function SendDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation()
  const { resume } = useDraftState(draft)
  const letter = useQuery(letterQuery(resume.id))
  const [what, setWhat] = useState<Sendable>('resume')
  const send = useSend(draft)
  const canShare = canShareFiles()
  const by = (way: Handing) => () => send.mutate({ what, by: way })
  const isBusy = (way: Handing) => send.isPending && send.variables.by === way
  return (
    <Dialog open onClose={onClose} title={t('resume.send.title')} closeName={t('app.close')}>
      <div className="grid justify-items-start gap-4">
        {letter.data && (
          <Segments
            name={t('resume.send.what')}
            value={what}
            onChange={setWhat}
            options={sendables.map((value) => ({ value, label: t(`resume.send.${value}`) }))}
          />
        )}
        <div className="flex w-full gap-2 *:grow">
          {canShare && (
            <Button
              look="primary"
              icon={<Send className="size-4" aria-hidden />}
              busy={isBusy('share')}
              disabled={isBusy('download')}
              onClick={by('share')}
            >
              {t('resume.send.share')}
            </Button>
          )}
          <Button
            look={canShare ? 'plain' : 'primary'}
            icon={<Download className="size-4" aria-hidden />}
            busy={isBusy('download')}
            disabled={isBusy('share')}
            onClick={by('download')}
          >
            {t('resume.send.download')}
          </Button>
        </div>
        <output className="text-small wrap-anywhere">
          {send.data && t(`resume.send.${send.data.handed}`, { name: send.data.name })}
        </output>
        <Applied draft={draft} />
      </div>
    </Dialog>
  )
}

/** The status that follows from sending, set by the person alone. */
function Applied({ draft }: { draft: Draft }) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume } = useDraftState(draft)
  const status = t('status.applied')
  const mark = useMutation({
    mutationFn: () =>
      callApi('saveResume', { params: { id: resume.id }, body: { job_status: 'applied' } }),
    onSuccess: async (saved) => {
      rememberResume(saved)
      await draft.hear(saved)
    },
    onError: (error) => tell.failure('status', error),
  })
  return (
    <div className="w-full border-t border-line pt-4">
      {resume.job_status === 'created' && (
        <Button busy={mark.isPending} onClick={() => mark.mutate()}>
          {t('resume.send.mark', { status })}
        </Button>
      )}
      <output className="text-small text-ink-soft">
        {resume.job_status === 'applied' && t('resume.send.marked', { status })}
      </output>
    </div>
  )
}
