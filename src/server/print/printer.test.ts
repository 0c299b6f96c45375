/** What is printed is read back by our own reader, field by field, from the bytes alone. */
import { readFileSync } from 'node:fs'

import { afterAll, describe, expect, it } from 'vitest'

import { machineRead } from '#domain/exchange/machine-read.ts'
import { printedMarks } from '#domain/exchange/printed-marks.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import type { Language } from '#domain/language/languages.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Layout, ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { layouts } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { resumeLines } from '#domain/resume/text.ts'

import { readItems } from '../pdf/read-items.ts'
import { fullResume, manyJobs } from '../../../tests/fixtures/printed-resumes.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const slow = 120_000

const fixture = (id: string): ResumeContent =>
  restoreContent(
    JSON.parse(
      readFileSync(
        new URL(`../../../tests/fixtures/resumes/${id}.truth.json`, import.meta.url),
        'utf8',
      ),
    ),
  )

async function print(content: ResumeContent, language: Language, layout: Layout, paper = 'a4') {
  const sheet = sheetOf(content, {
    layout,
    paper: paper === 'letter' ? 'letter' : 'a4',
    language,
    title: 'Ana Silva – Ingénieure',
  })
  const printed = await printer.print(sheet)
  if (printed.kind === 'refused') throw new Error(printed.reason)
  return printed.bytes
}

async function readBack(bytes: Buffer, asStranger = true) {
  const read = await readItems(new Uint8Array(bytes))
  if (read.kind === 'refused') throw new Error(read.code)
  return { ...readResume(read.document, { asStranger }), document: read.document }
}

const resumes: [Language, string][] = [
  ['de', 'baker-de-prose'],
  ['en', 'developer-en-bordered'],
  ['es', 'engineer-es-cards'],
  ['fr', 'librarian-fr-prose'],
  ['nl', 'docent-nl-labelled-form'],
  ['pt', 'teacher-pt-rows'],
]

describe.each(layouts)('a PDF in the layout %s', (layout) => {
  it.each(resumes)(
    'gives a machine every field back in %s',
    async (language, id) => {
      const content = fixture(id)
      const reading = await readBack(await print(content, language, layout))
      // But for the form of dates and the marks of the language, which are the sheet's.
      const { fields } = machineRead(content, reading)
      expect(fields.filter(({ isSame }) => !isSame)).toEqual([])
      expect(resumeLines(reading.resume)).toHaveLength(resumeLines(content).length)
      expect(reading.language).toBe(language)
      expect(reading.unplaced).toEqual([])
    },
    slow,
  )

  it(
    'comes back to us field by field, with all that a resume can hold',
    async () => {
      const content = fullResume()
      const { resume, language, unplaced } = await readBack(
        await print(content, 'de', layout, 'letter'),
        false,
      )
      const { section_order: _, ...fields } = contentOf(resume)
      const { section_order: __, ...wanted } = content
      expect(fields).toEqual(wanted)
      expect(language).toBe('de')
      expect(unplaced).toEqual([])
    },
    slow,
  )

  it(
    'gives back each of several places to work, known to us or not',
    async () => {
      const content = fixture('developer-en-bordered')
      content.contact_info.possible_work_locations = ['Xyzzy', 'Gent, Belgium', 'Remote']
      const { resume, unplaced } = await readBack(await print(content, 'en', layout))
      expect(resume.contact_info).toEqual(content.contact_info)
      expect(unplaced).toEqual([])
    },
    slow,
  )

  it(
    'is tagged, names its title, author and language, and has no Type 3 font',
    async () => {
      const bytes = await print(fixture('engineer-es-cards'), 'es', layout)
      const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
      const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
      const pdf = await task.promise
      const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
      const outline = (await pdf.getOutline()) as { items: { title: string }[] }[]
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
      await task.destroy()
      expect(info['Title']).toBe('Ana Silva – Ingénieure')
      expect(info['Author']).toBe(fixture('engineer-es-cards').contact_info.name)
      expect(info['Language']).toBe('es')
      expect(outline[0]?.items.map(({ title }) => title)).toContain('Experiencia laboral')
      for (const role of ['H1', 'H2', 'H3', 'L', 'LI']) expect(tree).toContain(`"role":"${role}"`)
      expect(bytes.toString('latin1')).not.toContain('/Type3')
    },
    slow,
  )
})

