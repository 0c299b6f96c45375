import { expect, it } from 'vitest'

import { leftWords } from './left-words.ts'

const missing = (line: string, resume: string) =>
  leftWords(line, resume)
    .filter(({ isSaid }) => !isSaid)
    .map(({ text }) => text.trim())

const resume = 'BSc Geography\nUniversity of Galway, Sep 2022 – May 2026'

it('tells apart the words of a line that the resume does not say', () => {
  expect(missing('University of Galway Sept 2022 – May 2026 (expected)', resume)).toEqual([
    '(expected)',
  ])
})

it('keeps every character of the line, in order', () => {
  const line = '578 points – University  of Galway'
  const runs = leftWords(line, resume)
  expect(runs.map(({ text }) => text).join('')).toBe(line)
  expect(runs).toHaveLength(2)
})
