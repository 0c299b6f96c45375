import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '../resume/restore.ts'
import { scoreResume } from './score.ts'
import { standingAt } from './standing.ts'

const now = { year: 2026, month: 11 }

const ofPaper = (paper: { name: string; date?: string; description?: string }) =>
  standingAt(
    { path: '/certification_and_training/0/name', text: paper.name },
    restoreContent({ certification_and_training: [paper] }),
    now,
  )
const ofStudy = (degree: string, to_date: string, ...special_achievements: string[]) =>
  standingAt(
    { path: '/education/0/degree', text: degree },
    restoreContent({ education: [{ degree, from_date: '2019', to_date, special_achievements }] }),
    now,
  )

describe('a paper', () => {
  it.each([
    ['(expired 2023)', 'over'],
    ['valid until 10/2026', 'over'],
    ['valid until 11/2026', 'held'],
    ['valid until 2026', 'held'],
    ['expires 03/2028', 'held'],
    ['2028', 'begun'],
    ['12/2026', 'begun'],
    ['10/2026', 'held'],
    ['(in progress)', 'begun'],
    ['expected 2027', 'begun'],
    ['abgelaufen', 'over'],
    ['gültig bis 2024', 'over'],
    ['gültig bis 2029', 'held'],
    ['bis 12/2023', 'over'],
    ['2019 bis 2020', 'held'],
    ['voraussichtlich 2027', 'begun'],
    ['expiré en 2023', 'over'],
    ['expire le 03/2029', 'held'],
    ['valable jusqu’en 2024', 'over'],
    ['prévu en 2027', 'begun'],
    ['caducado', 'over'],
    ['válido hasta 2024', 'over'],
    ['vence en 2029', 'held'],
    ['en curso', 'begun'],
    ['válida até 2024', 'over'],
    ['validade: 2030', 'held'],
    ['em curso', 'begun'],
    ['verlopen', 'over'],
    ['geldig tot 2024', 'over'],
    ['geldig tot en met 2027', 'held'],
    ['lopend', 'begun'],
    ['failed', 'over'],
    ['nicht bestanden', 'over'],
    ['zurzeit in Weiterbildung', 'begun'],
    ['no superado', 'over'],
    ['non validé', 'over'],
    ['en cours de validité', 'held'],
    ['niet geslaagd', 'over'],
    ['in opleiding', 'begun'],
    ['reprovado', 'over'],
    ['atualmente em formação', 'begun'],
    ['03/2024', 'held'],
    ['', 'held'],
  ])('dated "%s" is %s, and so it is with that below its name', (date, standing) => {
    expect(ofPaper({ name: 'Forklift licence', date })).toBe(standing)
    if (/\p{L}/u.test(date))
      expect(ofPaper({ name: 'Forklift licence', description: date })).toBe(standing)
  })
})

it.each([
  'Ingeschreven in het BIG-register',
  'Inscrite à l’Ordre des infirmiers',
  'Inscrita na Ordem dos Enfermeiros',
])('who is on a register has what it takes: %s', (name) => {
  expect(ofPaper({ name, date: '2019' })).toBe('held')
})

