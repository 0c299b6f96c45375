/** Profile & Settings (specification §2): who you are, your credits, and the way out. */
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { userQuery } from '../../api/queries.ts'
import { Page } from '../../frame/page.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function ProfilePage() {
  const { t } = useTranslation()
  const tell = useTell()
  const { data, error, isPending, refetch } = useQuery(userQuery)
  const none = t('app.notAvailable')
  const [deleting, setDeleting] = useState(false)

  return (
    <Page title={t('profile.title')} narrow>
      <div className="grid gap-6">
        {error && (
          <Notice
            kind="bad"
            title={t('failures.load')}
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('app.tryAgain')}
              </Button>
            }
          >
            {tell.reason(error)}
          </Notice>
        )}
        <Part id="person" title={t('profile.person')}>
          <dl className="grid gap-4 sm:grid-cols-2" aria-busy={isPending}>
            <Fact name={t('profile.name')}>{data?.name || none}</Fact>
            <Fact name={t('profile.email')}>{data?.email || none}</Fact>
          </dl>
        </Part>
        <Part id="credits" title={t('profile.credits')}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="tabular text-heading font-semibold" data-testid="credit-balance">
              {data?.credit_balance ?? none}
            </p>
            <Button
              onClick={() => tell.say('info', t('profile.buyNotYet'), toastDurations.profile)}
            >
              {t('profile.buy')}
            </Button>
          </div>
        </Part>
        <Part id="danger" title={t('profile.danger')} danger>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-sm text-small text-ink-soft">{t('profile.dangerText')}</p>
            <Button look="danger" onClick={() => setDeleting(true)}>
              {t('profile.delete')}
            </Button>
          </div>
        </Part>
      </div>
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} />
    </Page>
  )
}

function Part({
  id,
  title,
  danger = false,
  children,
}: {
  id: string
  title: string
  danger?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`rounded-lg border bg-surface p-5 shadow-low sm:p-6 ${danger ? 'border-danger/35' : 'border-line'}`}
    >
      <h2 id={`${id}-title`} className="mb-4 text-title font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
