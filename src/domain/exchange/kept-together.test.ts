/** What may not be parted by the end of a line, in six languages. */
import { describe, expect, it } from 'vitest'

import type { Ending } from './kept-together.ts'
import { keptParts, takesAlong } from './kept-together.ts'
import { processorMs } from '../../../tests/processor-time.ts'

const kept = (text: string, ending: Ending = 'none'): string[] =>
  keptParts(text, ending).filter((_, i) => i % 2 === 1)

describe('the name of a person', () => {
  it.each([
    ['Marguerite de La Rochefoucauld', ['Marguerite ', 'de La Rochefoucauld', '']],
    ['Jan van der Meer', ['Jan ', 'van der Meer', '']],
    ['La Toya Jackson', ['La Toya Jackson']],
    ['Ana Lucía Silva', ['Ana Lucía Silva']],
  ])('is not parted behind its particle: %s', (name, parts) => {
    expect(keptParts(name, 'name')).toEqual(parts)
  })
})

describe('what keeps to one line', () => {
  it.each([
    ['la « bienveillance exigeante » de ses équipes', ['« bienveillance', 'exigeante »']],
    ['Rigueur « terrain » :', ['« terrain » :']],
    ['Pourquoi ? Un plan ; un budget !', ['Pourquoi ?', 'plan ;', 'budget !']],
    ['budget de 2 500 000 €, hausse de 15 %.', ['2 500 000 €,', '15 %.']],
    ['Kosten um 12 % gesenkt, z. B. in (i. d. R.) Köln', ['12 %', 'z. B.', '(i. d. R.)']],
    ['2,4 Mio. € Umsatz, 3 Mrd € Budget', ['2,4 Mio. €', '3 Mrd €']],
    ['Won USD 3.2 million for it, 10 000 Euro a year', ['USD 3.2 million', '10 000 Euro']],
    ['Budget 2,4 Mio. Euro, 12 Millionen Kunden', ['2,4 Mio. Euro,', '12 Millionen']],
    ['3 millions de clients, 5 millones de euros', ['3 millions', '5 millones']],
    ['R$ 4 milhões, 3,5 miljoen euro', ['4 milhões,', '3,5 miljoen euro']],
    ['Saved (GBP 310,000) on 40 km of 30 kV lines', ['(GBP 310,000)', '40 km', '30 kV']],
    ['Won two grants (£21 million and £17 million)', ['(£21 million', '£17 million)']],
    ['Member, 2017 – present, and Chair, 2010 – 2014', ['2017 – present,', '2010 – 2014']],
    ['Omzet van € 5.000 per week', ['€ 5.000']],
    ['vendimias en La Rioja, São Paulo y el Douro', ['La Rioja,', 'São Paulo']],
    ['an end-to-end test and/or a plan', ['end-to-end', 'and/or']],
  ])('%s', (text, expected) => {
    expect(kept(text)).toEqual(expected)
  })

  it.each(['Managed 12 people: cooks and waiters', 'Paid $ 5', 'seit 2019 an zwei Tagen'])(
    'leaves words that only stand side by side: %s',
    (text) => {
      expect(kept(text)).toEqual([])
    },
  )

  it.each([
    ['Introduced a hand-over sheet within a year.', ['hand-over', 'sheet within a year.']],
    [
      'Ein Satz, der länger ist als eine Zeile\nund noch ein zweiter, auch so lang wie',
      ['ist als eine Zeile', 'auch so lang wie'],
    ],
    ['Umsatz in drei Jahren gesteigert um 12 % netto', ['gesteigert um 12 % netto']],
    ['Umsatz in drei Jahren gesteigert um 12\u202F%', ['gesteigert um 12\u202F%']],
    ['Words of a short text', []],
    ['Aufnahme der Patienten et prise de rendez-vous', ['prise de rendez-vous']],
    ['Rediseño de la crianza: 12 % menos de coste', ['12 % menos de coste']],
    ['Plan voor de omschakeling naar groene energie', ['naar groene energie']],
    ['Entstörung aller Anlagen der 4-MW-Klasse', ['Anlagen der 4-MW-Klasse']],
    ['Außendienst mit 24-Stunden-Bereitschaft', ['mit 24-Stunden-Bereitschaft']],
    ['Bachelor of Science, Geosciences', ['Science, Geosciences']],
  ])('takes the last word of a text of several lines along: %s', (text, expected) => {
    expect(kept(text, 'lines')).toEqual(expected)
    expect(keptParts(text, 'lines').join('')).toBe(text)
  })

  it('takes the last name of a list along where it is one word, and breaks none that has room on a line', () => {
    const cares = 'ventilation, central lines, sepsis care, EPR'
    expect(kept(cares, 'names')).toEqual(['central lines', 'sepsis care, EPR'])
    expect(kept('EPR, wound care', 'names')).toEqual(['wound care'])
    const long = 'Anästhesie und Intensivmedizin, Verkehrsmedizin, ILS'
    expect(kept(long, 'names')).toEqual(['Verkehrsmedizin, ILS'])
    const wide = 'Inspección de trabajo, Anestesia'
    expect(kept(wide, 'names')).toEqual([wide])
  })

  it('takes the last word of the last of several texts along, however short that text is', () => {
    expect(kept('wound care', 'last')).toEqual(['wound care'])
    expect(kept('EPR', 'last')).toEqual([])
  })

  it('leaves a word with a hyphen whole where both would be too long for a line', () => {
    expect(
      kept(
        'Dienst an Wochenenden, Bereitschaftsdiensten mit Zulassungs-Haftpflichtversicherungsverträgen',
        'lines',
      ),
    ).toEqual(['Zulassungs-Haftpflichtversicherungsverträgen'])
  })

  it('is found on each line of a text', () => {
    expect(kept('zwölf\n12 % mehr')).toEqual(['12 %'])
  })

  it('is found in long texts without long waiting', () => {
    const took = processorMs(() => {
      for (const one of ['a', '1', '«', '1 ', 'a.', 'z. ', '1 111 ']) kept(one.repeat(20_000))
    })
    expect(took).toBeLessThan(5_000)
  })
})

describe('the last of several texts behind each other', () => {
  it('takes the end of the one before it along where it is one word', () => {
    expect(takesAlong('Presses universitaires du Mirail', 'doi:10.1234/ab.1021')).toBe(true)
    expect(takesAlong('Tectonophysics', 'doi:10.1234/ab.1021')).toBe(true)
    expect(takesAlong('Tectonophysics', 'new series')).toBe(false)
  })

  it('stands alone rather than make a line too short', () => {
    expect(takesAlong('Donaudampfschifffahrtsgesellschaft', 'doi:10.1234/ab.1021')).toBe(false)
  })
})
