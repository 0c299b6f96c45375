/**
 * PDFs that are pictures: how far the reading of each has come, and what came of it. They are read
 * in the background, so this stands here after the page was left and opened again.
 */
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Scan } from '#contract/scans.ts'

import { X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadScans } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export function Scans({ scans }: { scans: readonly Scan[] }) {
  const { t } = useTranslation()
  return (
    <ul className="mb-6 grid gap-3" aria-label={t('dashboard.scan.name')}>
      {scans.map((scan) => (
        <li key={scan.id}>
          <OneScan scan={scan} />
        </li>
      ))}
    </ul>
  )
}

function OneScan({ scan }: { scan: Scan }) {
  const { t } = useTranslation()
  const tell = useTell()
  const settled = {
    onError: (error: Error) => tell.failure('scanFile', error),
    onSettled: () => reloadScans(),
  }
  const params = { id: scan.id }
  const remove = useMutation({ mutationFn: () => callApi('removeScan', { params }), ...settled })
  const again = useMutation({ mutationFn: () => callApi('readScanAgain', { params }), ...settled })

  if (scan.state === 'done')
    return (
      <Notice
        kind="good"
        title={t('dashboard.upload.done')}
        actions={
          <>
            {scan.resume_id !== null && (
              <Link to={resumePath(scan.resume_id)} className={buttonClass('quiet', 'small')}>
                {t('dashboard.card.open')}
              </Link>
            )}
            <IconButton name={t('app.close')} icon={<X />} onClick={() => remove.mutate()} />
          </>
        }
      >
        <p>{scan.file_name}</p>
        {scan.pages > scan.page && (
          <p>{t('dashboard.scan.partly', { count: scan.page, pages: scan.pages })}</p>
        )}
      </Notice>
    )
  if (scan.state === 'failed')
    return (
      <Notice
        kind="bad"
        title={t('dashboard.scan.failed')}
        actions={
          <>
            <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
              {t('app.tryAgain')}
            </Button>
            <Button
              look="quiet"
              size="small"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('dashboard.scan.remove')}
            </Button>
          </>
        }
      >
        <p className="font-medium text-ink">{scan.file_name}</p>
        <p>
          {scan.failure === null || scan.failure === 'interrupted'
            ? t('dashboard.scan.interrupted')
            : t(`problems.${scan.failure}`)}
        </p>
      </Notice>
    )
  return (
    <UnderWay
      scan={scan}
      cancel={
        <Button look="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('app.cancel')}
        </Button>
      }
    />
  )
}

function UnderWay({ scan, cancel }: { scan: Scan; cancel: ReactNode }) {
  const { t } = useTranslation()
  const { state, page, pages, place } = scan
  const step =
    state === 'waiting'
      ? t('dashboard.scan.waiting', { place })
      : page === 0
        ? t('dashboard.scan.reading')
        : t('dashboard.scan.page', { page, pages })
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-small">
      <Spinner className="mt-0.5 text-accent" />
      <div className="min-w-0 grow basis-48">
        <output className="font-medium">{step}</output>
        <p className="truncate">{scan.file_name}</p>
        <p className="text-ink-soft">{t('dashboard.scan.about')}</p>
      </div>
      <div className="ml-auto">{cancel}</div>
    </div>
  )
}
