import { expect, it } from 'vitest'

import { mayBeBy } from './demanded-ads.ts'

const units = ['Cook', 'You have three years in kitchens', 'French helps', 'We pay well'].map(
  (text) => ({ text }),
)
const kinds = ['must', 'wish', 'offer'] as const

const told = (musts: string[], wishes: string[]) =>
  mayBeBy({ text: '', musts, wishes }, units).map((may) =>
    may === null ? null : kinds.filter(may),
  )

it('what says a demand that is written down is one, and nothing else is', () => {
  expect(told(['3 years in kitchens'], ['French'])).toEqual([
    ['offer'],
    ['must'],
    ['wish'],
    ['offer'],
  ])
})

it('nothing is known of what says half a demand, or a demand and a wish', () => {
  expect(told(['kitchen hygiene'], [])[1]).toBeNull()
  expect(told(['kitchens'], ['years in kitchens'])[1]).toBeNull()
})

it('nothing is known where no demand is written down', () => {
  expect(told([], [])).toEqual([null, null, null, null])
})
