/**
 * `node tools/contact-sheet.ts`: docs/contact-sheet.png, the first page of a resume in each language
 * and both layouts, as the PDFs to download have it, then one resume in each face and colour, without
 * a photo and with the one of our tests. Needs poppler and ImageMagick.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sheetOf } from '#domain/exchange/sheet.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Look } from '#domain/resume/look.ts'
import { accents, plainLook, typefaces } from '#domain/resume/look.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { Layout } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'
import { createPrinter } from '#server/print/printer.ts'

import { openEnds } from '../bench/printing/resumes.ts'

const root = path.resolve(import.meta.dirname, '..')
const resumes: [Language, string][] = [
  ['de', 'baker-de-prose'],
  ['en', 'developer-en-bordered'],
  ['es', 'engineer-es-cards'],
  ['fr', 'librarian-fr-prose'],
  ['nl', 'docent-nl-labelled-form'],
  ['pt', 'teacher-pt-rows'],
]

const photo = readFileSync(path.join(root, 'tests/fixtures/photos/drawn.jpg')).toString('base64')

const folder = mkdtempSync(path.join(tmpdir(), 'lapel-contact-sheet-'))
const printer = createPrinter()
try {
  const pages: string[] = []
  const plain = layouts.flatMap((layout) =>
    resumes.map(([language, id]) => ({ layout, language, id, look: plainLook })),
  )
  // Every face in each layout, the four colours in turn.
  const looks = layouts.flatMap((layout, row) =>
    [...typefaces, ...typefaces].map((typeface, i) => ({
      layout,
      language: 'fr' as const,
      id: 'librarian-fr-prose',
      look: {
        // Three without the photo, three with it.
        photo: i >= typefaces.length,
        accent: accents[(i + 1 + row) % accents.length] ?? 'ink',
        typeface,
        tightness: 0,
      },
    })),
  )
  const all: { layout: Layout; language: Language; id: string; look: Look }[] = [...plain, ...looks]
  for (const [i, { layout, language, id, look }] of all.entries()) {
    const truth = path.join(root, `tests/fixtures/resumes/${id}.truth.json`)
    const content = restoreContent(
      datesAsWritten(JSON.parse(readFileSync(truth, 'utf8')), language),
    )
    const printed = await printer.print(
      sheetOf(content, { layout, paper: 'a4', language, title: id, look, photo }),
    )
    if (printed.kind === 'refused') throw new Error(printed.reason)
    const page = path.join(folder, `page-${String(i).padStart(2, '0')}`)
    writeFileSync(`${page}.pdf`, printed.bytes)
    execFileSync('pdftoppm', ['-r', '30', '-png', '-singlefile', `${page}.pdf`, page])
    pages.push(`${page}.png`)
  }
  const tiles = ['-tile', '6x4', '-geometry', '+8+8', '-background', '#d8d8d4']
  const small = ['+dither', '-colors', '32', '-define', 'png:compression-level=9']
  execFileSync('montage', [...pages, ...tiles, ...small, path.join(root, 'docs/contact-sheet.png')])
} finally {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
}

/** What is known of the fixtures stands in ISO dates; people write others. */
function datesAsWritten(value: unknown, language: Language): unknown {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    one === 'present'
      ? openEnds[language]
      : typeof one === 'string'
        ? one.replace(/^(\d{4})-(\d{2})$/, '$2/$1')
        : one,
  )
}
