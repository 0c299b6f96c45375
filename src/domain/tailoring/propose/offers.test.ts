/** An offer is proven by the resume, and is in no copy before its person takes it. */
import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../../language/languages.ts'
import { restoreContent } from '../../resume/restore.ts'
import { applyEdits } from '../apply.ts'
import { findingsAgainst } from '../guard.ts'
import { proposeOffers } from './offers.ts'

const now = { year: 2026, month: 1 }

const baker = (role: string, more: object = {}) =>
  restoreContent({
    work_experience: [
      { role, company: 'Mill Lane', from_date: '2015-01', to_date: '2024-12', description: [] },
    ],
    certification_and_training: [{ name: 'Food hygiene certificate', organization: 'City' }],
    ...more,
  })

const offersFor = (content: ReturnType<typeof baker>, ad: string, language: Language = 'en') =>
  proposeOffers(content, readJob(ad), { language, now })

it.each<[Language, string, string, string]>([
  ['en', 'Baker', 'Baker', 'Baker with 10 years of experience.'],
  ['de', 'Elektroniker', 'Elektroniker (m/w/d)', 'Elektroniker mit 10 Jahren Erfahrung.'],
  ['es', 'Panadera', 'Panadero/a', 'Panadera con 10 años de experiencia.'],
  ['fr', 'Boulangère', 'Boulanger (H/F)', 'Boulangère, 10 ans d’expérience.'],
  ['nl', 'Bakker', 'Bakker m/v', 'Bakker met 10 jaar ervaring.'],
  ['pt', 'Padeira', 'Padeiro/a', 'Padeira com 10 anos de experiência.'],
])('in %s a summary is offered where there is none: %s for %s', (language, role, title, said) => {
  const content = baker(role)
  const [offer] = offersFor(content, `${title}\n\nRequirements\n- Excel`, language)
  expect(offer).toMatchObject({ op: 'summary', old: '', value: said })
  if (offer === undefined) return
  expect(findingsAgainst(content, offer, { now, language })).toEqual([])
  expect(applyEdits(content, [offer]).resume.summary).toBe(said)
})

it('names in a summary the licences that the job demands', () => {
  const ad = 'Baker\n\nRequirements\n- Food hygiene certificate'
  expect(offersFor(baker('Baker'), ad).map(({ value }) => value)).toEqual([
    'Baker with 10 years of experience, Food hygiene certificate.',
  ])
})

it.each([
  ['there is one', baker('Baker', { summary: 'I bake.' })],
  ['the last post is in another trade', baker('Lawyer')],
])('offers no summary where %s', (_, content) => {
  expect(offersFor(content, 'Baker\n\nRequirements\n- Excel')).toEqual([])
})

const postOf = (description: string[]) => ({
  role: 'Baker',
  company: 'Mill Lane',
  from_date: '2015',
  to_date: 'present',
  description,
})

const orderAd = 'Baker\n\nRequirements\n- Sourdough\n- Night shifts'

it('offers the line that tells most before the one that says what the post is about', () => {
  const description = [
    'Work at the counter and in the bakery',
    'Orders and the rota',
    'Reduced waste by 30 % in 2 years',
  ]
  const content = restoreContent({ summary: 'I bake.', work_experience: [postOf(description)] })
  const [offer, ...others] = offersFor(content, orderAd)
  expect(offer).toMatchObject({ op: 'move', old: [0, 1, 2], value: [2, 0, 1] })
  expect(others).toEqual([])
  if (offer === undefined) return
  expect(findingsAgainst(content, offer, { now })).toEqual([])
  const [first] = applyEdits(content, [offer]).resume.work_experience[0]?.description ?? []
  expect(first).toBe('Reduced waste by 30 % in 2 years')
})

it('leaves the order where the first line tells as much', () => {
  const description = ['Reduced waste by 30 % in 2 years', 'Cut the energy bill by 12 % in a year']
  const content = restoreContent({ summary: 'I bake.', work_experience: [postOf(description)] })
  expect(offersFor(content, orderAd)).toEqual([])
})
