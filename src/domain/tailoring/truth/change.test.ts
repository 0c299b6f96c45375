import { describe, expect, it } from 'vitest'

import { isDifference } from './change.ts'
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
