import { describe, expect, it } from 'vitest'

import { blankContent } from '../../../resume/blank.ts'
import type { ResumeContent } from '../../../resume/resume.ts'
import { verifyResume } from '../../truth.ts'

const blank = blankContent()
const waiter: ResumeContent = {
  ...blank,
  summary: 'Restaurantfachmann mit 7 Jahren Erfahrung in der Gastronomie.',
  work_experience: [
    {
      role: 'Restaurantfachmann',
      company: 'Hotel Seeblick',
      location: 'Plön',
      from_date: '2020',
      to_date: '2024',
      description: [
        'Mithilfe beim Dienstplan und Empfehlung von Weinen.',
        'Annahme von Reservierungen in Resora am Telefon.',
      ],
    },
  ],
  skill_categories: [
    { name: 'Gastronomie', skills: ['Weinberatung', 'Kalkulation (Grundkenntnisse)'] },
  ],
}

const findings = (changed: ResumeContent) =>
  verifyResume(waiter, changed, { language: 'de', translatedTo: 'de' }).map(({ rule }) => rule)
const listed = (...skills: string[]) =>
  findings({ ...waiter, skill_categories: [{ name: 'Gastronomie', skills }] })
const told = (line: string) => {
  const [work] = waiter.work_experience
  if (!work) throw new Error('no work')
  const [first = ''] = work.description
  return findings({ ...waiter, work_experience: [{ ...work, description: [first, line] }] })
}

describe('a list of skills', () => {
  it('keeps a beginner a beginner', () => {
    expect(listed('Weinberatung', 'Kalkulation')).toContain('skill')
    expect(listed('Weinberatung', 'Grundkenntnisse Kalkulation')).toEqual([])
  })

  it('takes one compound for no other because both end alike', () => {
    const beginner = 'Kalkulation (Grundkenntnisse)'
    expect(listed('Weinberatung', beginner, 'Bankettplanung')).toContain('skill')
    expect(listed('Weinberatung', beginner, 'Dienstplanung')).toEqual([])
  })
})

describe('a listed skill', () => {
  const instead = (was: string, is: string) => {
    const listing = (name: string) => ({
      ...blank,
      skill_categories: [{ name: 'Tools', skills: [name, 'Excel'] }],
    })
    const languages = { language: 'en', translatedTo: 'en' } as const
    return verifyResume(listing(was), listing(is), languages).map(({ rule }) => rule)
  }

  it.each([
    ['AD', 'Active Directory'],
    ['Word', 'MS Word'],
    ['GA4', 'Google Analytics 4'],
    ['HPLC', 'High-performance liquid chromatography (HPLC)'],
  ])('%s may be listed as %s', (was, is) => {
    expect(instead(was, is)).toEqual([])
  })

  it.each([
    ['HPLC', 'GC-MS'],
    ['Altium', 'KiCad'],
    ['Teamcenter', 'Windchill'],
    ['Google Analytics', 'Google Tag Manager'],
    ['ISO 9001', 'ISO 14001'],
    ['PRINCE2', 'PRINCE2 Practitioner'],
  ])('%s may not be listed as %s, of the same kind', (was, is) => {
    expect(instead(was, is)).not.toEqual([])
  })
})

describe('the kind of a tool', () => {
  it('may be said for the tool, with what it is for and the letters it is known by', () => {
    expect(told('Telefonische Annahme von Reservierungen mit einem CRM-Programm.')).toEqual([])
    expect(told('Annahme von Reservierungen im digitalen Buchungssystem am Telefon.')).toEqual([])
  })

  it('is no tool beside the one that is still named', () => {
    expect(told('Annahme von Reservierungen in Resora und im CRM am Telefon.')).not.toEqual([])
  })
})