describe('the printer', () => {
  it(
    'keeps bullets whole and headings with what follows, over several pages of Letter',
    async () => {
      const content = manyJobs()
      const { document } = await readBack(await print(content, 'en', 'ats-vanilla', 'letter'))
      expect(document.pages.length).toBeGreaterThan(1)
      expect(document.pages[0]).toEqual({ width: 612, height: 792 })
      for (const [page] of document.pages.entries()) {
        const items = document.items.filter((item) => item.page === page && item.text.trim() !== '')
        const last = items.at(-1)?.text ?? ''
        // A page begins with its number and whose it is, then a head or a bullet, and ends with the end of one.
        if (page > 0) {
          expect(items.slice(0, 2).map(({ text }) => text)).toContain(String(page + 1))
          expect(items.find(({ text }) => /^(?:Role|•|\p{L}+ .*end)/u.test(text))?.text).toMatch(
            /^(?:Role|•)/,
          )
        }
        expect(last).toMatch(/end\.$/)
      }
    },
    slow,
  )

  it.each([
    ['stand on the first page alone', 18, true],
    ['give way where the slim one would stay nearly empty', 1, false],
  ])(
    'takes no more pages for two columns than for one: they %s',
    async (_, certificates, stand) => {
      const name = 'Sachkundige für Prüfungen'
      const content = {
        ...manyJobs(),
        certification_and_training: Array.from({ length: certificates }, (_one, i) => ({
          ...blankItem('certification_and_training'),
          name: `${name} ${i}`,
        })),
      }
      const [two, one] = await Promise.all(
        (['two-column', 'ats-vanilla'] as const).map(
          async (layout) => (await readBack(await print(content, 'en', layout))).document,
        ),
      )
      if (!two || !one) throw new Error('not printed')
      const gutter = 0.64 * (two.pages[0]?.width ?? 0)
      const isCrossed = (page: number) =>
        two.items.some(
          (item) => item.page === page && item.x < gutter - 9 && item.x + item.width > gutter + 9,
        )
      expect(two.pages.map((_one, page) => isCrossed(page))).toEqual(
        two.pages.map((_one, page) => page > 0 || !stand),
      )
      expect(two.pages.length).toBeLessThanOrEqual(one.pages.length)
    },
    slow,
  )

  it(
    'sets the words of dates a space apart at the end of a line too',
    async () => {
      const [job] = manyJobs().work_experience
      if (job === undefined) throw new Error('no job')
      const dated = { ...job, from_date: 'mrt. 2014', to_date: 'dec. 2019' }
      const content = { ...blankContent(), work_experience: [dated] }
      const { document } = await readBack(await print(content, 'nl', 'ats-vanilla'))
      const ends = document.items.filter(({ text }) => /2014|dec|2019/.test(text))
      const gaps = ends.slice(1).map((item, i) => {
        const before = ends[i]
        return before === undefined ? 0 : item.x - before.x - before.width
      })
      for (const gap of gaps) expect(gap).toBeGreaterThan(1)
    },
    slow,
  )

  it(
    'takes what people write as text: no markup, no code, no script',
    async () => {
      const summary =
        '#sys.version $x^2$ *bold* _it_ @ref <tag> [link](http://a.example) \\ "quoted" -- ...'
      const content = { ...blankContent(), summary }
      const { document } = await readBack(await print(content, 'en', 'ats-vanilla'))
      expect(document.items.map(({ text }) => text).join('')).toContain(printedMarks(summary, 'en'))
    },
    slow,
  )

  it(
    'prints an empty resume and one whose one bullet is longer than a page',
    async () => {
      expect((await print(blankContent(), 'en', 'two-column')).subarray(0, 5).toString()).toBe(
        '%PDF-',
      )
      const [job] = manyJobs().work_experience
      if (job === undefined) throw new Error('no job')
      const content = {
        ...blankContent(),
        work_experience: [{ ...job, description: ['word '.repeat(3_900)] }],
      }
      const { document } = await readBack(await print(content, 'en', 'ats-vanilla'))
      const words = document.items.map(({ text }) => text).join(' ')
      expect(words.match(/\bword\b/g)).toHaveLength(3_900)
    },
    slow,
  )
})
