import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { verifyResume } from '../verify.ts'

function isStopped(before: ResumeContent, after: ResumeContent, language: Language): boolean {
  return verifyResume(before, after, { language, translatedTo: language }).length > 0
}

function withDegree(degree: string): ResumeContent {
  const dates = { from_date: '2015', to_date: '2019' }
  const item = { degree, university: 'Z', ...dates, special_achievements: [] }
  return { ...blankContent(), education: [item] }
}

describe('a degree', () => {
  it.each([
    ['en', 'BSc Computer Science', 'Bachelor of Science in Computer Science'],
    ['en', 'HND Hospitality Management', 'Higher National Diploma in Hospitality Management'],
    ['de', 'B.Eng. Maschinenbau', 'Bachelor of Engineering (B.Eng.) Maschinenbau'],
    ['nl', 'Hbo Verpleegkunde', 'Hoger beroepsonderwijs (hbo) Verpleegkunde'],
    ['de', 'Ausbildung zur Floristin', 'Ausbildung als Floristin'],
    ['de', 'Ausbildung zur Floristin', 'Gelernte Floristin'],
    ['es', 'Grado en Enfermería', 'Graduada en Enfermería'],
    ['es', 'Licenciatura en Derecho', 'Licenciado en Derecho'],
    ['es', 'Ciclo Formativo de Grado Superior en Mecatrónica', 'CFGS Mecatrónica'],
    ['es', 'Técnica Superior en Mecatrónica', 'Ciclo Formativo de Grado Superior en Mecatrónica'],
    ['nl', 'Mbo 4 Verpleegkunde', 'Mbo niveau 4 Verpleegkunde'],
    ['fr', 'Master Statistique appliquée', 'Master en statistique appliquée'],
    ['fr', "Licence d'histoire", "Diplômée d'une licence d'histoire"],
    ['pt', 'Licenciatura em Psicologia', 'Licenciada em Psicologia'],
    ['pt', 'Mestrado em Química', 'Mestre em Química'],
    ['nl', 'Opleiding Verpleegkunde', 'Diploma verpleegkunde'],
  ] as const)('may be written another way in %s: %s, %s', (language, before, after) => {
    expect(isStopped(withDegree(before), withDegree(after), language)).toBe(false)
  })

  it.each([
    ['en', 'BSc Computer Science', 'MSc Computer Science'],
    ['en', 'BSc Computer Science', 'BSc Mathematics'],
    ['de', 'Ausbildung zur Floristin', 'Meisterin der Floristik'],
    ['es', 'Grado en Enfermería', 'Máster en Enfermería'],
    ['es', 'Grado en Enfermería', 'Graduada en Medicina'],
    ['es', 'Ciclo Formativo de Grado Medio en Mecatrónica', 'CFGS Mecatrónica'],
    ['fr', "Licence d'histoire", "Titulaire d'un master d'histoire"],
    ['pt', 'Licenciatura em Psicologia', 'Mestre em Psicologia'],
    ['nl', 'Mbo 3 Monteur', 'Mbo 4 Monteur'],
  ] as const)('is no other degree in %s: %s, %s', (language, before, after) => {
    expect(isStopped(withDegree(before), withDegree(after), language)).toBe(true)
  })
})
