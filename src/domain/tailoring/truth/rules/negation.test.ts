import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('what a translation denies', () => {
  it.each([
    ['nl', 'Zes jaar schadevrij gereden.', 'fr', 'Six années de conduite sans sinistre.'],
    ['nl', 'Zes jaar schadevrij gereden.', 'pt', 'Seis anos de condução sem sinistros.'],
    ['de', 'Störungsfreier Betrieb der Anlage.', 'en', 'Ran the plant without a breakdown.'],
  ] as const)('may stand in one word in its source: from %s, %s', (from, before, to, after) => {
    expect(claimsOfLine(before, after, from, to)).toEqual([])
  })

  it.each([
    ['nl', 'Zes jaar op tijd gereden.', 'fr', 'Six années de conduite sans sinistre.'],
    ['de', 'Freie Mitarbeit im Betrieb.', 'en', 'Worked freelance without a complaint.'],
  ] as const)('is denied in its source: from %s, %s', (from, before, to, after) => {
    expect(claimsOfLine(before, after, from, to)).not.toEqual([])
  })
})
