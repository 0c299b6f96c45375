/** A degree or certificate may be named otherwise with what its entry says; what the entry contradicts is stopped. */
import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { restoreContent } from '../../resume/restore.ts'
import { verifyResume } from '../verify.ts'

function grades(language: Language, name: string, told: string, translatedTo = language): string[] {
  const content = (paper: string) =>
    restoreContent({
      certification_and_training: [{ name: paper, organization: 'Halden', date: '2021' }],
    })
  const options = { language, translatedTo }
  return verifyResume(content(name), content(told), options).map(({ grade }) => grade)
}

const papers: [Language, name: string, same: string, unsure: string, other: string][] = [
  ['en', 'Rigging certificate, level 2 (theory part)', 'Level 2 rigging certificate of 2021, theory part', 'Rigging certificate, level 2, valid', 'Rigging certificate, level 3'],
  ['de', 'Zertifikat Anschlagen, Stufe 2 (Theorie)', 'Zertifikat Halden: Anschlagen Stufe 2, Theorie', 'Zertifikat Anschlagen, Stufe 2', 'Zertifikat Anschlagen, Stufe 3'],
  ['fr', 'Certificat élingage, niveau 2 (théorie)', 'Certificat Halden, élingage niveau 2, théorie', 'Certificat élingage, niveau 2, en règle', 'Certificat élingage, niveau 3'],
  ['es', 'Certificado de eslingado, nivel 2 (teoría)', 'Certificado Halden de eslingado, nivel 2, teoría', 'Certificado oficial de eslingado, nivel 2', 'Certificado de eslingado, nivel 3'],
  ['pt', 'Certificado de lingagem, nível 2 (teoria)', 'Certificado Halden de lingagem, nível 2, teoria', 'Certificado oficial de lingagem, nível 2', 'Certificado de lingagem, nível 3'],
  ['nl', 'Certificaat aanslaan, niveau 2 (theorie)', 'Certificaat Halden: aanslaan niveau 2, theorie', 'Geldig certificaat aanslaan, niveau 2', 'Certificaat aanslaan, niveau 3'],
] // prettier-ignore

describe('the name of a paper', () => {
  it.each(papers)('in %s is proven by its own entry: %s → %s', (language, name, same) => {
    expect(grades(language, name, same)).toEqual([])
  })

  it.each(papers)('in %s is asked about with more than that: %s', (language, name, _, unsure) => {
    expect(grades(language, name, unsure)).toEqual(['ask'])
  })

  it.each(papers)('in %s is stopped where it is another level: %s', (language, name, _, __, other) => {
    expect(grades(language, name, other)).toEqual(['stop'])
  })
}) // prettier-ignore

it.each<[Language, name: string, less: string]>([
  ['en', 'Rigging, level 2', 'Rigging workshop, level 2 (expired)'],
  ['de', 'Anschlagen, Stufe 2', 'Schulung Anschlagen, Stufe 2, abgelaufen'],
  ['fr', 'Élingage, niveau 2', 'Stage élingage, niveau 2'],
  ['nl', 'Aanslaan, niveau 2', 'Training aanslaan, niveau 2 (verlopen)'],
])('may say in %s that it was a course or is over: %s → %s', (language, name, less) => {
  expect(grades(language, name, less)).toEqual([])
})

it('is asked about where the course would be a degree', () => {
  expect(grades('es', 'Diplomatura en Magisterio', 'Máster en Magisterio')).toEqual(['ask'])
})

it('is stopped where it is another paper', () => {
  expect(grades('en', 'Rigging, level 2', 'First aid, level 2')).toEqual(['stop'])
})

it('is asked about where a translation names it otherwise, and stopped with a number more', () => {
  const name = 'Führerschein CE, Schlüsselzahl 95'
  expect(grades('de', name, 'Driving licence CE, code 95', 'en')).toEqual(['ask'])
  expect(grades('de', name, 'Driving licence CE, code 95, level 3', 'en')).toContain('stop')
})

it('leaves an employer to be confirmed in a translation while a word of the name stays', () => {
  const employed = (company: string) =>
    restoreContent({
      work_experience: [{ role: 'X', company, from_date: '2020', to_date: '2024' }],
    })
  const found = (company: string) =>
    verifyResume(employed('Klinikum Halden, Neurologie'), employed(company), {
      language: 'de',
      translatedTo: 'en',
    }).map(({ grade }) => grade)
  expect(found('Klinikum Halden, Neurology')).toEqual(['ask'])
  expect(found('Orrest Hospital, Surgery')).toContain('stop')
})
