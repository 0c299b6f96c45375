/** What the tailoring dialog says beside the job: who does it, what it is at, and what became of it. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { modelQuery, userQuery } from '../../api/queries.ts'
import { readSettings } from '../../frame/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { useTailor } from './use-tailor.ts'

type Tailor = ReturnType<typeof useTailor>

/** Nothing before it is known whose model it is, nor beside what it cost. */
export function WhoAndPrice({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation()
  const { data: own } = useQuery(modelQuery)
  const isMetered = useQuery(userQuery).data?.credit_balance !== null
  if (own === undefined || isOver) return null
  const who = readSettings().has_model ? 'resume.tailor.byModel' : 'resume.tailor.byRules'
  return (
    <p className="text-small text-ink-soft">
      {own ? t('tailoring.own', { model: own.model }) : t(who)}
      {!own && isMetered && ` ${t('tailoring.cost')}`}
    </p>
  )
}

export function KeptLinkLine({ tailor: { kept, forgetLink } }: { tailor: Tailor }) {
  const { t } = useTranslation()
  if (kept === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
      <span className="min-w-0 break-all">{t('resume.tailor.linkKept', { link: kept.link })}</span>
      <Button look="quiet" size="small" onClick={forgetLink}>
        {t('resume.tailor.linkForget')}
      </Button>
    </p>
  )
}

export function AtWork({ tailor: { progress, stage } }: { tailor: Tailor }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <output className="flex items-center gap-2">
        <Spinner />
        {progress}
      </output>
      {stage !== null && <p>{stage}</p>}
      <p>{t('resume.tailor.mayLeave')}</p>
    </div>
  )
}

export function TabBlocked({ tailor: { waiting, forgetWaiting } }: { tailor: Tailor }) {
  const { t } = useTranslation()
  if (waiting === null) return null
  return (
    <Notice
      title={t('resume.tailor.tabBlocked')}
      actions={
        <a
          className={buttonClass('plain', 'small')}
          href={waiting}
          target="_blank"
          rel="noreferrer"
          onClick={forgetWaiting}
        >
          {t('resume.tailor.open')}
        </a>
      }
    />
  )
}
