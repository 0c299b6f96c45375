/** The currency of pay is one that is said, and no other word in capitals. */
import { expect, it } from 'vitest'

import type { FoundSalary } from './normalised.ts'
import { readSalary } from './salary.ts'

const of = (raw: string, more: Partial<FoundSalary> = {}) =>
  readSalary({ raw, least: null, most: null, per: 'year', currency: null, ...more })

it.each([
  ['CDI – 38 000 €', 'EUR'],
  ['PAY: £40,000', 'GBP'],
  ['R$ 60.000 CLT', 'BRL'],
  ['PLN 120000', 'PLN'],
  ['NHS 29000', null],
])('%s is paid in %s', (raw, currency) => {
  expect(of(raw)?.currency).toBe(currency)
})

it('takes any code that a source gives by itself', () => {
  expect(of('', { least: 9_000_000, most: 12_000_000, currency: 'HUF' })?.currency).toBe('HUF')
})
