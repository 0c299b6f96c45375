import { expect, it } from 'vitest'

import { titleWeightsOf } from './fit-title-weights.ts'

const places = ['Leeds', 'York', 'Hull', 'Derby', 'Bath', 'Ripon']
const ads = places.map((place) => ({
  source: place,
  text: `Apply online\nBaker\n${place}\nWe bake bread for ${place}.\nRequirements:\n- early mornings`,
  title: 'Baker',
}))

it('an occupation speaks for a title sooner than a town does', () => {
  const weights = titleWeightsOf(ads)
  expect(weights.get('occupation') ?? 0).toBeGreaterThan(weights.get('town') ?? 0)
  expect(weights.get('occupation') ?? 0).toBeGreaterThan(1.5)
})

it('the same ads give the same weights', () => {
  expect(titleWeightsOf(ads)).toEqual(titleWeightsOf(ads))
})
