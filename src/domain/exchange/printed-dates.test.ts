import { describe, expect, it } from 'vitest'

import { parseDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { datesPrinter } from './printed-dates.ts'

describe('the dates of a sheet', () => {
  it.each<[Language, string, string]>([
    ['en', 'Mar 2021', '15 Mar 2021'],
    ['de', '03/2021', '15.03.2021'],
    ['es', '03/2021', '15/03/2021'],
    ['fr', '03/2021', '15/03/2021'],
    ['pt', '03/2021', '15/03/2021'],
    ['nl', '03/2021', '15-03-2021'],
  ])('are written as is customary where all came from a file: %s', (language, month, day) => {
    const print = datesPrinter(['2021-03', '2021-03-15'], language)
    expect([print('2021-03'), print('2021-03-15'), print('2021')]).toEqual([month, day, '2021'])
  })

  it.each<[Language, string[], string]>([
    ['de', ['04.2018', '2020-11'], '11.2020'],
    ['de', ['März 2018', 'April 2019', '05/2020'], 'November 2020'],
    ['en', ['3/2018'], '11/2020'],
    ['es', ['marzo de 2018'], 'noviembre de 2020'],
    ['fr', ['févr. 2018'], 'nov. 2020'],
    ['pt', ['fevereiro de 2018'], 'novembro de 2020'],
    ['nl', ['mrt 2018'], 'nov. 2020'],
  ])('are written like most of the person’s own: %s %j', (language, own, printed) => {
    expect(datesPrinter(own, language)('2020-11')).toBe(printed)
  })

  it('say “present” in French with its accent or not at all', () => {
    const print = datesPrinter([], 'fr')
    expect(['present', 'présent'].map(print)).toEqual(["aujourd'hui", 'présent'])
  })

  it('say “present” in the language of the sheet, and stay as they were written otherwise', () => {
    const print = datesPrinter([], 'de')
    expect(['present', 'heute', 'seit 04/2019', 'Sommer 2020', '2021-13'].map(print)).toEqual([
      'heute',
      'heute',
      'seit 04/2019',
      'Sommer 2020',
      '2021-13',
    ])
    expect(datesPrinter([], 'en')('Present')).toBe('Present')
  })

  it('are read as the month that was written, in each language and form', () => {
    for (const language of languages)
      for (const own of [[], ['1.2018'], ['March 2018'], ['Feb 2018']])
        for (let month = 1; month <= 12; month++) {
          const print = datesPrinter(own, language)
          const written = `2021-${String(month).padStart(2, '0')}`
          expect([print(written), parseDate(print(written))]).toEqual([
            print(written),
            { year: 2021, month },
          ])
        }
  })
})
