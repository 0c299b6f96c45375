/**
 * Pay that stands only in the words of a post: "2.600 – 3.100 € brutto im Monat", "$38.50 - $52.00/hr",
 * "45-55K€ selon profil". An amount of money is pay only where its line says for how long it is, or that
 * it is pay, or where it is a range that only a year's pay has; bonuses and turnovers are none.
 */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { postWords } from '#tables/post-words.js'
import type { PayPeriod, Salary } from './normalised.ts'

/** The currencies of pay, as one alternative of a pattern. */
export const codes =
  'EUR|USD|GBP|CHF|CAD|AUD|NZD|MXN|BRL|ARS|CLP|COP|PEN|PLN|CZK|SEK|NOK|DKK|INR|ZAR|SGD'
const money = String.raw`R\$|US\$|CA\$|[€£$]|(?<![A-Za-z])(?:${codes}|[Ee]uros?|Fr\.)(?![A-Za-z])`
const number = String.raw`(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d{1,6})(?:[.,]\d{1,2})?(?!\d)`
const between = String.raw`\s?(?:-|–|—|to|bis|à|a|á|tot|até|y|e|et|and|und|en)\s?(?:zu\s)?`
const side = (name: string) =>
  String.raw`(?:(?<${name}Before>${money})\s?)?(?<![\d.,])(?<${name}>${number})\s?(?<${name}Thousand>[kK](?![\p{L}\d]))?\s?(?<${name}After>${money}(?:\s(?:${codes})(?![A-Za-z]))?)?`
const range = new RegExp(`${side('least')}(?:${between}${side('most')})?`, 'gu')
const hasMoney = new RegExp(money, 'u')
const hasCode = new RegExp(codes, 'u')

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP', r$: 'BRL', us$: 'USD', ca$: 'CAD', 'fr.': 'CHF',
} // prettier-ignore

const any = (use: string): string => anyOf(postWords, use)
const each = String.raw`(?:\/|\b${any('per')}(?![a-z]))\s?`
const period = (unit: string, inOneWord: string): RegExp =>
  new RegExp(String.raw`(?:${each}${any(unit)}|\b${any(inOneWord)})(?![a-z\d])`, 'u')

/** Behind an amount, or before it; folded. What a day or a week brings is named by few and meant by fewer. */
const periods: readonly (readonly [PayPeriod, RegExp, number, number])[] = [
  ['hour', period('hour', 'hourly'), 4, 400],
  ['day', period('day', 'daily'), 30, 3_000],
  ['week', period('week', 'weekly'), 100, 12_000],
  ['month', period('month', 'monthly'), 250, 150_000],
  ['year', period('year', 'yearly'), 5_000, 5_000_000],
]

/** A tag such as `salary_range` says none. */
const saysPay = new RegExp(String.raw`\b${any('pay')}\b`, 'u')
const isNoPay = wholeWords(any('more pay'))
const isMore = new RegExp(String.raw`^\s?(?:${any('scale')}(?![a-z])|%)`, 'u')

/** How far before and behind an amount its words stand. */
const near = 60

export function salaryInText(text: string, language: Language): Salary | null {
  if (!hasMoney.test(text)) return null
  for (const line of text.split('\n')) {
    if (!hasMoney.test(line)) continue
    const found = salaryInLine(line.length > 2_000 ? line.slice(0, 2_000) : line, language)
    if (found !== null) return found
  }
  return null
}

function salaryInLine(line: string, language: Language): Salary | null {
  for (const match of line.matchAll(range)) {
    const { groups = {} } = match
    const sign =
      groups['mostAfter'] ?? groups['leastAfter'] ?? groups['leastBefore'] ?? groups['mostBefore']
    if (sign === undefined) continue
    const end = match.index + match[0].length
    const before = fold(line.slice(Math.max(0, match.index - near), match.index))
    const behind = fold(line.slice(end, end + near))
    if (isMore.test(behind) || isNoPay.test(lastWords(before))) continue
    const thousands = groups['leastThousand'] ?? groups['mostThousand']
    const least = amountOf(groups['least'], groups['leastThousand'] ?? thousands)
    const most =
      groups['most'] === undefined ? least : amountOf(groups['most'], groups['mostThousand'])
    if (least <= 0 || most < least) continue
    const isRange = most > least
    const per = periodNear(before, behind, least, most, {
      isRange,
      isPay: saysPay.test(`${before} ${behind}`),
    })
    if (per === null) continue
    const raw = line.slice(match.index, end).trim()
    return toSalary(raw, { least, most, per, currency: currencyOf(sign, language) })
  }
  return null
}

/** What the amount is said of: nothing that stands before another sentence, amount or item. */
const lastWords = (before: string): string =>
  before
    .slice(-30)
    .split(/[.;,:+|(]\s/)
    .at(-1) ?? ''

function periodNear(
  before: string,
  behind: string,
  least: number,
  most: number,
  { isRange, isPay }: { isRange: boolean; isPay: boolean },
): PayPeriod | null {
  const fits = (low: number, high: number) => least >= low && most <= high
  const nearest = (words: string, isBefore: boolean): PayPeriod | null => {
    const hits = periods.flatMap(([per, pattern, low, high]) => {
      const at = words.search(pattern)
      return at >= 0 && fits(low, high) && (isPay || per !== 'day')
        ? [{ per, at: isBefore ? -at : at }]
        : []
    })
    return hits.toSorted((a, b) => a.at - b.at)[0]?.per ?? null
  }
  const said = nearest(behind, false) ?? nearest(before.split(/[.;]\s/u).at(-1) ?? '', true)
  if (said !== null) return said
  if (isPay || isRange) if (fits(15_000, 500_000)) return 'year'
  return isPay && fits(900, 14_999) ? 'month' : null
}

function amountOf(written = '', thousand: string | undefined): number {
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? []
  const amount = Number(`${whole.replaceAll(/\D/gu, '')}.${part}`)
  return thousand === undefined || amount >= 1_000 ? amount : amount * 1_000
}

/** A bare "$" is another one in each country that speaks Spanish, and none in most that speak Portuguese. */
function currencyOf(sign: string, language: Language): string | null {
  const code = hasCode.exec(sign)?.[0]
  if (code !== undefined) return code
  if (sign === '$') return language === 'es' || language === 'pt' ? null : 'USD'
  return signs[sign.toLowerCase()] ?? null
}

/** How many of each a year of full time has. */
export const perYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
}

const toSalary = (
  raw: string,
  pay: Pick<Salary, 'least' | 'most' | 'currency'> & {
    least: number
    most: number
    per: PayPeriod
  },
): Salary => ({
  raw,
  ...pay,
  yearlyLeast: Math.round(pay.least * perYear[pay.per]),
  yearlyMost: Math.round(pay.most * perYear[pay.per]),
})
