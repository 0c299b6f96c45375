/** The packs of credits. Buying leaves for the payment provider's page, and comes back from there. */
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import {
  creditPacks,
  packCurrency,
  pricePerCredit,
  type CreditPack,
  type PackId,
} from '#domain/account/credits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { onceFor } from '../../api/once-for.ts'
import { regionOf } from '../../i18n/region.ts'
import { callApi } from '../../api/client.ts'
import { isSignedIn } from '../../api/session.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'

export function PackList() {
  const { t } = useTranslation()
  const { buy, buying } = useCheckout()
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="text-title font-semibold">
        {t('plans.packs')}
      </h2>
      <p className="mt-1 max-w-prose text-small text-ink-soft">{t('plans.packsText')}</p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {creditPacks.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            busy={buying === pack.id}
            onBuy={() => buy(pack.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function useCheckout() {
  const { t } = useTranslation()
  const tell = useTell()
  const { mutate, reset, isPending, isSuccess, variables } = useMutation({
    mutationFn: (pack: PackId) =>
      onceFor(`checkout ${pack}`, (idempotencyKey) =>
        callApi('openCheckout', { body: { pack }, idempotencyKey }),
      ),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => tell.failure('checkout', error),
  })
  // Somebody who comes back with the browser's own button finds the page as it was left: busy.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [reset])
  return {
    buying: isPending || isSuccess ? (variables ?? null) : null,
    buy: (pack: PackId) => {
      if (isPending || isSuccess) return
      // oxlint-disable-next-line no-alert -- specification §8 asks for an alert here.
      if (!isSignedIn()) return window.alert(t('failures.checkoutSignedOut'))
      mutate(pack)
    },
  }
}

function PackCard({ pack, busy, onBuy }: { pack: CreditPack; busy: boolean; onBuy: () => void }) {
  const { t, i18n } = useTranslation()
  const money = new Intl.NumberFormat(regionOf(i18n.language), {
    style: 'currency',
    currency: packCurrency,
  })
  const name = t(`plans.pack.${pack.id}`)
  const price = money.format(pack.price)
  return (
    <li
      className={join(
        'flex flex-col rounded-lg border bg-surface p-5 shadow-low',
        pack.isPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{name}</h3>
        {pack.isPopular && (
          <span className="rounded-full bg-accent-soft px-2 py-px text-caption font-medium text-accent">
            {t('plans.popular')}
          </span>
        )}
      </div>
      <p className="tabular mt-3 text-heading font-semibold">
        {t('plans.credit', { count: pack.credits })}
      </p>
      <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-2">
        <span>{price}</span>
        {pack.originalPrice !== null && (
          <s className="text-small text-ink-soft">
            <span className="sr-only">{t('plans.was')} </span>
            {money.format(pack.originalPrice)}
          </s>
        )}
      </p>
      <p className="tabular mt-0.5 mb-5 text-small text-ink-soft">
        {t('plans.each', { price: money.format(pricePerCredit(pack)) })}
      </p>
      <Button
        look={pack.isPopular ? 'primary' : 'plain'}
        className="mt-auto w-full"
        busy={busy}
        aria-label={t('plans.buyNamed', { pack: name, price })}
        onClick={onBuy}
      >
        {t('plans.buy')}
      </Button>
    </li>
  )
}
