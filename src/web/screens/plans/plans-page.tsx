/**
 * What credits are for and, where a payment provider is configured, the packs to buy. Elsewhere the
 * page says that there is nothing to buy yet instead of pretending.
 */
import { useQuery } from '@tanstack/react-query'

import { creditCosts } from '#domain/account/credits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { userQuery } from '../../api/queries.ts'
import { Page } from '../../frame/page.tsx'
import { readSettings } from '../../frame/settings.ts'
import { PackList } from './pack-list.tsx'

const uses = ['tailor', 'translate', 'quick_score'] as const

export function PlansPage() {
  const { t } = useTranslation()
  const { data } = useQuery(userQuery)
  const sells = readSettings().payments
  const areCounted = data?.credit_balance !== null
  return (
    <Page
      title={t('plans.title')}
      hint={
        areCounted
          ? t('frame.credits', { count: data?.credit_balance ?? t('app.notAvailable') })
          : t('profile.unlimited')
      }
      narrow={!sells}
    >
      <div className="grid gap-10">
        {sells && <PackList />}
        <section
          aria-labelledby="costs"
          className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
        >
          <h2 id="costs" className="text-title font-semibold">
            {t('plans.costs')}
          </h2>
          <dl className="mt-3 divide-y divide-line">
            {uses.map((use) => (
              <div key={use} className="flex items-baseline justify-between gap-4 py-3">
                <dt>
                  {t(`plans.${use}`)}
                  <span className="block text-small text-ink-soft">{t(`plans.${use}Hint`)}</span>
                </dt>
                <dd className="tabular shrink-0 text-small font-medium">
                  {t('plans.credit', { count: creditCosts[use] })}
                </dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 py-3">
              <dt>{t('plans.free')}</dt>
              <dd className="shrink-0 text-small font-medium text-good">{t('plans.freePrice')}</dd>
            </div>
          </dl>
        </section>
        {!sells && areCounted && (
          <section aria-labelledby="prices">
            <h2 id="prices" className="text-title font-semibold">
              {t('landing.pricing.title')}
            </h2>
            <p className="mt-2 text-ink-soft">{t('plans.later')}</p>
          </section>
        )}
      </div>
    </Page>
  )
}
