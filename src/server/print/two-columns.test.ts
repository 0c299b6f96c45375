/** What two columns are on the page, by the bytes: where their headings stand, and which is the longer one. */
import { afterAll, describe, expect, it } from 'vitest'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { blankContent, blankFurtherItem } from '#domain/resume/blank.ts'
import type { DesignName } from '#domain/resume/designs.ts'
import { designsOf } from '#domain/resume/designs.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { plainLook } from '#domain/resume/look.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { readItems } from '../pdf/read-items.ts'
import { fullResume } from '../../../tests/fixtures/printed-resumes.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const slow = 120_000

/** The texts of its first page, in the wide column and in the slim one. */
async function columnsOf(content: ResumeContent, design: DesignName, look = plainLook) {
  const page = { layout: 'two-column', design, look, paper: 'a4' } as const
  const printed = await printer.print(sheetOf(content, { ...page, language: 'en', title: 'CV' }))
  if (printed.kind === 'refused') throw new Error(printed.reason)
  const read = await readItems(new Uint8Array(printed.bytes))
  if (read.kind === 'refused') throw new Error(read.code)
  const { items, pages } = read.document
  const gutter = 0.64 * (pages[0]?.width ?? 0)
  const first = items.filter(({ page, text }) => page === 0 && text.trim() !== '')
  return {
    wide: first.filter(({ x }) => x < gutter),
    slim: first.filter(({ x }) => x >= gutter),
  }
}

/** The texts of each line. */
function rowsOf(items: readonly { y: number; text: string }[]): string[] {
  const rows = new Map<number, string[]>()
  for (const { y, text } of items)
    rows.set(Math.round(y), [...(rows.get(Math.round(y)) ?? []), text])
  return [...rows.values()].map((row) => row.join(' ').trim())
}

describe.each(designsOf('two-column'))('two columns, %s', (design) => {
  it(
    'begin on one line with their headings, and below those on different ones, so that no program takes them for a table',
    async () => {
      const { wide, slim } = await columnsOf(fullResume(), design)
      const top = slim.find(({ text }) => /^education$/i.test(text))
      const heading = wide.find(({ text }) => /^summary$/i.test(text))
      if (top === undefined || heading === undefined) throw new Error('no headings')
      expect(top.y).toBeCloseTo(heading.y, 1)
      const below = (some: typeof wide) =>
        Math.min(...some.map(({ y }) => y).filter((y) => y > top.y + 1))
      expect(below(slim) - below(wide)).toBeGreaterThan(0.5 * 9)
    },
    slow,
  )

  it(
    'have the longer one on the left: what is too much for the slim one goes on below the text',
    async () => {
      const rows = ['Languages', 'Tools', 'Methods', 'Machines', 'Interests', 'Licences']
      const content = {
        ...blankContent(),
        summary: 'Electrician for homes and small factories.',
        education: fullResume().education,
        skill_categories: rows.map((name) => ({ name, skills: ['one', 'two', 'three'] })),
      }
      const { wide, slim } = await columnsOf(content, design)
      const end = (some: typeof wide) => Math.max(...some.map(({ y }) => y))
      expect(slim.length).toBeGreaterThan(0)
      expect(wide.map(({ text }) => text).join(' ')).toContain('Machines')
      expect(end(slim)).toBeLessThan(end(wide))
    },
    slow,
  )

  it(
    'pass over a section that is too long for the slim one, and go on with the next there',
    async () => {
      const rows = ['Tools', 'Methods', 'Machines', 'Interests', 'Licences', 'Software', 'Methods']
      const languages = { ...blankFurtherItem, title: 'Frisian', level: 'C1' }
      const content = {
        ...blankContent(),
        summary: 'Electrician for homes and small factories.',
        education: fullResume().education.slice(0, 1),
        skill_categories: rows.map((name) => ({ name, skills: ['one', 'two', 'three'] })),
        further_sections: [{ id: '1', kind: 'languages', title: '', items: [languages] }],
      }
      const { wide, slim } = await columnsOf(restoreContent(content), design)
      expect(wide.map(({ text }) => text).join(' ')).toContain('Machines')
      expect(slim.map(({ text }) => text).join(' ')).toContain('Frisian')
    },
    slow,
  )

  it(
    'end no name in a line of one word, where its lines can be about equally long',
    async () => {
      const [degree] = fullResume().education
      const content = {
        ...fullResume(),
        education: [{ ...degree, degree: 'Doctorado en Química Orgánica Aplicada' }],
      }
      const { slim } = await columnsOf(restoreContent(content), design)
      expect(rowsOf(slim).filter((row) => row === 'Aplicada' || row === 'Orgánica')).toEqual([])
      expect(rowsOf(slim).join(' ')).toContain('Doctorado en Química Orgánica Aplicada')
    },
    slow,
  )

  it(
    'break no word that keeps to one line, though lines of one length would be shorter than it',
    async () => {
      const [degree] = fullResume().education
      const content = {
        ...fullResume(),
        education: [{ ...degree, degree: 'Licence professionnelle Conservation-restauration' }],
      }
      // A sparse page is set larger by itself, and then the word has no room.
      const tight = { ...plainLook, tightness: 1 }
      const { slim } = await columnsOf(restoreContent(content), design, tight)
      expect(rowsOf(slim)).toContain('Conservation-restauration')
    },
    slow,
  )

  it(
    'end no list of the slim one in a line of one word',
    async () => {
      const lists = [
        ['Rota planning', 'Sepsis screening', 'Wound management'],
        ['Leakage testing', 'Refrigerant recovery', 'Ensemble, Improvisation'],
        ['Toetsontwikkeling', 'Differentiëren', 'Mentoraat'],
      ]
      const content = {
        ...fullResume(),
        skill_categories: lists.map((skills, i) => ({ name: `List ${i}`, skills })),
      }
      const { slim } = await columnsOf(restoreContent(content), design)
      const words = rowsOf(slim)
      const ends = lists.flat().map((text) => text.split(' ').at(-1) ?? '')
      expect(words.filter((row) => ends.includes(row))).toEqual([])
      expect(words.join(' ')).toContain('Mentoraat')
    },
    slow,
  )
})

