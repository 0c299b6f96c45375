/** Profile & Settings (specification §2): who you are, your credits, your data, and the way out. */
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { userQuery } from '../../api/queries.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { Page } from '../../frame/page.tsx'
import { Button } from '../../ui/button.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { CreditsPart } from './credits-part.tsx'
import { DataPart } from './data-part.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ModelPart } from './model-part.tsx'
import { Part } from './part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export function ProfilePage() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(userQuery)
  const none = t('app.notAvailable')
  const [deleting, setDeleting] = useState(false)

  return (
    <Page title={t('profile.title')} narrow>
      <div className="grid gap-6">
        {error && <NotLoaded error={error} onAgain={() => void refetch()} />}
        <Part id="person" title={t('profile.person')}>
          <dl className="grid gap-4 sm:grid-cols-2" aria-busy={isPending}>
            <Fact name={t('profile.name')}>{data?.name || none}</Fact>
            <Fact name={t('profile.email')}>{data?.email || none}</Fact>
          </dl>
        </Part>
        <CreditsPart />
        <ModelPart />
        <CalendarPart />
        <SessionsPart />
        <DataPart />
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
