import { describe, expect, it } from 'vitest'

import { isNameByLetters, isSpelledWithin } from './name-letters.ts'

describe('a name beside the letters that it is known by', () => {
  it.each([
    ['CFA de Vannes', "Centre de formation d'apprentis (CFA) de Vannes"],
    ['IES Río Gállego', 'Instituto de Educación Secundaria (IES) Río Gállego'],
    ['DipHE Dental Hygiene', 'Diploma of Higher Education in Dental Hygiene'],
    ['Belehrung nach § 43 IfSG', 'Belehrung nach § 43 Infektionsschutzgesetz'],
    ['TSU en Mantenimiento', 'Técnico Superior Universitario (TSU) en Mantenimiento'],
  ])('has "%s" spelled out where it stands', (short, long) => {
    expect(isSpelledWithin(short, long)).toBe(true)
  })

  it.each([
    ['CFA de Vannes', 'Centre de formation d’apprentis (CFA) de Nantes'],
    ['IES Río Gállego', 'Universidad de Zaragoza Río Gállego'],
    ['BTEC Sport', 'Bachelor of Science Sport'],
  ])('has "%s" spelled out by nothing else', (short, long) => {
    expect(isSpelledWithin(short, long)).toBe(false)
  })

  it('knows a name made of the beginnings of others', () => {
    const long = 'Universidade Estadual de Campinas'
    expect(isNameByLetters(long, `Unicamp – ${long}`)).toBe(true)
    expect(isNameByLetters(long, `Unifesp – ${long}`)).toBe(false)
  })
})
