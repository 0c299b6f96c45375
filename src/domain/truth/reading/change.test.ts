import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { isDifference, isShareOfChange } from './change.ts'
import { readLine } from './reading.ts'

/** Whether the first number of a line lies between the two of its source. */
function isBetween(text: string, source: string): boolean {
  const line = readLine(text, 'en')
  const [claim] = line.quantities
  if (!claim) throw new Error(`no number in ${text}`)
  return isDifference(claim, line, [readLine(source, 'en')])
}

describe('the difference of two numbers', () => {
  it('may be said where the source says that something rose from one to the other', () => {
    const source = 'Raised completion from 61% to 74%.'
    expect(isBetween('Completion up by 13 points (61% to 74%).', source)).toBe(true)
    expect(isBetween('Completion up by 20 points (61% to 74%).', source)).toBe(false)
  })

  it('is none between the two ends of a range', () => {
    const source = 'Looked after 20 to 30 guests.'
    expect(isBetween('Looked after 10 more guests, 20 to 30.', source)).toBe(false)
  })
})

/** Whether the first number of a line is the share by which its source changed. */
function isShare(text: string, source: string, language: Language): boolean {
  const line = readLine(text, language)
  const [claim] = line.quantities
  if (!claim) throw new Error(`no number in ${text}`)
  return isShareOfChange(claim, line, [readLine(source, language)])
}

describe('the share of a change', () => {
  it.each([
    ['en', 'Cut picking errors by two thirds.', 'Cut picking errors from 15 to 5 a week.'],
    ['de', 'Stillstand um ein Drittel gesenkt.', 'Stillstand von 75 auf 50 Minuten gesenkt.'],
    ['de', 'Fehlerquote halbiert.', 'Senkung der Fehlerquote von 3 % auf 1,5 %.'],
    ['nl', 'Doorlooptijd met een kwart verkort.', 'Doorlooptijd verkort van 60 naar 45 dagen.'],
    [
      'en',
      'Raised the closing rate by 6 percentage points.',
      'Raised the closing rate from 20% to 26%.',
    ],
  ] as const)('may be said for its two ends, in %s: %s', (language, text, source) => {
    expect(isShare(text, source, language)).toBe(true)
  })

  it.each([
    ['en', 'Cut picking errors by half.', 'Cut picking errors from 15 to 5 a week.'],
    ['de', 'Fehlerquote halbiert.', 'Senkung der Fehlerquote von 3 % auf 2 %.'],
    ['nl', 'Doorlooptijd met een derde verkort.', 'Doorlooptijd verkort van 60 naar 45 dagen.'],
    [
      'en',
      'Raised the closing rate by 9 percentage points.',
      'Raised the closing rate from 20% to 26%.',
    ],
    ['en', 'Raised the number of guests by a third.', 'Looked after 20 to 30 guests.'],
  ] as const)('is no other share, in %s: %s', (language, text, source) => {
    expect(isShare(text, source, language)).toBe(false)
  })
})
