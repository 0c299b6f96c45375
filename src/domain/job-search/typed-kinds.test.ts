import { describe, expect, it } from 'vitest'

import { takeTypedKinds } from './typed-kinds.ts'

describe('the words of a filter in a title', () => {
  it.each([
    ['remote python developer', 'python developer', ['REMOTE'], []],
    ['Python developer (full remote)', 'Python developer', ['REMOTE'], []],
    ['Teilzeit Verkäufer', 'Verkäufer', [], ['PART_TIME']],
    ['comptable à mi-temps', 'comptable', [], ['PART_TIME']],
    ['enfermera media jornada', 'enfermera', [], ['PART_TIME']],
    ['Télétravail', '', ['REMOTE'], []],
    ['travail à domicile', '', ['REMOTE'], []],
    ['100% remoto contable', 'contable', ['REMOTE'], []],
    ['Minijob Verkäufer', 'Verkäufer', [], ['PART_TIME']],
    ['chauffeur fulltime', 'chauffeur', [], ['FULL_TIME']],
    ['Praktikum', '', [], ['INTERNSHIP']],
    ['stagiaire marketing', 'marketing', [], ['INTERNSHIP']],
    ['Ausbildung Tischler', 'Tischler', [], ['APPRENTICESHIP']],
    ['jovem aprendiz', '', [], ['APPRENTICESHIP']],
    ['zzp timmerman', 'timmerman', [], ['FREELANCE']],
    ['cariste intérim', 'cariste', [], ['TEMPORARY']],
    ['Elektriker VZ', 'Elektriker', [], ['FULL_TIME']],
    ['limpieza x horas', 'limpieza', [], ['PART_TIME']],
    ['vendeuse 35h', 'vendeuse', [], ['FULL_TIME']],
    ['Pflegehelfer ohne Ausbildung', 'Pflegehelfer', [], []],
    ['programador remoto tempo inteiro', 'programador', ['REMOTE'], ['FULL_TIME']],
  ])('%s', (typed, title, works, types) => {
    expect(takeTypedKinds(typed)).toMatchObject({ title, work_types: works, job_types: types })
  })

  it.each([
    'python developer',
    'Remote Sensing Engineer',
    'time keeper',
    'Pflegehelfer ohne Erfahrung',
    'aide à domicile',
    'ama de casa',
    '',
  ])('are none in: %s', (typed) => {
    expect(takeTypedKinds(typed)).toBeNull()
  })
})
