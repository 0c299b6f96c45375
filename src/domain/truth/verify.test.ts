import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import { withValueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from './verify.ts'

const nurse: ResumeContent = {
  ...blankContent(),
  summary: 'Registered nurse with 7 years on surgical wards.',
  work_experience: [
    {
      role: 'Staff Nurse',
      company: 'Eastwater Infirmary',
      location: 'Leeds, UK',
      from_date: '05/2018',
      to_date: '08/2025',
      description: [
        'Cared for 8 to 10 patients a shift on a surgical ward.',
        'Contributed to a new handover sheet that cut medication errors by 12%.',
        'Mentored four student nurses.',
      ],
    },
    {
      role: 'Healthcare Assistant',
      company: 'Birch House',
      location: 'Leeds, UK',
      from_date: '2016',
      to_date: '2018',
      description: [
        'Helped 20 residents with meals and washing.',
        'Recorded fluid charts in Cerner.',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc Nursing',
      university: 'University of Leeds',
      from_date: '2013',
      to_date: '2016',
      special_achievements: [],
    },
  ],
  skill_categories: [
    { name: 'Clinical', skills: ['Wound care', 'Venepuncture'] },
    { name: 'Languages', skills: ['English (native)', 'Polish (B1)'] },
  ],
}

const line = (index: number) => `/work_experience/0/description/${index}`
const rulesAfter = (path: string, value: unknown) =>
  verifyResume(nurse, withValueAt(nurse, path, value)).map((violation) => violation.rule)

describe('verifyResume', () => {
  it('finds nothing in the resume itself', () => {
    expect(verifyResume(nurse, nurse)).toEqual([])
  })

  it('reads a job in another language as translated where the rest is kept', () => {
    const inGerman = (patients: string) =>
      withValueAt(nurse, '/work_experience/0/description', [
        `Versorgung von ${patients} Patienten pro Schicht auf einer chirurgischen Station.`,
        'Mitarbeit an einem neuen Übergabebogen, der Medikationsfehler um 12 % senkte.',
        'Anleitung von vier Pflegeschülerinnen.',
      ])
    expect(verifyResume(nurse, inGerman('8 bis 10'))).toEqual([])
    expect(verifyResume(nurse, inGerman('18 bis 20'))).not.toEqual([])
  })

  it('holds the lines of a translated job whose title, place and dates are all translated', () => {
    const first = (patients: string) => ({
      role: 'Pflegefachkraft',
      company: 'Eastwater Infirmary',
      location: 'bei Leeds, UK',
      from_date: 'Mai 2018',
      to_date: 'August 2025',
      description: [
        `Versorgung von ${patients} Patienten pro Schicht auf einer chirurgischen Station.`,
        'Mitarbeit an einem neuen Übergabebogen, der Medikationsfehler um 12 % senkte.',
        'Anleitung von vier Pflegeschülerinnen.',
      ],
    })
    const near = withValueAt(nurse, '/work_experience/0/location', 'near Leeds, UK')
    const found = (patients: string) =>
      verifyResume(near, withValueAt(near, '/work_experience/0', first(patients)), {
        language: 'en',
        translatedTo: 'de',
      }).filter(({ path }) => path.startsWith('/work_experience/0/'))
    expect(found('8 bis 10')).toEqual([])
    expect(found('18 bis 20')).not.toEqual([])
  })

  it.each([
    [line(0), 'Cared for eight to ten patients a shift on a surgical ward.'],
    [line(0), 'Cared for patients on a surgical ward.'],
    [line(1), 'Helped with a new handover sheet, which reduced medication errors by 12 percent.'],
    [line(2), 'Mentored 4 student nurses.'],
    ['/work_experience/0/from_date', 'May 2018'],
    ['/skill_categories/0/skills', ['Wound care', 'Venepuncture', 'Cerner']],
    ['/skill_categories/1/skills', ['Polish (B1)', 'English (native)']],
    ['/summary', 'Registered nurse, 7 years on surgical wards with wound care in Cerner.'],
  ])('lets an honest rewording of %s pass', (path, value) => {
    expect(rulesAfter(path, value)).toEqual([])
  })

  it.each([
    ['number', line(0), 'Cared for 8 to 14 patients a shift on a surgical ward.'],
    ['number', line(0), 'Cared for 10 patients a shift on a surgical ward.'],
    ['number', line(2), 'Mentored four wards of student nurses, cutting errors by 20%.'],
    ['seniority', line(1), 'Led a new handover sheet that cut medication errors by 12%.'],
    ['seniority', line(2), 'Managed four student nurses.'],
    ['scope', line(1), 'Contributed to a new hospital-wide handover sheet for all departments.'],
    ['claim', line(2), 'Mentored four student nurses and won a teaching award.'],
    ['skill', '/skill_categories/0/skills', ['Wound care', 'Epic']],
    ['language', '/skill_categories/1/skills', ['English (native)', 'Polish (C1)']],
    ['language', '/skill_categories/1/skills', ['English (native)', 'Spanish (B1)']],
    ['locked_field', '/work_experience/0/company', 'Leeds Royal Infirmary'],
    ['locked_field', '/work_experience/0/role', 'Senior Staff Nurse'],
    ['locked_field', '/work_experience/1/from_date', '2014'],
    ['locked_field', '/education/0/degree', 'MSc Nursing'],
    [
      'source_line',
      '/summary',
      'Registered nurse with 7 years on surgical wards, in oncology and fintech.',
    ],
    ['disguise', '/skill_categories/0/skills', ['Wound care', 'Vеnepuncture']],
  ])('answers %s to an invention at %s', (rule, path, value) => {
    expect(rulesAfter(path, value)).toContain(rule)
  })

  it('stops a number that belongs to another employer', () => {
    const moved = 'Cared for 20 patients a shift on a surgical ward.'
    expect(rulesAfter(line(0), moved)).toContain('number')
  })

  it('lets a title that was held before stand there with the years in it, and no more of them', () => {
    const cook = withValueAt(nurse, '/work_experience/1/role', 'Cook')
    const years = (told: string) =>
      verifyResume(cook, withValueAt(cook, '/contact_info/headline', `Cook · ${told}`)).length === 0
    expect([1, 9].map((count) => years(`${count} years’ experience`))).toEqual([true, false])
    expect(years('BSc Nursing')).toBe(false)
  })

  it('lets the trade stand there that a training is named by', () => {
    const headed = (degree: string) => {
      const education = nurse.education.map((one) => ({ ...one, degree }))
      const original = { ...nurse, education }
      const contact_info = { ...nurse.contact_info, headline: 'Painter · Wound care' }
      return verifyResume(original, { ...original, contact_info }).length === 0
    }
    expect(headed('Apprenticeship diploma painter')).toBe(true)
    expect(headed('BSc Painting')).toBe(false)
  })

  it('lets the title of the latest post stand under the name, and no other', () => {
    const headed = (headline: string) =>
      verifyResume(nurse, { ...nurse, contact_info: { ...nurse.contact_info, headline } }).map(
        ({ path, reason, grade }) => ({ path, reason, grade }),
      )
    expect(headed('Staff Nurse')).toEqual([])
    for (const other of ['Healthcare Assistant', 'Head Nurse'])
      expect(headed(other)).toEqual([
        { path: '/contact_info/headline', reason: 'not_in_original', grade: 'stop' },
      ])
  })

  it('lets stand behind it what the resume lists and has, word for word, and years that were worked', () => {
    const [skill = ''] = nurse.skill_categories.flatMap(({ skills }) => skills)
    const isFine = (headline: string, original = nurse) =>
      verifyResume(original, {
        ...original,
        contact_info: { ...original.contact_info, headline },
      }).length === 0
    for (const told of ['BSc Nursing', skill, '7 years’ experience'])
      expect([told, isFine(`Staff Nurse · ${told}`)]).toEqual([told, true])
    expect(isFine(`BSc Nursing · ${skill}`)).toBe(true)
    for (const other of ['MSc Nursing', '8 years’ experience', 'Head Nurse'])
      expect([other, isFine(`Staff Nurse · ${other}`)]).toEqual([other, false])
    expect(isFine(`${skill} · 7 years’ experience`)).toBe(false)
    const studying = nurse.education.map((one) => ({ ...one, to_date: 'present' }))
    expect(isFine('Staff Nurse · BSc Nursing', { ...nurse, education: studying })).toBe(false)
  })

  it('stops an entry that the original does not have', () => {
    const [first] = nurse.work_experience
    if (!first) throw new Error('a work item is needed')
    const invented = { ...first, company: 'Zenith Care', from_date: '2010', to_date: '2012' }
    expect(rulesAfter('/work_experience', [...nurse.work_experience, invented])).toContain(
      'invented_item',
    )
  })

  it('lets what the person stated be written', () => {
    const changed = withValueAt(nurse, '/skill_categories/0/skills', ['Wound care', 'Epic'])
    const statements = [{ text: 'Epic', stated_at: '2026-01-05' }]
    expect(verifyResume(nurse, changed, { statements })).toEqual([])
  })

  it('asks about years up to the month it is, and stops those that are still to come', () => {
    const now = { year: 2026, month: 11 }
    const until = (to: string) => withValueAt(nurse, '/work_experience/0/to_date', to)
    const says = (years: string) => `Registered nurse with ${years} on surgical wards.`
    const rules = (original: ResumeContent, years: string, month?: typeof now) =>
      verifyResume(
        original,
        withValueAt(original, '/summary', says(years)),
        month ? { now: month } : {},
      ).map(({ rule, grade }) => `${rule} ${grade}`)
    expect(rules(until('Present'), '10 years', now)).toEqual(['number ask'])
    expect(rules(until('Present'), '10 years')).toContain('number stop')
    expect(rules(until('Present'), '14 years', now)).toContain('number stop')
    expect(rules(until('08/2030'), '14 years', now)).toContain('number stop')
  })

  it('reads a translation as what it says, and stops what it adds', () => {
    const translated = (first: string) => ({
      ...nurse,
      summary: 'Pflegefachfrau mit 7 Jahren auf chirurgischen Stationen.',
      work_experience: nurse.work_experience.map((item, i) => ({
        ...item,
        description:
          i === 0
            ? [
                first,
                'Mitarbeit an einem neuen Übergabebogen, der Medikationsfehler um 12 % senkte.',
                'Anleitung von vier Pflegeschülerinnen.',
              ]
            : [
                'Unterstützung von 20 Bewohnern beim Essen und Waschen.',
                'Erfassung von Trinkprotokollen in Cerner.',
              ],
      })),
    })
    const honest = translated(
      'Betreuung von 8 bis 10 Patienten je Schicht auf einer chirurgischen Station.',
    )
    expect(verifyResume(nurse, honest)).toEqual([])
    const inflated = translated(
      'Leitung von 8 bis 10 Pflegekräften auf einer chirurgischen Station.',
    )
    expect(verifyResume(nurse, inflated).map((v) => v.rule)).toContain('seniority')
  })

  it('reads "zero" before a hyphen as a denial', () => {
    const at = '/work_experience/0/description/2'
    const original = withValueAt(nurse, at, 'Moved the ward to a new wing without downtime.')
    const rules = (text: string, from = original) =>
      verifyResume(from, withValueAt(from, at, text)).map((violation) => violation.rule)
    expect(rules('Zero-downtime move of the ward to a new wing.')).toEqual([])
    expect(rules('Zero-error mentoring of four student nurses.', nurse)).toContain('negation')
  })

  it('asks about an act that is another one', () => {
    const at = '/work_experience/1/description/1'
    const original = withValueAt(nurse, at, 'Measured the temperature of drug fridges.')
    const rules = (text: string) =>
      verifyResume(original, withValueAt(original, at, text)).map((violation) => violation.rule)
    expect(rules('Measured drug fridges.')).toEqual([])
    expect(rules('Repaired drug fridges.')).not.toEqual([])
  })

  it('knows what lies between two numbers', () => {
    const at = '/work_experience/1/description/1'
    const waited = withValueAt(nurse, at, 'Cut waiting from 24 to 15 days.')
    const waits = (text: string) =>
      verifyResume(waited, withValueAt(waited, at, text)).map(({ rule }) => rule)
    expect(waits('Cut waiting by nine days (24 to 15 days).')).toEqual([])
    expect(waits('Cut waiting by ten days (24 to 15 days).')).toContain('number')
  })
})
