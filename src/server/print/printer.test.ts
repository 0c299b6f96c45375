/** What is printed is read back by our own reader, field by field, from the bytes alone. */
import { readdirSync, readFileSync } from 'node:fs'

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

  it(
    'refuses what is one too many, and starts anew after it was stopped at a limit',
    async () => {
      const small = createPrinter({ queueLimit: 1, wallClockMs: 1 })
      const sheet = sheetOf(blankContent(), {
        layout: 'ats-vanilla',
        paper: 'a4',
        language: 'en',
        title: 'a',
      })
      const answers = await Promise.all([1, 2, 3].map(() => small.print(sheet)))
      expect(answers.map((answer) => answer.kind === 'refused' && answer.code)).toEqual([
        'unprintable',
        'unprintable',
        'printer_busy',
      ])
      await small.close()
      expect(await small.print(sheet)).toMatchObject({ code: 'printer_busy' })
    },
    slow,
  )

  it(
    'refuses a sheet whose turn does not come in time, and prints the one before it',
    async () => {
      const hasty = createPrinter({ waitMs: 1 })
      const sheet = sheetOf(blankContent(), {
        layout: 'ats-vanilla',
        paper: 'a4',
        language: 'en',
        title: 'a',
      })
      const [first, second] = await Promise.all([hasty.print(sheet), hasty.print(sheet)])
      expect(first.kind).toBe('printed')
      expect(second).toMatchObject({ kind: 'refused', code: 'printer_busy' })
      await hasty.close()
    },
    slow,
  )

  it(
    'blames the sheet for what it takes, and not for a printer that was ended',
    async () => {
      const sheet = sheetOf(fixture('nurse-en-rows'), {
        layout: 'ats-vanilla',
        paper: 'a4',
        language: 'en',
        title: 'a',
      })
      const poor = createPrinter({ memoryLimitBytes: 1_000_000 })
      expect(await poor.print(sheet)).toMatchObject({ code: 'unprintable' })
      await poor.close()
      const ended = createPrinter()
      const printing = ended.print(sheet)
      await ended.close()
      expect(await printing).toMatchObject({ code: 'printer_failed' })
    },
    slow,
  )

  it.runIf(process.platform === 'linux')(
    'sets sheet after sheet in one process, which gives back what it took for each',
    async () => {
      // The usual limit: a process that gave nothing back would pass it at some fifty sheets.
      const own = createPrinter()
      const before = children()
      const seen = new Set<string>()
      for (let i = 0; i < 70; i++) {
        const content = {
          ...fixture('nurse-en-rows'),
          summary: `Number ${i}. `.repeat(40 + (i % 30)),
        }
        const [layout, title] = [layouts[i % layouts.length] ?? 'ats-vanilla', `${i}`]
        const sheet = sheetOf(content, { layout, paper: 'a4', language: 'en', title })
        expect(await own.print(sheet)).toMatchObject({ kind: 'printed' })
        for (const pid of children()) if (!before.has(pid)) seen.add(pid)
      }
      await own.close()
      expect(seen.size).toBe(1)
    },
    slow,
  )
})

const children = (): Set<string> =>
  new Set(
    readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    ),
  )

it(
  'loads what it needs before the first sheet where one is to be expected, once, and rests afterwards',
  async () => {
    const children = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = children()
    const warmed = createPrinter({ restMs: 300 })
    warmed.warm()
    warmed.warm()
    expect(children()).toBe(before + 1)
    await expect.poll(children, { timeout: slow }).toBe(before)
    await warmed.close()
    warmed.warm()
    expect(children()).toBe(before)
  },
  slow,
)
