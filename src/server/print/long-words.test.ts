/** Words, names and addresses that no space breaks, on paper of a fixed width. */
import { afterAll, describe, expect, it } from 'vitest'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { plainLook } from '#domain/resume/look.ts'
import type { Sheet } from '#domain/exchange/sheet.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'

import { openPdfium } from '../../../bench/printing/pdfium-text.ts'
import { readItems } from '../pdf/read-items.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const slow = 120_000

async function printed(sheet: Sheet | LetterPage) {
  const made = await printer.print(sheet)
  if (made.kind === 'refused') throw new Error(made.reason)
  const read = await readItems(new Uint8Array(made.bytes))
  if (read.kind === 'refused') throw new Error(read.code)
  const letters = read.document.items.map(({ text }) => text.replace(/\s/g, '')).join('')
  return { ...read.document, letters, bytes: made.bytes }
}

// At the designed size of type, however little stands on the page.
const look = { ...plainLook, tightness: 1 }
const paper = { paper: 'a4', language: 'de', title: 'Resume', look } as const

describe('a word longer than its line', () => {
  it.each(layouts)(
    'is broken, so that nothing runs off the page or into the other column: %s',
    async (layout) => {
      const { items, pages, letters } = await printed(sheetOf(longWords(), { ...paper, layout }))
      const wide = pages[0]?.width ?? 0
      for (const { text, x, y, width } of items) {
        // The columns begin under the head of the page.
        const isInMain = layout === 'two-column' && x < 0.6 * wide && y > 200
        // The side column keeps a margin of 10 mm, all else more.
        const end = isInMain ? 0.64 * wide : wide - 28
        expect([text, x > 28, x + width < end]).toEqual([text, true, true])
      }
      expect(letters.match(/q/g)).toHaveLength(4 * 150)
      expect(letters.replaceAll('-', '')).toContain(
        'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      )
      expect(pages).toHaveLength(1)
    },
    slow,
  )

  it(
    'is broken in a letter too',
    async () => {
      const words = { recipient: long, dateline: '', subject: long, greeting: long, closing: long }
      const letter = { ...words, body: `${long}\n\n- ${long}` }
      const { items, letters } = await printed(letterPageOf(letter, longWords(), paper))
      for (const { text, x, width } of items)
        expect([text, x > 28, x + width < 567]).toEqual([text, true, true])
      expect(letters.match(/q/g)).toHaveLength(6 * 150)
    },
    slow,
  )
})

describe('a long word in a narrow column', () => {
  const inSkills = (skill: string): ResumeContent => ({
    ...blankContent(),
    contact_info: { ...longWords().contact_info, name: 'Ada Lindqvist', email: 'ada@post.example' },
    work_experience: longWords().work_experience.map((job) => ({
      ...job,
      company: 'Nord AG',
      // Not “today”, which is said in the language of the sheet.
      to_date: '2024',
      description: [skill],
    })),
    skill_categories: [{ name: 'Technik', skills: ['Go', 'Prüfungen', skill, 'SAP'] }],
  })

  it.each([
    ['de', 'Arbeitsunfähigkeitsbescheinigungs', 'prüfung'],
    ['nl', 'arbeidsongeschiktheidsverzeke', 'ringsmaatschappijen'],
    ['pt', 'pneumoultramicroscopicossilicovul', 'canoconiose'],
  ] as const)(
    'is parted between syllables with a hyphen that readers take out again: %s',
    async (language, begin, end) => {
      const content = inSkills(begin + end)
      const sheet = sheetOf(content, { ...paper, layout: 'two-column', language })
      const { letters, bytes } = await printed(sheet)
      expect(letters).toContain(`${begin}-${end}`)
      const read = await readItems(new Uint8Array(bytes))
      if (read.kind === 'refused') throw new Error(read.code)
      expect(read.document.items.map(({ text }) => text)).toContain(`${begin}-`)
      const { resume } = readResume(read.document)
      expect(resume.skill_categories).toEqual(content.skill_categories)
      expect(resume.work_experience).toEqual(content.work_experience)
      const pdfium = await openPdfium()
      // PDFium marks where a line ended within a word.
      const text = (await pdfium.textOf(bytes)).replaceAll('\uFFFE', '')
      pdfium.close()
      expect(text).toContain(begin + end)
    },
    slow,
  )

  it(
    'stays whole where a line of its own has room for it',
    async () => {
      const skill = 'Qualitätsmanagementbeauftragte'
      const { items } = await printed(sheetOf(inSkills(skill), { ...paper, layout: 'two-column' }))
      expect(items.map(({ text }) => text)).toContain(`${skill},`)
    },
    slow,
  )
})

const long = 'q'.repeat(150)

function longWords(): ResumeContent {
  const title = 'Rechtsschutzversicherungsgesellschaftsangestelltenvertreterin'
  return {
    ...blankContent(),
    contact_info: {
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      headline: '',
      email: `a@${'mail'.repeat(25)}.example`,
      phone: '',
      possible_work_locations: [],
    },
    media: { github: `https://github.com/${'anna'.repeat(40)}`, website: '', linkedin: '' },
    summary: long,
    work_experience: [
      {
        role: title,
        company: long,
        location: '',
        from_date: 'Mai 2018',
        to_date: 'heute',
        description: [long],
      },
    ],
    skill_categories: [{ name: title, skills: ['Go', long] }],
  }
}
