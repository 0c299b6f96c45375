import { describe, expect, it } from 'vitest'

import { isOfFileItself } from './file-itself.ts'
import { leftToAsk } from './left-to-ask.ts'
import { placeOfLine, somewhereIn, withLine } from './place-line.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'
import { seenFile } from './seen-file.ts'

const day = 'Last updated on 3 May 2026'
const born = 'Born on 24 January 1991'
const document = printedPage([
  { text: day, x: 400, y: 24, size: 7 },
  { text: 'Ada Reed', x: 50, y: 60, size: 22 },
  { text: 'ada@reed.example | 020 7946 0018 | second@reed.example', x: 50, y: 80 },
  { text: born, x: 50, y: 94 },
  { text: 'Work Experience', x: 50, y: 130, size: 14, bold: true },
  { text: 'Nurse, St. Mary Hospital Ltd', x: 50, y: 150 },
  { text: '2013 – 2019', x: 450, y: 150 },
  { text: '• Ran the night ward', x: 60, y: 164 },
])
const reading = readResume(document)
const file = seenFile(reading.explain, document.pages)
const resume = {
  ...reading.resume,
  contact_info: { ...reading.resume.contact_info, headline: 'Nurse', possible_work_locations: [] },
}
const isOfFile = (text: string) => isOfFileItself(text, file, resume)

describe('a line that was left over', () => {
  it('is of the file itself where it counts its pages, or tells its day at its edge', () => {
    expect([day, '3 May 2026 Ada Reed · 2', '(1/2)', 'Languages:'].map(isOfFile)).toEqual(
      [day, 1, 2, 3].map(() => true),
    )
  })

  it('is of the person where it says more than that, or stands among the details', () => {
    const own = [born, 'Ran the night ward', 'second@reed.example', '2013 – 2019', 'Nurse', '2']
    expect(own.filter(isOfFile)).toEqual(['2'])
  })

  it('is not asked about where the resume says every word of it, or it is a label alone', () => {
    const whole = { ...resume, resume_language: 'en' as const }
    const apart = 'Nurse – Ran the ward, St. Mary'
    expect(leftToAsk([apart, `${apart} in Leeds`, 'Web site :'], whole)).toEqual([
      `${apart} in Leeds`,
    ])
  })

  it('belongs to the contact details where it has the form of one, and brings what is new alone', () => {
    const kindOf = (text: string) => placeOfLine(text, file, resume).kind
    const line = 'ada@reed.example | 020 7946 0018 | second@reed.example'
    expect([line, born].map(kindOf)).toEqual(['contact', 'other'])
    const placed = withLine(resume, line, somewhereIn('contact'))
    expect(placed.contact_info.possible_work_locations).toEqual(['second@reed.example'])
  })
})
