import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../../language/languages.ts'
import {
  blankCertification,
  blankContent,
  blankEducationItem,
  blankWorkItem,
} from '../../resume/blank.ts'
import { findingsAgainst } from '../guard.ts'
import { proposeHeadline } from './headline.ts'

interface Person {
  roles: readonly (readonly [role: string, from: string, to: string])[]
  degrees?: readonly string[]
  skills?: readonly string[]
  papers?: readonly string[]
  summary?: string
}

function headed(person: Person, ad: string, language: Language = 'en'): string | undefined {
  const { roles, degrees = [], skills = [], papers = [], summary = '' } = person
  const resume = {
    ...blankContent(),
    summary,
    work_experience: roles.map(([role, from_date, to_date]) => ({
      ...blankWorkItem,
      role,
      from_date,
      to_date,
    })),
    education: degrees.map((degree) => ({ ...blankEducationItem, degree })),
    certification_and_training: papers.map((name) => ({ ...blankCertification, name })),
    skill_categories: skills.length === 0 ? [] : [{ name: 'Other', skills: [...skills] }],
  }
  const now = { year: 2026, month: 11 }
  const [made] = proposeHeadline(resume, readJob(ad), language, now)
  if (made !== undefined)
    expect(findingsAgainst(resume, { id: '', op: 'rewrite', ...made }, { now, language })).toEqual(
      [],
    )
  return made?.value
}

const archive =
  'Archivist\n\nEssential\n- Postgraduate qualification in archives and records management'

it('of several degrees the one that the ad asks for heads the page, and none below it', () => {
  const roles = [['Collections Archivist', '2022-01', 'present']] as const
  const degrees = ['MA (Hons) Scottish History', 'MA Archives and Records Management']
  expect(headed({ roles, degrees }, archive)).toBe(
    'Collections Archivist · 4 years’ experience · MA Archives and Records Management',
  )
  const bachelor = headed({ roles, degrees: ['BA History'] }, archive)
  expect(bachelor).not.toContain('BA')
})

it('a degree leads where no title can', () => {
  const ad = 'Contable\n\nRequisitos\n- Titulación universitaria: ADE o similar\n- Inglés C1'
  const roles = [['Prácticas de auditoría', '2026-01', '2026-07']] as const
  expect(headed({ roles, degrees: ['Grado en ADE'], skills: ['Inglés C1'] }, ad, 'es')).toBe(
    'Grado en ADE · Inglés C1',
  )
})

it('a school that everybody went to is no degree', () => {
  const ad = 'Soldador\n\nRequisitos\n- Ensino médio completo\n- Curso de soldagem'
  const roles = [['Soldador', '2020-01', 'present']] as const
  expect(headed({ roles, degrees: ['Ensino médio completo'] }, ad, 'pt')).not.toContain('Ensino')
})

it('a title held before does not hide the one they hold, which counts among its years', () => {
  const ad = 'Finance administrator\n\nYou have\n- German C1'
  const roles = [
    ['Bookkeeping clerk (remote)', '2022-06', 'present'],
    ['Finance Administrator', '2020-09', '2022-05'],
  ] as const
  expect(headed({ roles, skills: ['German C1'] }, ad)).toMatch(/^Bookkeeping clerk · /u)
})

it('no code heads the page that the ad does not know', () => {
  const ad = 'Radiographer\n\nYou have\n- German C1'
  const roles = [['TSID', '2020-01', 'present']] as const
  expect(headed({ roles, skills: ['German C1'] }, ad) ?? '').not.toContain('TSID')
})

it('the language of the ad is told by who writes in another, and none below what is asked for', () => {
  const ad = `Disponent (m/w/d)\n\n${'- Sie planen mit uns die Wege der Lkw durch ganz Europa.\n'.repeat(6)}\nAnforderungen\n- Englisch C1`
  const roles = [['Responsable de tráfico', '2020-01', 'present']] as const
  const told = (...skills: string[]) => headed({ roles, skills }, ad, 'es')
  expect(told('Alemán C1', 'Inglés C1')).toContain('Alemán C1 · Inglés C1')
  expect(told('Alemán C1', 'Inglés B2')).not.toContain('Inglés')
  expect(told('Alemán B1', 'Inglés C1')).not.toContain('Alemán')
})

it('names that no table knows stand last, where the ad has them letter by letter', () => {
  const ad = 'Archivist\n\nRequirements\n- German C1\n- You catalogue in KALMIA'
  const roles = [['Archivist', '2020-01', 'present']] as const
  expect(headed({ roles, skills: ['KALMIA', 'German C1'] }, ad)).toMatch(/German C1 · KALMIA$/u)
})

it('a driving licence stands without since when it is had', () => {
  const ad = 'Polsterer\n\nAnforderungen\n- Gesellenbrief als Polsterer\n- Führerschein B'
  const roles = [['Polsterin', '2018-02', 'present']] as const
  const skills = ['Ich fahre, Führerschein B seit 2016']
  const summary = 'Polsterin, acht Jahre Werkstatt.'
  expect(headed({ roles, degrees: ['Gesellenbrief Polsterin'], skills, summary }, ad, 'de')).toBe(
    'Polsterin · Gesellenbrief · Führerschein B',
  )
})
