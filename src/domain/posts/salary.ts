/**
 * Pay as a source gives it, and what it comes to in a year of full time, so that jobs can be
 * compared. Bounds that no wage has (a pay of 3 a year) are taken for mistakes and left out.
 */
import { fold } from '#domain/language/fold.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { FoundSalary, PayPeriod, Salary } from './normalised.ts'
import { codes, perYear, salaryInText } from './salary-in-text.ts'

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', R$: 'BRL' }
const knownCode = new RegExp(`(?<![A-Za-z])(?:${codes})(?![A-Za-z])`)
const leastYearly = 1_000
const mostYearly = 50_000_000

const periodWords: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /\bhour|\bhr\b|\bph\b|stunde|heure|\bhora|\buur\b|hourly/],
  ['day', /\bday|\bdaily|\btag\b|\bjour\b|\bdia\b|\bdag\b|\bper diem/],
  ['week', /week|woche|semaine|semana/],
  ['month', /month|monat|\bmois\b|mensuel|\bmes\b|mensual|mensal|\bmaand/],
  ['year', /year|annual|annum|\byr|jahr|\ban\b|annuel|\bano\b|anual|\bjaar|\bp\.?a\.?\b/],
]

export function readSalary(found: FoundSalary | null): Salary | null {
  if (found === null) return null
  const written = cleanJobText(found.raw ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
    .toWellFormed()
  const isWorded = found.least === null && found.most === null
  const inWords = isWorded && found.per === null ? salaryInText(written, 'en') : null
  if (inWords !== null) return { ...inWords, raw: written }
  const read = isWorded ? amountsIn(written) : found
  if (read === null) return null
  const bounds = [read.least, read.most].filter((bound) => bound !== null).filter(isAmount)
  if (bounds.length === 0) return null
  const least = Math.min(...bounds)
  const most = Math.max(...bounds)
  const per = periodOf(`${found.per ?? ''} ${written}`) ?? likelyPeriod(most)
  const currency = currencyOf(found.currency ?? '') ?? currencyIn(written)
  const yearly = (bound: number): number | null => {
    if (per === null) return null
    const amount = Math.round(bound * perYear[per])
    return amount >= leastYearly && amount <= mostYearly ? amount : null
  }
  return {
    raw: written === '' ? writeSalary(least, most, currency, per) : written,
    least,
    most,
    currency,
    per,
    yearlyLeast: yearly(least),
    yearlyMost: yearly(most),
  }
}

const isAmount = (value: number): boolean => Number.isFinite(value) && value > 0 && value < 1e9

function periodOf(words: string): PayPeriod | null {
  const folded = fold(words.replaceAll('_', ' '))
  return periodWords.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** A sum that only one period makes a wage of. */
const likelyPeriod = (most: number): PayPeriod | null => (most >= 15_000 ? 'year' : null)

/** A code of its own, which a source may give for any currency. */
const currencyOf = (said: string): string | null =>
  /^[A-Z]{3}$/.test(said) ? said : currencyIn(said)

/** In running text three capitals may be anything ("CDI", "NHS"): a sign or a code that we know. */
function currencyIn(text: string): string | null {
  const sign = /R\$|[€$£]/.exec(text)?.[0]
  return signs[sign ?? ''] ?? knownCode.exec(text)?.[0] ?? null
}

/** "45.000 – 60.000 € pro Jahr", "$80k-$95k": the first two amounts of a line. */
function amountsIn(text: string): Pick<FoundSalary, 'least' | 'most'> | null {
  const amounts = [
    ...text.matchAll(/(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d{1,7})([.,]\d{1,2})?\s?(k\b)?/gi),
  ]
    .map(([, whole = '', part = '', thousands]) => {
      const amount = Number(whole.replace(/\D/g, '')) + Number(part.replace(',', '.') || 0)
      return thousands === undefined ? amount : amount * 1000
    })
    .filter((amount) => amount >= 5)
  const [least, most] = amounts
  return least === undefined ? null : { least, most: most ?? least }
}

function writeSalary(
  least: number,
  most: number,
  currency: string | null,
  per: PayPeriod | null,
): string {
  const range = least === most ? String(least) : `${least}–${most}`
  return [range, currency, per === null ? null : `/ ${per}`]
    .filter((part) => part !== null)
    .join(' ')
}
