/** Where the payment provider sends people back to (specification §2). */
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { reloadUser } from '../../api/queries.ts'
import { Page } from '../../frame/page.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

export function PaymentSuccessPage() {
  const { t } = useTranslation()
  const tell = useTell()
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id')
    // oxlint-disable-next-line no-console -- specification §2: the id is read and only logged.
    if (session !== null) console.info(`payment session ${session}`)
    tell.done(t('payment.successToast'))
    void reloadUser()
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the page is opened.
  }, [])
  return (
    <Page title={t('payment.successTitle')} narrow>
      <p className="mb-6 text-ink-soft">{t('payment.successText')}</p>
      <Link to={paths.dashboard} className={buttonClass('primary')}>
        {t('payment.toDashboard')}
      </Link>
    </Page>
  )
}

export function PaymentCancelPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('payment.cancelTitle')} narrow>
      <p className="mb-6 text-ink-soft">{t('payment.cancelText')}</p>
      <Link to={paths.dashboard} className={buttonClass('primary')}>
        {t('payment.toDashboard')}
      </Link>
    </Page>
  )
}
