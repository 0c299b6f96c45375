import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { diffWords } from './words.ts'

/** "[-removed-]{+added+}" in the text, as it is read. */
const read = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('')

describe('diffWords', () => {
  it.each([
    ['Trained four apprentices.', 'Trained 4 apprentices.', 'Trained [-four-]{+4+} apprentices.'],
    [
      'Responsible for the weekly stock count',
      'Weekly counts of the stock',
      '[-Responsible for the weekly stock count-]{+Weekly counts of the stock+}',
    ],
    [
      'Built reports in Excel for the sales team',
      'Built weekly reports in Excel for the sales team',
      'Built {+weekly +}reports in Excel for the sales team',
    ],
    [
      'Cut costs by 12.5 % and trained new staff in Leeds',
      'Cut costs by 12.7 % and trained new staff in York',
      'Cut costs by [-12.5-]{+12.7+} % and trained new staff in [-Leeds-]{+York+}',
    ],
    [
      'Worked with C++ and .NET on the billing system',
      'Worked with C# and .NET on the billing system',
      'Worked with [-C++-]{+C#+} and .NET on the billing system',
    ],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
  ])('%s → %s', (before, after, shown) => expect(read(before, after)).toBe(shown))

  it('gives whole phrases rather than scattered words where two wordings share little', () => {
    const shown = diffWords(
      'Was in charge of handling the calls of our customers and of the answers to their mail',
      'Answered the mail and the calls of up to forty customers in a day, and of all their guests',
    )
    expect(shown.filter(({ kind }) => kind === 'removed').length).toBeLessThanOrEqual(2)
  })

  it('keeps both texts to the letter, whatever they are', () => {
    const word = fc.constantFrom(
      'the',
      'weekly',
      'audit',
      'of',
      'a',
      'C++',
      '12.5',
      ' ',
      '  ',
      '. ',
      '\n',
      ',',
    )
    const text = fc.oneof(
      fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(text, text, (before, after) => {
        const segments = diffWords(before, after)
        const without = (kind: string) =>
          segments.map((one) => (one.kind === kind ? '' : one.text)).join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
        for (const [i, { kind, text: said }] of segments.entries()) {
          expect(said).not.toBe('')
          expect(segments[i + 1]?.kind).not.toBe(kind)
        }
      }),
      { numRuns: 500 },
    )
  })
})
