import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { translator } from '../../i18n/translate.ts'
import { pointsInWords, signed } from './points.ts'

function said(language: string, points: readonly number[]): string[] {
  const file = new URL(`../../public/locales/${language}.json`, import.meta.url)
  const t = translator(JSON.parse(readFileSync(file, 'utf8')), language)
  return points.map((one) => pointsInWords(one, { t, language }))
}

describe('[L4] the points of a reason in words', () => {
  it.each([
    ['en', '+0.0 points', '+1.0 point', '+1.5 points', '−1.0 point', '+2.0 points'],
    ['de', '+0,0 Punkte', '+1,0 Punkt', '+1,5 Punkte', '−1,0 Punkt', '+2,0 Punkte'],
    ['es', '+0,0 puntos', '+1,0 punto', '+1,5 puntos', '−1,0 punto', '+2,0 puntos'],
    ['fr', '+0,0 point', '+1,0 point', '+1,5 point', '−1,0 point', '+2,0 points'],
    ['pt', '+0,0 ponto', '+1,0 ponto', '+1,5 ponto', '−1,0 ponto', '+2,0 pontos'],
    ['nl', '+0,0 punten', '+1,0 punt', '+1,5 punten', '−1,0 punt', '+2,0 punten'],
  ])('take the form that %s asks for', (language, ...words) => {
    expect(said(language, [0, 1, 1.5, -1, 2])).toEqual(words)
  })

  it('take the form of the number that is shown, which is rounded', () => {
    expect(said('en', [1.04, 0.96, 1.06])).toEqual(['+1.0 point', '+1.0 point', '+1.1 points'])
    expect(said('fr', [1.94, 1.96])).toEqual(['+1,9 point', '+2,0 points'])
  })
})

describe('the points in a column', () => {
  it.each([
    ['en', '+4.0', '+3.8', '−2.0', '+50.1'],
    ['de', '+4,0', '+3,8', '−2,0', '+50,1'],
    ['es', '+4,0', '+3,8', '−2,0', '+50,1'],
    ['fr', '+4,0', '+3,8', '−2,0', '+50,1'],
    ['pt', '+4,0', '+3,8', '−2,0', '+50,1'],
    ['nl', '+4,0', '+3,8', '−2,0', '+50,1'],
  ])('all have one decimal, as %s writes it', (language, ...column) => {
    expect([4, 3.81, -2, 50.06].map((points) => signed(points, language))).toEqual(column)
  })
})
