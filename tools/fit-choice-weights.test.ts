import { expect, it } from 'vitest'

import { choiceWeightsOf } from './fit-choice-weights.ts'

const places = ['Leeds', 'York', 'Hull', 'Derby', 'Bath', 'Ripon']
const ads = places.map((place) => ({
  source: place,
  text: `Apply online\nBaker\nCob & Crust\n${place}\nWe bake bread for ${place}.\nRequirements:\n- early mornings`,
  title: 'Baker',
  company: 'Cob & Crust',
}))

it('an occupation speaks for a title sooner than a town does, and the line below the title for an employer', () => {
  const { title, employer } = choiceWeightsOf(ads)
  expect(title.get('occupation') ?? 0).toBeGreaterThan(title.get('town') ?? 0)
  expect(title.get('occupation') ?? 0).toBeGreaterThan(1.5)
  expect(employer.get('whole line 1') ?? 0).toBeGreaterThan(employer.get('whole line -1') ?? 0)
})

it('what nobody said teaches nothing', () => {
  const { employer } = choiceWeightsOf(ads.map((ad) => ({ ...ad, company: null })))
  expect(employer.get('any')).toBe(choiceWeightsOf([]).employer.get('any'))
})

it('the same ads give the same weights', () => {
  expect(choiceWeightsOf(ads)).toEqual(choiceWeightsOf(ads))
})
