/** The PDFs to download are PDF/UA-1, by the own check of what sets them. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { plainLook } from '#domain/resume/look.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'

import { openPdfUa } from '../tools/pdf-ua.ts'
import { drawnPhoto } from './fixtures/photos/drawn.ts'

const pdfUa = await openPdfUa()
const photo = drawnPhoto().toString('base64')

const fixture = (id: string): ResumeContent =>
  restoreContent(
    JSON.parse(readFileSync(new URL(`fixtures/resumes/${id}.truth.json`, import.meta.url), 'utf8')),
  )

const resumes = [
  ['de', fixture('baker-de-prose')],
  ['en', fixture('developer-en-bordered')],
  ['es', fixture('engineer-es-cards')],
  ['fr', fixture('librarian-fr-prose')],
  ['nl', fixture('docent-nl-labelled-form')],
  ['pt', fixture('teacher-pt-rows')],
  ['en', blankContent()],
] as const

describe.skipIf(pdfUa === null).each(layouts)('a resume in the layout %s', (layout) => {
  it.each(resumes)('is PDF/UA-1, with a photo and without: %s', (language, content) => {
    const options = { layout, paper: 'a4', language, title: 'Ana Silva' } as const
    const look = { ...plainLook, photo: true }
    expect(pdfUa?.refusalOf(sheetOf(content, options))).toBeNull()
    expect(pdfUa?.refusalOf(sheetOf(content, { ...options, look, photo }))).toBeNull()
  })

  it('is refused where it has no title: the check is one', () => {
    const options = { layout, paper: 'a4', language: 'en', title: '' } as const
    expect(pdfUa?.refusalOf(sheetOf(blankContent(), options))).toMatch(/title/i)
  })
})

describe.skipIf(pdfUa === null)('a letter', () => {
  it('is PDF/UA-1', () => {
    const letter = {
      recipient: 'Mill Lane',
      dateline: 'Leeds, 3 May 2026',
      subject: 'Head Baker',
      greeting: 'Dear team,',
      body: 'I bake.\n\n- Bread\n- Cake',
      closing: 'Yours sincerely,',
    }
    const options = { paper: 'a4', language: 'en', title: 'Ana Silva' } as const
    const page = letterPageOf(letter, fixture('developer-en-bordered'), options)
    expect(pdfUa?.refusalOf(page)).toBeNull()
  })
})
