import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '../resume/blank.ts'
import { checkLine } from './check-line.ts'
import { numbersIn, signsIn } from './numbers.ts'
import { protect, restoreTerms, termFinder } from './protect.ts'

const resume = {
  ...blankContent(),
  contact_info: { ...blankContent().contact_info, name: 'Ana Silva' },
  work_experience: [{ ...blankWorkItem, company: 'Globex GmbH' }],
}
const terms = termFinder(resume)
const sent = (line: string) => protect(line, terms, 'curly')

describe('what never leaves', () => {
  it.each([
    ['Ana Silva led the team', '{1} led the team'],
    ['With Silva at Globex and at Globex GmbH', 'With {1} at {2} and at {3}'],
    ['Globex, then Globex again', '{1}, then {1} again'],
    ['Write to ana@example.org or www.example.org/ana.', 'Write to {1} or {2}.'],
    ['Certified (AZ-900, PSM1-448812)', 'Certified ({1}, {2})'],
    ['Moved services to Kubernetes', 'Moved services to {1}'],
    ['Call +49 171 1234567 first', 'Call {1} first'],
    ['Template {1} of the mail', 'Template {1} of the mail'],
  ])('%s is sent as %s, and comes back whole', (line, text) => {
    const protectedLine = sent(line)
    expect(protectedLine.text).toBe(text)
    expect(restoreTerms(protectedLine.text, protectedLine)).toBe(line)
  })

  it('is not found inside other words', () => {
    expect(sent('The Globexian way of Anatomy').terms).toEqual([])
  })
})

describe('numbers', () => {
  it.each([
    ['1,500 and 1.500 and 1 500 and 1500', '1500 1500 1500 1500'],
    ['1.5 or 1,5', '1.5 1.5'],
    ['1,234.50 is 1.234,50', '1234.50 1234.50'],
    ['in 2019 300 people', '2019 300'],
    ['from 10 to 15', '10 15'],
  ])('in "%s" are %s', (text, found) => {
    expect(numbersIn(text).join(' ')).toBe(found)
  })

  it('keep their signs, however these are written', () => {
    expect(signsIn('35 percent of 20 euros')).toBe(signsIn('35 % von 20 €'))
    expect(signsIn('35 %')).not.toBe(signsIn('35'))
  })
})

describe('an answer', () => {
  const line = sent('Led 12 people at Globex and cut costs by 1,500 € a month')
  const good = 'Leitete 12 Personen bei {1} und senkte die Kosten um 1.500 € im Monat'

  it('that says the same passes, with its terms back', () => {
    expect(checkLine(line, good, 'en', 'de')).toEqual({
      kind: 'good',
      text: 'Leitete 12 Personen bei Globex und senkte die Kosten um 1.500 € im Monat',
    })
  })

  it.each([
    ['nothing', '', 'empty'],
    ['two lines', good.replace(' und', '\nund'), 'empty'],
    ['no placeholder', good.replace('{1}', 'Globex'), 'terms'],
    ['a placeholder twice', `${good} {1}`, 'terms'],
    ['a link of its own', `${good} www.evil.example`, 'terms'],
    ['another number', good.replace('12', '21'), 'numbers'],
    ['numbers in another order', good.replace('12', '1500').replace('1.500', '12'), 'numbers'],
    ['no currency', good.replace('€', ''), 'numbers'],
    ['half of it', '12 bei {1}, 1.500 €', 'length'],
    ['the line as it was', line.text, 'language'],
    [
      'the wrong language',
      'A dirigé 12 personnes chez {1} et réduit les coûts de 1 500 € par mois',
      'language',
    ],
  ])('with %s is refused', (_, answer, fault) => {
    expect(checkLine(line, answer, 'en', 'de')).toEqual({ kind: 'bad', fault })
  })

  it('that says itself twice is refused', () => {
    const short = sent('Kept the books')
    const answer = 'Führte die Bücher führte die Bücher'
    expect(checkLine(short, answer, 'en', 'de')).toEqual({ kind: 'bad', fault: 'length' })
  })
})
