/** Where the job is pasted. It proceeds only with a text; closing it does not stop the work. */
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { jobLimit } from '#domain/resume/limits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { modelQuery } from '../../api/queries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { useTailor } from './use-tailor.ts'

export function TailorDialog({
  open,
  onClose,
  tailor,
  given = '',
}: {
  open: boolean
  onClose: () => void
  tailor: ReturnType<typeof useTailor>
  /** The job that it opens with. */
  given?: string | undefined
}) {
  const { t } = useTranslation()
  const { data: own } = useQuery(modelQuery)
  const [job, setJob] = useState(given)
  const box = useRef<HTMLTextAreaElement>(null)
  // The link whose page was not read makes room for the text.
  const shown = tailor.kept?.link === job.trim() ? '' : job
  const isEmpty = shown.trim() === ''
  const isTooLong = job.length > jobLimit
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t('resume.tailor.title')}
      closeName={t('app.close')}
      initialFocus={box}
      actions={
        <>
          <Button onClick={onClose}>{tailor.isWorking ? t('app.close') : t('app.cancel')}</Button>
          <Button
            look="primary"
            busy={tailor.isWorking}
            disabled={isEmpty || isTooLong}
            onClick={() => tailor.start(job)}
          >
            {tailor.isWorking ? t('tailoring.working') : t('resume.tailor.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DialogText>
          {t('resume.tailor.text')}{' '}
          {own ? t('tailoring.own', { model: own.model }) : own === null && t('tailoring.cost')}
        </DialogText>
        <TextAreaField
          ref={box}
          label={t('resume.tailor.label')}
          placeholder={t(tailor.kept ? 'tailoring.pasteText' : 'resume.tailor.placeholder')}
          value={shown}
          onChange={(event) => setJob(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            if (!isEmpty && !isTooLong) tailor.start(job)
          }}
          rows={11}
          error={
            isTooLong
              ? t('problems.job_too_long')
              : (tailor.refusalOf(job) ?? (isEmpty ? tailor.kept?.reason : null))
          }
          readOnly={tailor.isWorking}
        />
        {tailor.kept !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            <span className="min-w-0 break-all">
              {t('resume.tailor.linkKept', { link: tailor.kept.link })}
            </span>
            <Button look="quiet" size="small" onClick={tailor.forgetLink}>
              {t('resume.tailor.linkForget')}
            </Button>
          </p>
        )}
        {tailor.isWorking && (
          <div className="grid gap-1 text-small text-ink-soft">
            <output className="flex items-center gap-2">
              <Spinner />
              {tailor.progress}
            </output>
            {tailor.stage !== null && <p>{tailor.stage}</p>}
            <p>{t('resume.tailor.mayLeave')}</p>
          </div>
        )}
        {tailor.waiting !== null && (
          <Notice
            title={t('resume.tailor.tabBlocked')}
            actions={
              <a
                className={buttonClass('plain', 'small')}
                href={tailor.waiting}
                target="_blank"
                rel="noreferrer"
                onClick={tailor.forgetWaiting}
              >
                {t('resume.tailor.open')}
              </a>
            }
          />
        )}
      </div>
    </Dialog>
  )
}
