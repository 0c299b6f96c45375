import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import type { ResumeContent } from '../../../resume/resume.ts'
import { verifyResume } from '../../truth.ts'

function isStopped(before: ResumeContent, after: ResumeContent, language: Language): boolean {
  return verifyResume(before, after, { language, translatedTo: language }).length > 0
}

function withTitle(role: string): ResumeContent {
  const work = { company: 'Y', location: '', from_date: '2020', to_date: '2022' }
  return { ...blankContent(), work_experience: [{ role, ...work, description: [] }] }
}

describe('a title in another spelling', () => {
  it.each([
    ['en', 'Sr. Software Engineer', 'Senior Software Engineer'],
    ['en', 'QA Engineer', 'Quality Assurance Engineer'],
    ['en', 'Human Resources Assistant', 'HR Assistant'],
    ['en', 'Asst. Manager', 'Assistant Manager'],
    ['en', 'Back-End Developer', 'Backend Developer'],
    ['en', '2nd Line Support Technician', 'Second Line Support Technician'],
    ['en', 'Developer II', 'Developer 2'],
    ['de', 'Softwareentwicklerin', 'Softwareentwickler (m/w/d)'],
    ['de', 'PTA', 'Pharmazeutisch-technische Assistentin'],
    ['de', 'Data Analyst', 'Datenanalystin'],
    ['de', 'Verkäuferin und Kassiererin', 'Verkäufer/Kassierer'],
    ['es', 'Técnica de RR. HH.', 'Técnica de RRHH'],
    ['es', 'Web Developer', 'Desarrolladora web'],
    ['es', 'Auxiliar Adm.', 'Auxiliar administrativa'],
    ['es', 'Oficial de 1ª electricista', 'Oficial de primera electricista'],
    ['fr', 'Data analyst', 'Analyste de données'],
    ['fr', 'Analyste de données', 'Data Analyst'],
    ['fr', 'Chargée RH', 'Chargé de ressources humaines'],
    ['fr', 'Vendeuse', 'Vendeur·se'],
    ['pt', 'Assistente de RH', 'Assistente de Recursos Humanos'],
    ['pt', 'Técnica de Informática', 'Técnico(a) de Informática'],
    ['pt', 'Web Developer', 'Programadora web'],
    ['nl', 'Eerste monteur elektrotechniek', '1e monteur elektrotechniek'],
    ['nl', 'Verkoopmedewerkster', 'Verkoopmedewerker'],
    ['nl', 'Data Analyst', 'Data-analist'],
  ] as const)('may be written another way in %s: %s, %s', (language, before, after) => {
    expect(isStopped(withTitle(before), withTitle(after), language)).toBe(false)
    expect(isStopped(withTitle(after), withTitle(before), language)).toBe(false)
  })

  it.each([
    ['en', 'Software Engineer', 'Senior Software Engineer'],
    ['en', 'Software Engineer', 'Software Architect'],
    ['en', 'HR Assistant', 'HR Manager'],
    ['en', 'QA Engineer', 'Quality Analytics Engineer Lead'],
    ['en', '2nd Line Support', '3rd Line Support'],
    ['en', 'Asst. Manager', 'Manager'],
    ['en', 'Developer II', 'Developer III'],
    ['de', 'Data Analyst', 'Data Scientist'],
    ['de', 'Junior Data Analyst', 'Datenanalystin'],
    ['es', 'Oficial de 2ª electricista', 'Oficial de primera electricista'],
    ['es', 'Web Developer', 'Jefe de proyecto'],
    ['fr', 'Data analyst', 'Ingénieur données'],
    ['fr', 'Assistante RH', 'Responsable des ressources humaines'],
    ['pt', 'Assistente de RH', 'Gestora de Recursos Humanos'],
    ['nl', 'Tweede monteur', '1e monteur'],
    ['nl', 'Medewerker HR', 'HR-manager'],
  ] as const)('is no other title in %s: %s, %s', (language, before, after) => {
    expect(isStopped(withTitle(before), withTitle(after), language)).toBe(true)
  })
})
