import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findDates, parseDate, parseDateRange } from './dates.ts'

const range = (text: string): string => {
  const found = parseDateRange(text)
  if (found === null) return 'none'
  const show = (d: typeof found.to): string =>
    d === null
      ? ''
      : d === 'present'
        ? 'present'
        : `${d.year}${d.month === null ? '' : `-${d.month}`}`
  return `${show(found.from)}…${show(found.to)}`
}

describe('parseDateRange', () => {
  it.each([
    ['03/2021 – heute', '2021-3…present'],
    ['seit 2019', '2019…present'],
    ['Jan ’20 – heute', '2020-1…present'],
    ['März 2020 bis Mai 2021', '2020-3…2021-5'],
    ['de enero de 2020 a marzo de 2021', '2020-1…2021-3'],
    ['abril 2017 hasta la actualidad', '2017-4…present'],
    ['du 1er mars 2020 au 3 avril 2021', '2020-3…2021-4'],
    ['mars 2021 à aujourd’hui', '2021-3…present'],
    ['set 2019 - até o momento', '2019-9…present'],
    ['jul. 2020 t/m heden', '2020-7…present'],
    ['sinds mrt 2021', '2021-3…present'],
    ['fevereiro de 2020 até ao presente', '2020-2…present'],
    ['2019 até à data', '2019…present'],
    ['2018 até ao momento', '2018…present'],
    ['marzo de 2019 hasta el día de hoy', '2019-3…present'],
    ['2019 tot op heden', '2019…present'],
    ['mei 2019 tot nu toe', '2019-5…present'],
    ['2019 bis zum heutigen Tag', '2019…present'],
    ['May 2019 through the present', '2019-5…present'],
    ['September 2020 to date', '2020-9…present'],
    ['Mar – Aug 2019', '2019-3…2019-8'],
    ['06/18 - 09/20', '2018-6…2020-9'],
    ['fev/15 – atual', '2015-2…present'],
    ['jan./22 a dez./23', '2022-1…2023-12'],
    ['3e trim. 2018 – hiver 2020', '2018…2020'],
    ['1. Halbjahr 2019 bis 2. Quartal 2021', '2019…2021'],
    ['2019 – 21', '2019…2021'],
    ['WS 2014/15 – SS 2018', '2014…2018'],
    ['2021-03 – 2022-05', '2021-3…2022-5'],
    ['01.03.2020 – 31.05.2022', '2020-3…2022-5'],
    ['2021 –', '2021…present'],
    ['no date at all', 'none'],
  ])('reads %j', (text, expected) => {
    expect(range(text)).toBe(expected)
  })

  it('takes a lone date as the end', () => {
    expect(parseDateRange('June 2018')).toEqual({ from: null, to: { year: 2018, month: 6 } })
  })

  it('does not join dates that run backwards', () => {
    expect(findDates('2021 – 2016').map((d) => d.isRange)).toEqual([false, false])
  })
})

describe('parseDate', () => {
  it('keeps the printed precision', () => {
    expect(parseDate('2019')).toEqual({ year: 2019, month: null })
    expect(parseDate('Mai 2019')).toEqual({ year: 2019, month: 5 })
  })

  it('knows the open end in every language', () => {
    for (const word of [
      'Present',
      'heute',
      'actualidad',
      'aujourd’hui',
      'à ce jour',
      'atual',
      'heden',
    ])
      expect(parseDate(word)).toBe('present')
  })

  it('refuses a month without a year and plain words', () => {
    expect(parseDate('May')).toBeNull()
    expect(parseDate('Senior Engineer')).toBeNull()
  })
})

describe('findDates', () => {
  it('gives the place of a range with its opening word', () => {
    const line = 'Pflegefachkraft, seit 03/2021, Ulm'
    const [found] = findDates(line)
    expect(line.slice(found?.start, found?.end)).toBe('seit 03/2021')
    expect(found?.fromText).toBe('03/2021')
    expect(found?.toText).toBe('heute')
  })

  it('spells short years out, so that every reader understands them', () => {
    expect(findDates('Jan ’20 – Feb ’21')[0]).toMatchObject({
      fromText: 'Jan 2020',
      toText: 'Feb 2021',
    })
  })

  it('finds the place of each date inside any text, in order and without overlap', () => {
    const piece = fc.constantFrom(
      '03/2020',
      'März 2019',
      ' – ',
      'seit ',
      'heute',
      ' Ulm ',
      '2014',
      "'",
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const line = pieces.join('')
        let last = 0
        for (const found of findDates(line)) {
          expect(found.start).toBeGreaterThanOrEqual(last)
          expect(found.end).toBeGreaterThan(found.start)
          expect(found.end).toBeLessThanOrEqual(line.length)
          last = found.end
        }
      }),
    )
  })

  it('reads any month and year written in numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1950, max: 2049 }), (m, y) => {
        expect(parseDate(`${String(m).padStart(2, '0')}/${y}`)).toEqual({ year: y, month: m })
        expect(parseDate(`${y}-${String(m).padStart(2, '0')}`)).toEqual({ year: y, month: m })
      }),
    )
  })
})
