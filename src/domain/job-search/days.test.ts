import { describe, expect, it } from 'vitest'

import { dayTerms, firstAges, nextAges, termsOfAges } from './days.ts'

const dayMs = 86_400_000
const noon = Date.UTC(2026, 10, 22, 12)
const daysBefore = (n: number): Date => new Date(noon - n * dayMs)

describe('terms of ages', () => {
  it('are those of the jobs of these days and of no others, whatever day it is', () => {
    for (let today = 0; today < 8; today++) {
      for (let from = 0; from < 10; from++) {
        for (const to of [from + 1, from + 2, from + 9, from + 30]) {
          const terms = termsOfAges(daysBefore(today), { from, to })
          const ages = Array.from({ length: 50 }, (_, i) => i - 5).filter((age) =>
            dayTerms(daysBefore(today + age)).some((term) => terms.includes(term)),
          )
          expect(ages).toEqual(Array.from({ length: to - from }, (_, i) => from + i))
        }
      }
    }
  })

  it('name whole weeks, so that they stay few', () => {
    expect(termsOfAges(daysBefore(0), { from: 2, to: 45 }).length).toBeLessThan(18)
  })
})

describe('where to look next', () => {
  const now = new Date(noon)

  it('is as far as should do, if the days before are like the last ones', () => {
    // A day and a half had 100: 400 more are in six days, and a few for certainty.
    expect(nextAges(now, firstAges, 100, 500)).toEqual({ from: 2, to: 10 })
    expect(nextAges(now, { from: 2, to: 10 }, 490, 500)).toEqual({ from: 10, to: 11 })
  })

  it('is everything, where that is not expected to be enough', () => {
    expect(nextAges(now, { from: 2, to: 40 }, 100, 500)).toBeNull()
  })

  it('is everything, where that is not expected to be much', () => {
    expect(nextAges(now, firstAges, 50, 500)).toBeNull()
    expect(nextAges(now, firstAges, 0, 500)).toBeNull()
  })
})
