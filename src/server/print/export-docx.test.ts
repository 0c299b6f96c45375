/** What a reader that knows nothing of us, only Word's own paragraphs, finds in an exported file. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { printedIn } from '#domain/exchange/printed.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'

import { orderCarried } from '../../../tests/arbitraries/carried-contents.ts'
import { readerHere } from '../../../tests/api/readers.ts'
import { readResumeFile } from '../resumes/read-file.ts'
import { exportBytes } from './export-bytes.ts'
import { writeZip } from './write-zip.ts'
import { openArchive } from '../pdf/read-archive.ts'
import { runHere } from '../work/tasks.ts'

const noPrinter = {
  print: async () => ({ kind: 'refused', code: 'printer_failed', reason: '' }) as const,
}

const resumes: [Language, string][] = [
  ['de', 'baker-de-prose'],
  ['en', 'developer-en-bordered'],
  ['es', 'engineer-es-cards'],
  ['fr', 'librarian-fr-prose'],
  ['nl', 'docent-nl-labelled-form'],
  ['pt', 'teacher-pt-rows'],
]

describe('an exported Word file', () => {
  it.each(resumes)('in %s gives its fields to us and to any other reader', async (language, id) => {
    const truth = new URL(`../../../tests/fixtures/resumes/${id}.truth.json`, import.meta.url)
    const content = asCarried(restoreContent(JSON.parse(readFileSync(truth, 'utf8'))))
    const options = { layout: 'ats-vanilla', paper: 'a4', language, title: 'a' } as const
    const exported = await exportBytes(content, 'docx', options, {
      printer: noPrinter,
      run: runHere,
    })
    if (exported.kind === 'refused') throw new Error(exported.reason)
    expect(await fieldsOf(exported.bytes)).toEqual(content)
    expect(await fieldsOf(withoutMarks(exported.bytes))).toEqual(asShown(content, language))
  })
})

/** A document has no place for a section that is empty. */
const asCarried = (content: ResumeContent): ResumeContent => ({
  ...content,
  section_order: orderCarried(content, content.section_order),
})

/** Dates stand in it as on the sheet. */
function asShown(content: ResumeContent, language: Language): ResumeContent {
  const { date } = printedIn(content, language)
  const isDate = (key: string): boolean => key === 'date' || key.endsWith('_date')
  const shown = JSON.stringify(content, (key, value: unknown) =>
    typeof value === 'string' && isDate(key) ? date(value) : value,
  )
  return restoreContent(JSON.parse(shown))
}

async function fieldsOf(bytes: Buffer) {
  const read = await readResumeFile(bytes, { reader: readerHere, run: runHere })
  if (read.kind === 'refused') throw new Error(read.code)
  expect(read.reading.unplaced).toEqual([])
  return read.reading.resume
}

/** The same file, as a program would see it that keeps no styles and marks of others. */
function withoutMarks(bytes: Buffer): Buffer {
  const archive = openArchive(bytes)
  const parts = archive.names.map((name) => [
    name,
    (archive.text(name) ?? '').replaceAll(/Lapel|lapel_/g, 'Other'),
  ])
  return writeZip(Object.fromEntries(parts))
}