describe('a study', () => {
  it.each([
    ['Tecnólogo em Análise e Desenvolvimento de Sistemas', '2019', 'held'],
    ['Diploma in Process Engineering', '2019', 'held'],
    ['BSc Nursing (expected 2025)', '2025', 'begun'],
    ['Bachelor of Nursing (not completed)', '2022', 'over'],
    ['Bachelor of Nursing, discontinued', '2022', 'over'],
    ['Bachelor Pflege (abgebrochen)', '2022', 'over'],
    ['Bachelor Pflege, nicht abgeschlossen', '2022', 'over'],
    ['Licence (non terminée)', '2022', 'over'],
    ['Master (non achevé)', '2022', 'over'],
    ['Grado en Enfermería, sin terminar', '2022', 'over'],
    ['Grado en Enfermería (inacabado)', '2022', 'over'],
    ['Licenciatura (incompleto)', '2022', 'over'],
    ['Licenciatura, não concluída', '2022', 'over'],
    ['Bachelor Verpleegkunde, niet afgerond', '2022', 'over'],
    ['Bachelor Verpleegkunde (afgebroken)', '2022', 'over'],
    ['BSc Nursing', '2022', 'held'],
    ['BSc Nursing', 'present', 'begun'],
    ['BSc Nursing', 'expected 2027', 'begun'],
    ['BSc Nursing (in progress)', '', 'begun'],
    ['BSc Nursing (in progress)', '2021', 'over'],
    ['BSc Nursing (expected 2027)', '2025', 'begun'],
  ])('%s to "%s" is %s', (degree, to, standing) => {
    expect(ofStudy(degree, to)).toBe(standing)
  })

  it('is told by a short line below it, and by no longer one', () => {
    expect(ofStudy('Bachelor Pflege', '2022', 'Abgebrochen nach drei Semestern')).toBe('over')
    expect(
      ofStudy(
        'Bachelor Pflege',
        '2022',
        'Why students leave a course: a survey of abandoned exams',
      ),
    ).toBe('held')
  })
})

it('a paper among the skills, or in a section of its own, stands as that says', () => {
  const resume = restoreContent({
    skill_categories: [
      {
        name: '',
        skills: ['Staplerschein (abgelaufen)', 'Staplerschein', 'Anträge in Bearbeitung'],
      },
      { name: 'Führerschein', skills: ['B (entzogen)'] },
      { name: 'Führerschein', skills: ['B', 'C (abgelaufen)'] },
    ],
    further_sections: [
      {
        id: 'other',
        kind: 'other',
        title: 'Scheine',
        items: [{ title: 'Staplerschein', date: 'gültig bis 2023' }],
      },
    ],
    section_order: ['further:other'],
  })
  const at = (path: string, text: string) => standingAt({ path, text }, resume, now)
  expect(at('/skill_categories/0/skills/0', 'Staplerschein (abgelaufen)')).toBe('over')
  expect(at('/skill_categories/0/skills/1', 'Staplerschein')).toBe('held')
  expect(at('/skill_categories/0/skills/2', 'Anträge in Bearbeitung')).toBe('held')
  expect(at('/skill_categories/1/name', 'Führerschein')).toBe('over')
  expect(at('/skill_categories/2/name', 'Führerschein: B, C (abgelaufen)')).toBe('held')
  expect(at('/skill_categories/1/skills/0', 'B (entzogen)')).toBe('over')
  expect(at('/further_sections/0/items/0/title', 'Staplerschein')).toBe('over')
})

it('the score counts no paper that has run out, and no degree that was left', () => {
  const job = readJob('Nurse\n\nEssential\n- NMC registration\n- Degree in nursing')
  const score = (degree: string, date: string) =>
    scoreResume(
      restoreContent({
        work_experience: [{ role: 'Nurse', from_date: '2015' }],
        education: [{ degree, to_date: '2014' }],
        certification_and_training: date === 'none' ? [] : [{ name: 'NMC registration', date }],
      }),
      job,
      { now },
    ).score
  const left = 'BSc Nursing (not completed)'
  expect(score(left, 'valid until 2024')).toBeLessThanOrEqual(score(left, 'none') + 1)
  expect(score('BSc Nursing', 'valid until 2024')).toBeLessThan(score('BSc Nursing', '2024'))
  expect(score(left, '2024')).toBeLessThan(score('BSc Nursing', '2024'))
})

it.each([
  ['Ersthelferin', 'abgelaufen 2021', 'nicht bestanden'],
  ['Asbestos Awareness', 'failed', 'expired 2020'],
  ['Green Belt', 'reprovado', 'caducado'],
])('the score counts nothing that is called as a paper which is over: %s', (name, ...ends) => {
  const job = readJob(`Operator\n\nRequirements\n- ${name}`)
  const scoreOf = (paper: string) =>
    scoreResume(restoreContent({ certification_and_training: [{ name: paper }] }), job).score
  for (const end of ends) expect(scoreOf(`${name} – ${end}`)).toBe(scoreOf(''))
  expect(scoreOf(name)).toBeGreaterThan(scoreOf(''))
})
