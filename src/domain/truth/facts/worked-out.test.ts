/** Numbers that may follow from their sources are asked about; others that are new or changed are stopped. */
import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import { verifyResume } from '../verify.ts'

type Case = [Language, before: string, follows: string, invented: string]

const cases: Case[] = [
  ['en', 'Sold 12 boats and 30 kayaks', 'Sold 42 boats and kayaks', 'Sold 57 boats and kayaks'],
  ['de', 'Täglich 30 Kisten gepackt', 'Wöchentlich 150 Kisten gepackt', 'Wöchentlich 190 Kisten gepackt'],
  ['fr', 'Rédigé 45 des 100 tests', 'Rédigé 45 % des tests', 'Rédigé 78 % des tests'],
  ['es', 'Paseos con perros por la mañana y por la tarde', 'Paseos con perros dos veces al día', 'Paseos con 25 perros al día'],
  ['pt', 'Espera reduzida de 50 para 30 minutos', 'Espera reduzida em 40 %', 'Espera reduzida em 75 %'],
  ['nl', 'Rapport van twee dagen naar een halve dag', 'Op het rapport 1,5 dag bespaard', 'Op het rapport 3,8 dagen bespaard'],
] // prettier-ignore

function stopped(before: string, after: string, language: Language): boolean {
  const of = (text: string) => ({
    ...blankContent(),
    work_experience: [
      {
        role: 'X',
        company: 'Y',
        location: '',
        from_date: '',
        to_date: '',
        description: [text],
      },
    ],
  })
  return verifyResume(of(before), of(after), { language }).some(({ grade }) => grade === 'stop')
}

describe.each(cases)('in %s: %s', (language, before, follows, invented) => {
  it(`is not stopped as "${follows}"`, () => {
    expect(stopped(before, follows, language)).toBe(false)
  })
  it(`is stopped as "${invented}"`, () => {
    expect(stopped(before, invented, language)).toBe(true)
  })
})
