/** An e-mail about an application: given, read, and its news proposed. A person decides. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MailProposal } from './mail-proposal.tsx'

/** What is behind it are attachments, which nobody reads. */
const mostBytes = 4_000_000

export function MailDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const { t } = useTranslation()
  const tell = useTell()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const read = useMutation({
    mutationFn: (mail: Blob) => {
      const body = new FormData()
      body.set('file', mail.slice(0, mostBytes), 'mail.eml')
      return callApi('readMail', { body })
    },
  })
  const begin = useEffectEvent(() => {
    if (file !== null) read.mutate(file)
  })
  useEffect(() => begin(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !read.isPending) read.mutate(new Blob([text]))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.mail.title')}
      closeName={t('app.close')}
      size="medium"
    >
      {read.isSuccess ? (
        <MailProposal mail={read.data} onOther={() => read.reset()} onDone={onClose} />
      ) : (
        <form onSubmit={submit} className="grid gap-3">
          {read.isError && (
            <Notice kind="bad">
              {tell.reason(read.error) ?? tell.sentence('load', read.error)}
            </Notice>
          )}
          <TextAreaField
            label={t('dashboard.mail.text')}
            hint={t('dashboard.mail.hint')}
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <input
            ref={input}
            type="file"
            accept=".eml,message/rfc822"
            hidden
            aria-label={t('dashboard.mail.choose')}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              if (chosen !== undefined) read.mutate(chosen)
              event.target.value = ''
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              look="primary"
              busy={read.isPending}
              disabled={text.trim() === ''}
            >
              {t('dashboard.mail.read')}
            </Button>
            <Button onClick={() => input.current?.click()}>{t('dashboard.mail.choose')}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