describe('a page of two columns', () => {
  /** Jobs with so many bullets each. */
  const drawn = (...bullets: number[]) => {
    const jobs = bullets.map((count, i) => ({
      ...fullResume().work_experience[0],
      role: `Baker ${i}`,
      description: Array.from({ length: count }, (_, k) => `Loaf ${i} ${k}`),
    }))
    const content = { ...fullResume(), projects: [], work_experience: jobs }
    return columnsOf(restoreContent(content), 'journal')
  }

  it(
    'has a single bullet as far below the head of its entry as the first of several',
    async () => {
      const { wide } = await drawn(1, 3)
      const at = (start: string) => wide.find(({ text }) => text.startsWith(start))?.y ?? 0
      const [one, several] = [0, 1].map((i) => at(`Loaf ${i} 0`) - at(`Baker ${i}`))
      expect(one).toBeGreaterThan(0)
      expect(one).toBeCloseTo(several ?? 0, 1)
    },
    slow,
  )

  it(
    'is set to four fifths of its height, though it would be little more than half full as it is designed',
    async () => {
      const { wide, slim } = await drawn(3, 3, 3, 3)
      const bottom = Math.max(...[...wide, ...slim].map(({ y }) => y))
      expect(bottom).toBeGreaterThan(42.5 + 0.8 * (842 - 85))
    },
    slow,
  )
})

describe('small entries of two columns', () => {
  const certificates = ['Wound care', 'First aid', 'Radiography'].map((name) => ({
    name,
    organization: 'Red Cross',
    date: '2021',
  }))

  it(
    'have a line for the name and one for the rest in the slim one, and one for all in the wide one',
    async () => {
      const long = { ...fullResume(), certification_and_training: certificates }
      const { slim } = await columnsOf(restoreContent(long), 'sidebar')
      expect(rowsOf(slim)).toEqual(expect.arrayContaining(['Wound care', 'Red Cross, 2021']))
      const short = {
        ...blankContent(),
        summary: 'Nurse.',
        education: fullResume().education,
        certification_and_training: [...certificates, ...certificates, ...certificates],
      }
      const { wide } = await columnsOf(restoreContent(short), 'sidebar')
      expect(rowsOf(wide)).toContain('Wound care , Red Cross 2021')
    },
    slow,
  )
})
