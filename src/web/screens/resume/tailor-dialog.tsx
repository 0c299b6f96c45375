/** Where the job is pasted. It proceeds only with a text; closing it does not stop the work. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { jobLimit } from '#domain/resume/limits.ts'

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
}: {
  open: boolean
  onClose: () => void
  tailor: ReturnType<typeof useTailor>
}) {
  const { t } = useTranslation()
  const [job, setJob] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = job.trim() === ''
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
            {tailor.isWorking ? t('resume.tailor.working') : t('resume.tailor.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DialogText>{t('resume.tailor.text')}</DialogText>
        <TextAreaField
          ref={box}
          label={t('resume.tailor.label')}
          placeholder={t('resume.tailor.placeholder')}
          value={job}
          onChange={(event) => setJob(event.target.value)}
          rows={11}
          error={isTooLong ? t('problems.job_too_long') : tailor.refusalOf(job)}
          readOnly={tailor.isWorking}
        />
        {tailor.isWorking && (
          <div className="grid gap-1 text-small text-ink-soft">
            <output className="flex items-center gap-2">
              <Spinner />
              {tailor.progress}
            </output>
            {tailor.stage !== null && <p>{tailor.stage}</p>}
            <p>{t('tailoring.mayLeave')}</p>
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
