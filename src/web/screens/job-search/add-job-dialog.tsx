/**
 * A job by the link to its post. Where the page cannot be read there is one thing to do: paste the
 * text, or drop the file that has it; the link is kept with it.
 */
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { JobDetail } from '#domain/jobs/job.ts'
import { jobLimit, lengthOf } from '#domain/resume/limits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { reloadFoundJobs } from '../../api/queries.ts'
import { handedPage } from '../../frame/handed-page.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { JobFileButton, useJobFile } from './job-file.tsx'

export function AddJobDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (job: JobDetail) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const [handed] = useState(handedPage)
  const box = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(handed?.url ?? '')
  const [text, setText] = useState('')
  // Another link is another page.
  const isHanded = handed !== null && url.trim() === handed.url
  const isTooLong = lengthOf(text) > jobLimit
  const add = useMutation({
    mutationFn: () =>
      callApi('addFoundJob', {
        body: { url, text: text.trim() === '' ? null : text, html: isHanded ? handed.html : null },
      }),
    onSuccess: (job) => {
      void reloadFoundJobs()
      tell.done(t('jobs.found.added'))
      onAdded(job)
    },
  })
  const { read, dropped } = useJobFile(setText)
  const failed = add.error ?? read.error
  const needsText =
    text !== '' ||
    (add.error instanceof ProblemError && add.error.code?.startsWith('job_') === true)
  const submit = () => {
    if (url.trim() !== '' && !isTooLong && !add.isPending) add.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('jobs.found.add')}
      closeName={t('app.close')}
      initialFocus={box}
      actions={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            look="primary"
            busy={add.isPending}
            disabled={url.trim() === '' || isTooLong}
            onClick={submit}
          >
            {add.isPending ? t('jobs.found.reading') : t('jobs.found.submit')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        {...dropped}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogText>{t(handed === null ? 'jobs.found.text' : 'jobs.found.handed')}</DialogText>
        {isHanded && <p className="font-medium wrap-anywhere">{handed.title}</p>}
        <TextField
          ref={box}
          label={t('jobs.found.link')}
          value={url}
          maxLength={2_000}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUrl(event.target.value)}
        />
        <JobFileButton isBusy={read.isPending} onFile={(file) => read.mutate(file)} />
        {failed !== null && <Notice kind="bad" title={tell.reason(failed) ?? t('failures.job')} />}
        {needsText && (
          <TextAreaField
            label={t('jobs.found.post')}
            placeholder={t('tailoring.pasteText')}
            value={text}
            rows={9}
            error={isTooLong ? t('problems.job_too_long') : null}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
