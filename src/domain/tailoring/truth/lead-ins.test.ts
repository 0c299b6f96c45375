import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { withoutLeadIn } from './lead-ins.ts'
import { readLine } from './reading.ts'

const read = (text: string, source: string, language: Language) =>
  withoutLeadIn(readLine(text, language), [readLine(source, language)]).text

/** An act as a source states it, and the same act behind words that only say it was one's work. */
const acts: readonly (readonly [Language, source: string, act: string, leadIns: readonly string[]])[] =
  [
    ['en', 'Wrote newsletters', 'writing newsletters', ['Responsible for', 'Tasked with', 'Experience in']],
    ['de', 'Planung der Touren', 'Planung der Touren', ['Verantwortlich für die', 'Betraut mit der']],
    ['es', 'Reparto de pan', 'reparto de pan', ['Encargada del', 'Responsable del', 'Labores de']],
    ['fr', 'Gestion des stocks', 'gestion des stocks', ['Responsable de la', 'Chargée de la', 'Missions de']],
    ['pt', 'Gestão do armazém', 'gestão do armazém', ['Responsável pela', 'Tarefas de']],
    ['nl', 'Grondstoffen besteld', 'bestellen van grondstoffen', ['Verantwoordelijk voor het', 'Belast met het']],
  ] // prettier-ignore

describe('the words before an act', () => {
  it('are left out where the source states that act as done', () => {
    for (const [language, source, act, leadIns] of acts)
      for (const leadIn of leadIns)
        expect(read(`${leadIn} ${act}`, source, language), leadIn).toBe(act)
  })

  it('stay where the source states another act', () => {
    for (const [language, , act, leadIns] of acts)
      for (const leadIn of leadIns)
        expect(read(`${leadIn} ${act}`, 'XYZ 123', language)).toBe(`${leadIn} ${act}`)
  })

  it.each([
    ['en', 'Responsible for writing newsletters', 'Helped with writing newsletters'],
    ['en', 'Responsible for the payroll of 90 staff', 'Prepared the payroll of 90 staff'],
    ['de', 'Verantwortlich für die Planung der Touren', 'Mitarbeit bei der Planung der Touren'],
    ['es', 'Responsable de las nóminas', 'Cálculo de las nóminas'],
    ['fr', 'Responsable de la gestion des stocks', 'Aide à la gestion des stocks'],
    ['nl', 'Verantwoordelijk voor het bestellen', 'Geholpen bij het bestellen'],
  ] as const)('stay in %s before what was not done alone: %s', (language, text, source) => {
    expect(read(text, source, language)).toBe(text)
  })
})
