/** What a person has stated is not asked of them again. */
import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '../resume/restore.ts'
import { answersWithStated } from './stated-answers.ts'

const resume = restoreContent({ summary: 'Dental nurse in a busy practice.' })
const ad = `Dental nurse

What you bring
- Experience with Dentally or SOE Exact
- Hep B immunity evidence
- Driving licence`

const statesWith = (stated: readonly string[]) =>
  answersWithStated(resume, readJob(ad), null, stated)
    .filter(({ group }) => group === 'must')
    .map(({ state }) => state)

it('tells a row as stated that a statement answers, by its name or by its words', () => {
  expect(statesWith([])).toEqual(['missing', 'untold', 'missing'])
  expect(statesWith(['SOE Exact'])).toEqual(['stated', 'untold', 'missing'])
  expect(statesWith(['Hep B immunity'])).toEqual(['missing', 'stated', 'missing'])
})

it('leaves a row open that the statement only resembles', () => {
  expect(statesWith(['Driving a hard bargain'])).toEqual(['missing', 'untold', 'missing'])
})
