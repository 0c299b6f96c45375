/** The credits of the person: how many, how to get more, and what they went into. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { regionOf } from '../../i18n/region.ts'
import { userQuery } from '../../api/queries.ts'
import { readSettings } from '../../frame/settings.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Ledger } from './ledger.tsx'
import { Part } from './part.tsx'

export function CreditsPart() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(userQuery)
  const balance = data?.credit_balance
  const number = new Intl.NumberFormat(regionOf(i18n.language))
  // Nothing is bought, and nothing adds up, where nothing is counted.
  if (balance === null)
    return (
      <Part id="credits" title={t('profile.credits')}>
        <p className="text-small text-ink-soft">{t('profile.unlimited')}</p>
      </Part>
    )
  return (
    <Part id="credits" title={t('profile.credits')} beside={<BuyMore />}>
      <p className="tabular text-heading font-semibold" data-testid="credit-balance">
        {balance === undefined ? t('app.notAvailable') : number.format(balance)}
      </p>
      <p className="mt-0.5 text-small text-ink-soft">{t('profile.creditsHint')}</p>
      <Ledger />
    </Part>
  )
}

/** Leads to the packs where credits are sold; elsewhere it says only what the specification says. */
function BuyMore() {
  const { t } = useTranslation()
  const tell = useTell()
  if (readSettings().payments) {
    return (
      <Link to={paths.plans} className={buttonClass('plain')}>
        {t('profile.buy')}
      </Link>
    )
  }
  return (
    <Button onClick={() => tell.say('info', t('profile.buyNotYet'), toastDurations.profile)}>
      {t('profile.buy')}
    </Button>
  )
}
