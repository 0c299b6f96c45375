/** What each call costs (contract, "Costs in credits"), and the packs of specification §9. */
export const creditCosts = { quick_score: 1, tailor: 1, translate: 1 } as const

export type CreditPurpose = keyof typeof creditCosts

/** Prices are in this currency. */
export const packCurrency = 'USD'

export const creditPacks = [
  {
    id: 'starter',
    name: 'Starter Pack',
    price: 19.99,
    originalPrice: null,
    credits: 20,
    isPopular: false,
  },
  {
    id: 'standard',
    name: 'Value Pack',
    price: 49.99,
    originalPrice: 59.99,
    credits: 60,
    isPopular: true,
  },
  {
    id: 'premium',
    name: 'Pro Pack',
    price: 89.99,
    originalPrice: 119.99,
    credits: 120,
    isPopular: false,
  },
] as const

export type CreditPack = (typeof creditPacks)[number]
export type PackId = CreditPack['id']

export const packIds = creditPacks.map(({ id }) => id) as [PackId, ...PackId[]] // there are three

export function findPack(id: PackId): CreditPack {
  return creditPacks.find((pack) => pack.id === id) ?? creditPacks[0] // an id is always one of them
}

/** The price in the currency's smallest unit, as payment providers count. */
export function priceInCents(pack: CreditPack): number {
  return Math.round(pack.price * 100)
}

export function pricePerCredit(pack: CreditPack): number {
  return pack.price / pack.credits
}
