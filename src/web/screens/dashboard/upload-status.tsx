/** How the upload stands: what is being done now, what came of it, or why not and what to do. */
import { useEffect, useState } from 'react'

import { isHardlyResume } from '#domain/reading/hardly-resume.ts'

import { X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { rhythms } from '../../messages/toasts.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Door } from './doors.ts'
import type { Sent, UploadState } from './use-upload.ts'

const steps = [
  'processing',
  'extracting',
  'analyzing',
  'identifying',
  'optimizing',
  'almost',
] as const

export function UploadStatus({
  state,
  onDismiss,
  onChoose,
  onAgain,
}: {
  state: UploadState
  onDismiss: () => void
  /** Another file, through the same door. */
  onChoose: (door: Door) => void
  /** The same file once more. */
  onAgain: (sent: Sent) => void
}) {
  const { t } = useTranslation()
  if (state.kind === 'idle') return null
  const again = state.kind === 'refused' ? state.again : null
  const dismiss = <IconButton name={t('app.close')} icon={<X />} onClick={onDismiss} />
  return (
    <div className="mb-6">
      {state.kind === 'processing' && (
        <Progress key={state.file} file={state.file} isPdf={state.door === 'upload'} />
      )}
      {state.kind === 'done' && (
        <Notice
          kind="good"
          title={t('dashboard.upload.done')}
          actions={
            <>
              <Link to={resumePath(state.resume.id)} className={buttonClass('plain', 'small')}>
                {t('dashboard.card.open')}
              </Link>
              {dismiss}
            </>
          }
        >
          {state.file}
          {isHardlyResume(state.resume) && (
            <p>
              <span className="font-medium text-ink">{t('dashboard.upload.hardly')}</span>
              <span className="block">{t('dashboard.upload.hardlyText')}</span>
            </p>
          )}
        </Notice>
      )}
      {state.kind === 'refused' && (
        <Notice
          kind="bad"
          title={t('dashboard.upload.error')}
          actions={
            <>
              {again && (
                <Button size="small" onClick={() => onAgain(again)}>
                  {again.door === state.door ? t('app.tryAgain') : t('dashboard.import.this')}
                </Button>
              )}
              <Button
                look={again ? 'quiet' : 'plain'}
                size="small"
                onClick={() => onChoose(state.door)}
              >
                {t('dashboard.upload.another')}
              </Button>
              {dismiss}
            </>
          }
        >
          <p className="font-medium text-ink">{state.file}</p>
          <p>{state.reason}</p>
        </Notice>
      )}
    </div>
  )
}

/**
 * The message moves on every 5 s and stays at the last (specification §4, Upload). What is no PDF
 * begins at the second.
 */
function Progress({ file, isPdf }: { file: string; isPdf: boolean }) {
  const { t } = useTranslation()
  const [step, setStep] = useState(isPdf ? 0 : 1)
  useEffect(() => {
    const timer = setInterval(
      () => setStep((n) => Math.min(n + 1, steps.length - 1)),
      rhythms.uploadMessage,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <output className="flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-small">
      <Spinner className="text-accent" />
      <p className="min-w-0">
        <span className="font-medium">{t(`dashboard.upload.${steps[step] ?? 'almost'}`)}</span>
        <span className="block truncate text-ink-soft">{file}</span>
      </p>
    </output>
  )
}
