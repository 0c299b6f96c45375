import { expect, it } from 'vitest'

import { blankContent, blankFurtherItem, blankItem } from '#domain/resume/blank.ts'
import { oddValues } from './odd-values.ts'

const job = { ...blankItem('work_experience'), role: 'Scout leader' }
const study = blankItem('education')
const resumeWith = (fields: object) => ({ ...blankContent(), ...fields })
const told = (fields: object) =>
  oddValues(resumeWith(fields)).map(({ about, path, entry }) => [about, path, entry])

it('finds a post that stands twice, once with its house behind it', () => {
  const jobs = [
    { ...job, role: 'Scout leader – Guides of Leeds' },
    { ...job, from_date: '2018' },
  ]
  expect(told({ work_experience: jobs })).toEqual([['twice', '/work_experience/0/role', '']])
})

it('takes one post at two houses or two times for two', () => {
  const times = [
    { ...job, from_date: '2018' },
    { ...job, from_date: '2020' },
  ]
  const houses = [
    { ...job, company: 'Guides of Leeds' },
    { ...job, company: 'Guides of York' },
  ]
  expect([times, houses].map((work_experience) => told({ work_experience }))).toEqual([[], []])
})

it('finds a point that begins with the school of another entry, and one that stands twice', () => {
  const points = ['St. Mary, Leeds – with honours', 'Choir', 'Choir']
  const education = [
    { ...study, university: 'St. Anne', special_achievements: points },
    { ...study, university: 'St. Mary' },
  ]
  expect(told({ education })).toEqual([
    ['elsewhere', '/education/0/special_achievements/0', 'St. Mary'],
    ['twice', '/education/0/special_achievements/2', ''],
  ])
})

it('finds a language that is said two lines above', () => {
  const items = ['French', 'TOEIC', 'French – C1'].map((title) => ({ ...blankFurtherItem, title }))
  const languages = { id: 'l', kind: 'languages', title: '', items }
  const content = { further_sections: [languages], section_order: ['further:l'] }
  expect(told(content)).toEqual([['twice', '/further_sections/0/items/2/title', '']])
})
