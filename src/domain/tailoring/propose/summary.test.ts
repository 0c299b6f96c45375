import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../../language/languages.ts'
import { blankCertification, blankContent, blankWorkItem } from '../../resume/blank.ts'
import { findingsAgainst } from '../guard.ts'
import { proposeOffers } from './offers.ts'

const summaryFor = (
  [summary, papers, skills]: readonly [string, string[], string[]],
  ad: string,
  language: Language = 'en',
) => {
  const resume = {
    ...blankContent(),
    summary,
    work_experience: [{ ...blankWorkItem, role: 'Career break', to_date: 'present' }],
    skill_categories: [{ name: 'Other', skills }],
    certification_and_training: papers.map((name) => ({ ...blankCertification, name })),
  }
  const options = { language, now: { year: 2026, month: 11 } }
  const made = proposeOffers(resume, readJob(ad), options).find(({ path }) => path === '/summary')
  if (made !== undefined) expect(findingsAgainst(resume, made, options)).toEqual([])
  return made?.value
}

const ad = 'Baker\n\nRequirements\n- Food hygiene certificate\n- German'

it('it is offered to complete a summary by the papers and languages that the ad demands, where no trade can head the page', () => {
  expect(summaryFor(['I bake', ['Food hygiene certificate'], ['German C1', 'Fishing']], ad)).toBe(
    'I bake. Food hygiene certificate and German C1.',
  )
})

it('nothing is told again that the summary tells', () => {
  const summary = 'I bake, with a food hygiene certificate and German C1.'
  expect(summaryFor([summary, ['Food hygiene certificate'], ['German C1']], ad)).toBeUndefined()
})

it('nothing is told to who has no summary, nor what nobody asked for', () => {
  expect(summaryFor(['', ['Food hygiene certificate'], []], ad)).toBeUndefined()
  expect(summaryFor(['I bake.', ['Fishing permit'], ['Chess']], ad)).toBeUndefined()
})

it('the names of languages are small inside a sentence where they are written so', () => {
  const spanish = 'Panadero\n\nRequisitos\n- Carnet de manipulador de alimentos\n- Inglés C1'
  expect(
    summaryFor(['Hago pan.', ['Carnet de manipulador de alimentos'], ['Inglés C1']], spanish, 'es'),
  ).toBe('Hago pan. Carnet de manipulador de alimentos e inglés C1.')
})
