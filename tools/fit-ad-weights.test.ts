import { expect, it } from 'vitest'

import { adWeightsOf, markedCases } from './fit-ad-weights.ts'

const weights = adWeightsOf(markedCases(['en']))

it('a line that opens with the doing of something is a duty sooner than an offer', () => {
  const weightOf = (label: string): number =>
    weights.find((one) => one.label === label && one.sign === 'does')?.weight ?? 0
  expect(weightOf('duty')).toBeGreaterThan(weightOf('offer'))
})

it('the same ads give the same weights', () => {
  expect(adWeightsOf(markedCases(['en']))).toEqual(weights)
})
