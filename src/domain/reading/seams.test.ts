import { describe, expect, it } from 'vitest'

import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

/** Each word drawn by itself, all letters and spaces of one width. */
const typed = (text: string, y: number) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, x: 50 + 5 * index, y }))

describe('words of type of one width, drawn one by one', () => {
  it('stay one text where they end at the same place in row after row', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 20 },
        { text: 'ada@reed.example', x: 50, y: 70 },
        { text: 'Profile', x: 50, y: 100, size: 14, bold: true },
        ...typed('Controller of a dairy since the year of the flood,', 120),
        ...typed('and of two mills near the river, at ease with', 132),
        ...typed('the closing of months and the plans of years.', 144),
      ]),
    )
    expect(resume.summary).toBe(
      'Controller of a dairy since the year of the flood, and of two mills near the river, at ease with the closing of months and the plans of years.',
    )
  })
})
