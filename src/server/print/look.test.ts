/** Every look is read back like the designed one, and fitting finds the least step that does. */
import { readFileSync } from 'node:fs'

import { afterAll, describe, expect, it } from 'vitest'

import { machineRead } from '#domain/exchange/machine-read.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Look } from '#domain/resume/look.ts'
import { closest, plainLook, typefaces } from '#domain/resume/look.ts'
import type { Layout, ResumeContent } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'

import { readItems } from '../pdf/read-items.ts'
import { fitToPages, pagesOf } from './fit.ts'
import { createPrinter } from './printer.ts'
import { runHere } from '../work/tasks.ts'

const printer = createPrinter()
const context = { printer, run: runHere }
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

const photo = readFileSync(
  new URL('../../../tests/fixtures/photos/drawn.jpg', import.meta.url),
).toString('base64')

const options = (layout: Layout, look: Look) =>
  ({ layout, paper: 'a4', language: 'fr', title: 'Ana', look, photo }) as const

async function print(content: ResumeContent, layout: Layout, look: Look): Promise<Buffer> {
  const printed = await printer.print(sheetOf(content, options(layout, look)))
  if (printed.kind === 'refused') throw new Error(printed.reason)
  return printed.bytes
}

describe.each(layouts)('the layout %s', (layout) => {
  it.each(typefaces)(
    'in %s, set the closest, in colour and with a photo, gives every field back',
    async (typeface) => {
      const content = fixture('librarian-fr-prose')
      const bytes = await print(content, layout, {
        photo: true,
        accent: 'wine',
        typeface,
        tightness: closest,
      })
      const family = {
        'source-serif': 'SourceSerif4',
        inter: 'Inter',
        'source-sans': 'SourceSans3',
      }
      expect(bytes.toString('latin1')).toContain(`${family[typeface]}-SemiBold`)
      expect(bytes.toString('latin1')).toContain('/Subtype /Image')
      const read = await readItems(new Uint8Array(bytes))
      if (read.kind === 'refused') throw new Error(read.code)
      const { resume, unplaced } = readResume(read.document)
      const { fields } = machineRead(content, { resume, unplaced })
      expect(fields.filter(({ isSame }) => !isSame)).toEqual([])
      expect(unplaced).toEqual([])
    },
    slow,
  )
})

function linesOfWork(length: number): ResumeContent {
  const lines = Array.from({ length }, (_, i) => `Ligne ${i} du catalogue.`)
  const job = { ...blankItem('work_experience'), role: 'Bibliothécaire', description: lines }
  return { ...blankContent(), work_experience: [job] }
}

describe('fitting', () => {
  it(
    'sets what is a few lines too long for a page on it by itself',
    async () => {
      const pagesAt = async (tightness: number) =>
        pagesOf(await print(linesOfWork(48), 'ats-vanilla', { ...plainLook, tightness }))
      expect(await pagesAt(1)).toBe(2)
      expect(await pagesAt(0)).toBe(1)
    },
    slow,
  )

  it(
    'finds the least step at which the pages suffice, by what is printed',
    async () => {
      // A quarter of a page too much: it is set no closer by itself.
      const content = linesOfWork(106)
      const wished = options('ats-vanilla', plainLook)
      const pagesAt = async (tightness: number) =>
        pagesOf(await print(content, 'ats-vanilla', { ...plainLook, tightness }))
      const designed = await pagesAt(0)
      expect(designed).toBeGreaterThan(1)
      const fitted = await fitToPages(content, wished, designed - 1, context)
      if (fitted.kind !== 'fitted') throw new Error(fitted.kind)
      expect(fitted.pages).toBe(designed - 1)
      expect(await pagesAt(fitted.tightness)).toBe(designed - 1)
      expect(await pagesAt(fitted.tightness - 1)).toBe(designed)
      expect(await fitToPages(content, wished, designed, context)).toEqual({
        kind: 'fitted',
        tightness: 0,
        pages: designed,
      })
    },
    slow,
  )

  it(
    'says so where even the closest takes more',
    async () => {
      const fitted = await fitToPages(
        linesOfWork(192),
        options('two-column', plainLook),
        1,
        context,
      )
      expect(fitted).toMatchObject({ kind: 'too-long' })
      expect(fitted.kind === 'too-long' && fitted.pages).toBeGreaterThan(1)
    },
    slow,
  )
})

it('begins no line of the headline with the sign between two parts', async () => {
  for (let letters = 3; letters < 21; letters += 2) {
    const headline = `Máster en Prevención de Riesgos ${'l'.repeat(letters)} · Carnet de conducir B · ISO 45001`
    const content = restoreContent({ contact_info: { name: 'Iria Boullosa', headline } })
    const read = await readItems(new Uint8Array(await print(content, 'ats-vanilla', plainLook)))
    if (read.kind === 'refused') throw new Error(read.code)
    const { items } = read.document
    const isFirst = ({ x, y }: (typeof items)[number]): boolean =>
      !items.some((other) => Math.abs(other.y - y) < 2 && other.x < x)
    expect(items.map(({ text }) => text).join(' ')).toContain('45001')
    expect(items.filter((one) => one.text.trimStart().startsWith('·') && isFirst(one))).toEqual([])
  }
})
