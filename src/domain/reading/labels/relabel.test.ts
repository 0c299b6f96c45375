import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeLines } from '#domain/resume/text.ts'
import type { Printed } from '../../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../../tests/fixtures/printed-page.ts'
import { readResume } from '../read-resume.ts'
import { isDoubtful, offerLines } from './offered-lines.ts'
import { quoted } from './quoted.ts'
import { relabel } from './relabel.ts'

/** No dates, no words of a trade: nothing tells the reader which is which. */
const page: Printed[] = [
  { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
  { text: 'ada@lovelace.example | +44 20 7946 0018 | London, UK', x: 50, y: 80 },
  { text: 'Work Experience', x: 50, y: 110, size: 13, bold: true },
  { text: 'Vellum & Thrum', x: 50, y: 130 },
  { text: 'Warp drawer', x: 50, y: 144 },
  { text: '2019 – 2022', x: 50, y: 158 },
  { text: '•', x: 55, y: 172 },
  { text: 'Drew nine hundred warps a week for the jacquard looms', x: 65, y: 172 },
  { text: 'Hobbies', x: 50, y: 200, size: 13, bold: true },
  { text: 'Bell ringing', x: 50, y: 220 },
  { text: 'Of no field at all', x: 50, y: 88 },
]

const reading = readResume(printedPage(page))
const offered = offerLines(reading)
const idOf = (text: string): string =>
  [...offered.lines].find(([, line]) => line.text.includes(text))?.[0] ?? 'L0'

const work = {
  role: 'Warp drawer',
  company: 'Vellum & Thrum',
  location: '',
  from: '2019',
  to: '2022',
  lines: ['Vellum', 'Warp drawer', '2019'].map(idOf),
  text: [idOf('nine hundred')],
}

describe('lines offered for labelling', () => {
  it('are numbered under their headings, without a word of the contact details', () => {
    expect(offered.page).toContain('## Work Experience')
    expect(offered.page).toContain(
      `${idOf('nine hundred')}: • Drew nine hundred warps a week for the jacquard looms`,
    )
    expect(offered.page.join('\n')).not.toMatch(/Ada|lovelace|7946|London/i)
  })

  it('are not offered where they stand under a heading of references', () => {
    const referees: Printed[] = [
      { text: 'References', x: 50, y: 250, size: 13, bold: true },
      { text: 'Charlotte Babbage, Difference & Engine', x: 50, y: 270 },
    ]
    const { page: told } = offerLines(readResume(printedPage([...page, ...referees])))
    expect(told.join('\n')).toContain('Bell ringing')
    expect(told.join('\n')).not.toContain('Babbage')
  })

  it('are offered only where something is to be gained', () => {
    expect(isDoubtful(reading)).toBe(true)
    expect(
      isDoubtful({
        ...reading,
        unplaced: [],
        confidence: [{ path: '/work_experience/0', value: 0.9 }],
      }),
    ).toBe(false)
  })
})

describe('new labels', () => {
  it('put the file’s own words where they belong, and mark what changed', () => {
    const made = relabel(reading, { work: [work] }, offered)
    expect(made.reading.resume.work_experience).toEqual([
      {
        role: 'Warp drawer',
        company: 'Vellum & Thrum',
        location: '',
        from_date: '2019',
        to_date: '2022',
        description: ['Drew nine hundred warps a week for the jacquard looms'],
      },
    ])
    expect(made.dropped).toBe(0)
    expect(made.isChanged).toBe(
      JSON.stringify(reading.resume) !== JSON.stringify(made.reading.resume),
    )
    expect(made.reading.resume.contact_info).toEqual(reading.resume.contact_info)
  })

  it('come in the file’s spelling, whatever the case and accents they are said in', () => {
    const shouted = { ...work, role: 'WARP  DRAWER', company: 'Vèllum & Thrum' }
    const [item] = relabel(reading, { work: [shouted] }, offered).reading.resume.work_experience
    expect(item).toMatchObject({ role: 'Warp drawer', company: 'Vellum & Thrum' })
  })

  it('that stand nowhere are dropped and counted: words, parts of words, dates, lines', () => {
    const invented = {
      ...work,
      role: 'Senior warp drawer',
      company: 'Vell',
      from: '2009',
      to: '2029',
      lines: [...work.lines, 'L999'],
      text: [...work.text, '__proto__'],
    }
    const { reading: made, dropped } = relabel(reading, { work: [invented] }, offered)
    expect(dropped).toBe(5)
    expect(JSON.stringify(made.resume)).not.toMatch(/Senior|2009|2029|"Vell"/)
  })

  it('that leave lines of the file over are not taken', () => {
    const { isChanged, reading: same } = relabel(
      reading,
      { work: [{ ...work, text: [] }], summary: [] },
      offered,
    )
    expect(isChanged).toBe(false)
    expect(same).toBe(reading)
  })

  it('give a line of description to the first who claims it', () => {
    const twice = { work: [work, { ...work, role: 'Vellum & Thrum' }] }
    const items = relabel(reading, twice, offered).reading.resume.work_experience
    expect(items.map(({ description }) => description.length)).toEqual([1, 0])
  })

  it('never bring in a text that is not in the file, whatever is said', () => {
    const said = fc.oneof(
      fc.string(),
      fc.constantFrom('Warp', 'warp drawer', 'Vellum & Thrum, Leeds', '2019', '[NAME_1]', 'CTO'),
    )
    const ids = fc.array(fc.constantFrom(...offered.lines.keys(), 'L99', ''), { maxLength: 8 })
    const entry = fc.record({
      role: said,
      company: said,
      location: said,
      from: said,
      to: said,
      lines: ids,
      text: ids,
    })
    const given = fc.record({
      work: fc.array(fc.oneof(entry, fc.jsonValue()), { maxLength: 4 }),
      skills: fc.array(
        fc.record({ name: said, skills: fc.array(said, { maxLength: 4 }), lines: ids }),
        { maxLength: 3 },
      ),
      summary: ids,
    })
    const file = new Set(page.flatMap(({ text }) => wordsOf(text)))
    fc.assert(
      fc.property(given, (one) => {
        const { resume } = relabel(reading, one, offered).reading
        return resumeLines(resume)
          .map(({ text }) => text)
          .flatMap(wordsOf)
          .every((word) => file.has(word))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a quotation', () => {
  const lines = [...offered.lines.values()]
  it('may reach over a line’s end, and is whole words', () => {
    expect(quoted('Thrum Warp', lines)).toBe('Thrum Warp')
    expect(quoted('arp draw', lines)).toBeNull()
    expect(quoted('…', lines)).toBeNull()
    expect(quoted('', lines)).toBeNull()
  })
})

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
