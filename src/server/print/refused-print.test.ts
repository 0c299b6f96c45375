import { describe, expect, it } from 'vitest'

import { refusedPrint } from './refused-print.ts'

const refuse = (code: 'printer_busy' | 'printer_failed' | 'unprintable') => {
  const told: string[] = []
  const { status, extras } = refusedPrint(
    { code, reason: 'a reason' },
    { warn: (event) => told.push(event) },
  )
  return { status, retryAfterSeconds: extras.retryAfterSeconds, told }
}

describe('a print that was refused', () => {
  it('names a time to try again only where trying again helps', () => {
    for (const code of ['printer_busy', 'printer_failed'] as const) {
      expect(refuse(code)).toEqual({ status: 503, retryAfterSeconds: 5, told: [] })
    }
    expect(refuse('unprintable')).toMatchObject({ status: 422, retryAfterSeconds: undefined })
  })

  it('because of its sheet is told to the operator, who would not see it as a fault', () => {
    expect(refuse('unprintable').told).toEqual(['a sheet could not be printed'])
  })
})
