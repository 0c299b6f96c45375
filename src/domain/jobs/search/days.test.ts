import { describe, expect, it } from 'vitest'

import { dayTerms, newestBands } from './days.ts'

const dayMs = 86_400_000
const noon = Date.UTC(2026, 10, 22, 12)
const daysBefore = (n: number): Date => new Date(noon - n * dayMs)

/** The bands that have a job of that day. */
const bandsWith = (now: Date, listedAt: Date): number[] =>
  newestBands(now).flatMap((terms, band) =>
    terms.some((term) => dayTerms(listedAt).includes(term)) ? [band] : [],
  )

describe('bands of days', () => {
  it('have each day of six weeks once, the newer band first, whatever day it is', () => {
    for (let today = 0; today < 14; today++) {
      const bands = Array.from({ length: 48 }, (_, age) =>
        bandsWith(daysBefore(today), daysBefore(today + age)),
      )
      expect(bands.every((found) => found.length === 1)).toBe(true)
      const order = bands.flat()
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order.slice(0, 6)).toEqual([0, 0, 1, 2, 2, 3])
    }
  })

  it('have nothing of last year, and nothing of tomorrow', () => {
    expect(bandsWith(daysBefore(0), daysBefore(365))).toEqual([])
    expect(bandsWith(daysBefore(1), daysBefore(0))).toEqual([])
  })
})
