import { describe, expect, it } from 'vitest'

import {
  degreeScore,
  employerScore,
  isEngagement,
  placeScore,
  roleScore,
  schoolScore,
} from './lexicon.ts'

describe('the lexicon', () => {
  it('tells roles from employers in six languages', () => {
    const roles = [
      'Senior Software Engineer',
      'Krankenpflegerin',
      'Jefa de cocina',
      'Chargée de mission',
      'Analista contábil',
      'Verpleegkundige',
    ]
    for (const role of roles) expect(roleScore(role), role).toBeGreaterThan(employerScore(role))
    const employers = [
      'Parcelwise Inc.',
      'Stadtwerke Ulm GmbH',
      'Restaurante La Albufera',
      'Transports Kervella SARL',
      'Metalúrgica Iguaçu Ltda',
      'Zorggroep Noord B.V.',
    ]
    for (const employer of employers)
      expect(employerScore(employer), employer).toBeGreaterThan(roleScore(employer))
  })

  it.each(['Hotel Norge', 'Agentur Lenz', 'Ingénierie Morel', 'Panadería Sol'])(
    'takes a word that is of an employer for no role that begins alike: %s',
    (employer) => {
      expect(roleScore(employer)).toBe(0)
    },
  )

  it('tells degrees from schools', () => {
    expect(degreeScore('Bachelor of Science Informatik')).toBeGreaterThan(
      schoolScore('Bachelor of Science Informatik'),
    )
    expect(schoolScore('Universidad de Cantabria')).toBeGreaterThan(
      degreeScore('Universidad de Cantabria'),
    )
  })

  it.each([
    ['Phoenix, AZ', 3],
    ['Lyon, France', 3],
    ['Remote', 3],
    ['Pleasantville, CA 94588', 3],
    ['Neu-Ulm', 1],
    ['s-Hertogenbosch 5211', 0],
    ['Saguaro Solar (Phoenix, AZ)', 0],
    ['jane@roe.example', 0],
    ['DeedyDash007', 0],
    ['Grundschulen.', 0],
    ['Calif.', 1],
  ])('weighs %j as a place: %d', (text, score) => {
    expect(placeScore(text)).toBe(score)
  })

  it('knows kinds of engagement', () => {
    expect(isEngagement('Full-time')).toBe(true)
    expect(isEngagement('Teilzeit')).toBe(true)
    expect(isEngagement('Engineer')).toBe(false)
  })
})
