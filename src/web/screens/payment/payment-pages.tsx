/** Where the payment provider sends people back to (specification §2). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import { CircleCheck, CircleSlash } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { regionOf } from '../../i18n/region.ts'
import { userQuery } from '../../api/queries.ts'
import { Page } from '../../frame/page.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** The provider's word may come a little after the person: so often, and so far apart, we look. */
const looks = 10
const lookEveryMs = 3_000

export function PaymentSuccessPage() {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const { data } = useQuery({
    ...userQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.dataUpdateCount < looks ? lookEveryMs : false),
  })
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id')
    // oxlint-disable-next-line no-console -- specification §2: the id is read and only logged.
    if (session !== null) console.info(`payment session ${session}`)
    tell.done(t('payment.successToast'))
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the page is opened.
  }, [])
  const balance = data?.credit_balance
  return (
    <Outcome
      title={t('payment.successTitle')}
      picture={<CircleCheck aria-hidden className="text-good" />}
      text={t('payment.successText')}
    >
      {balance != null && (
        <p className="tabular text-small text-ink-soft" aria-live="polite">
          {t('payment.balance')}{' '}
          <span className="font-semibold text-ink">
            {new Intl.NumberFormat(regionOf(i18n.language)).format(balance)}
          </span>
        </p>
      )}
    </Outcome>
  )
}

export function PaymentCancelPage() {
  const { t } = useTranslation()
  return (
    <Outcome
      title={t('payment.cancelTitle')}
      picture={<CircleSlash aria-hidden className="text-ink-faint" />}
      text={t('payment.cancelText')}
    >
      <Link to={paths.plans} className={buttonClass('quiet')}>
        {t('payment.toPlans')}
      </Link>
    </Outcome>
  )
}

function Outcome({
  title,
  picture,
  text,
  children,
}: {
  title: string
  picture: ReactNode
  text: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Page title={title} narrow>
      <section className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6 [&>svg]:size-7 [&>svg]:stroke-[1.5]">
        {picture}
        <p>{text}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link to={paths.dashboard} className={buttonClass('primary')}>
            {t('payment.toDashboard')}
          </Link>
          {children}
        </div>
      </section>
    </Page>
  )
}
