/** A line of the statement in words: what happened, without the technical steps behind it. */
import type { Translate } from '../../i18n/translate.ts'
import type { StatementLine } from './profile-queries.ts'

const purposes = ['tailor', 'translate', 'quick_score'] as const
const packs = ['starter', 'standard', 'premium'] as const

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((one) => one === value)

export function describeLine(
  { kind, purpose, amount }: Pick<StatementLine, 'kind' | 'purpose' | 'amount'>,
  t: Translate,
): string {
  if (kind === 'grant') {
    if (purpose !== 'signup') return t('profile.ledger.grant.other')
    return amount === 0 ? t('profile.ledger.grant.back') : t('profile.ledger.grant.signup')
  }
  if (kind === 'purchase' || kind === 'reversal') {
    const pack = oneOf(packs, purpose)
    // A pack that is sold no more keeps the name it was stored under.
    return t(`profile.ledger.${kind}`, { pack: pack ? t(`plans.pack.${pack}`) : purpose })
  }
  if (kind === 'given_back' && purpose === 'tailor_unchanged')
    return t('profile.ledger.given_back.unchanged')
  return t(`profile.ledger.${kind}.${oneOf(purposes, purpose) ?? 'other'}`)
}
