import { describe, expect, it } from 'vitest'

import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import type { Language } from '../../language/languages.ts'
import { verifyResume } from '../verify.ts'

function passes(language: Language, before: string, after: string): boolean {
  const at = { role: 'X', company: 'Zindel', location: '', from_date: '2019', to_date: '2023' }
  const resume = (line: string) => resumeWith({ work_experience: [{ ...at, description: [line] }] })
  const options = { language, translatedTo: language }
  return verifyResume(resume(before), resume(after), options).length === 0
}

describe('letters of a trade and the words that they stand for', () => {
  it.each([
    ['en', 'Gave out leaflets in PE lessons.', 'Gave out leaflets in physical education lessons.'],
    ['de', 'Begleitung von UMA.', 'Begleitung unbegleiteter minderjähriger Ausländer.'],
    ['fr', 'Saisie des DUE.', "Saisie des déclarations uniques d'embauche."],
    ['es', 'Conducción de PEMP.', 'Conducción de plataformas elevadoras móviles de personal.'],
    ['pt', 'Venda em TPA.', 'Venda em terminal de pagamento automático.'],
  ] as const)('are one thing in %s: %s, %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(true)
  })

  it.each([
    ['en', 'Kept HR files.', 'Kept QA files.'],
    ['en', 'Kept rotas for EAL staff.', 'Kept rotas for staff in English and French.'],
    ['fr', 'Contrôle des EPI.', 'Contrôle des PLC.'],
    ['nl', 'Reiniging volgens HACCP.', 'Reiniging volgens ISO 9001.'],
  ] as const)('are no others in %s: %s, %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(false)
  })
})

describe('a name or word in another spelling', () => {
  it.each([
    ['pt', 'Gestão no Booking das reservas.', 'Gestão no Booking.com das reservas.'],
    ['en', 'Sorted preassembled parts.', 'Sorted pre-assembled parts.'],
    ['fr', 'Ourlets et raccourcissement de jupes.', 'Jupes raccourcies et ourlets.'],
  ] as const)('is the same in %s: %s, %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(true)
  })

  it.each([
    ['en', 'Booked trips on Booking.com.', 'Booked trips on Trip.com.'],
    ['en', 'Wrote Node.js services.', 'Wrote Vue.js services.'],
    ['en', 'Co-wrote reports in SAP.', 'Wrote reports in SAP.'],
    ['fr', "Co-animation d'ateliers.", "Animation d'ateliers."],
    ['de', 'Betreuung der Lieferzeiten.', 'Lieferzeiten gekürzt.'],
  ] as const)('is no other in %s: %s, %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(false)
  })
})
