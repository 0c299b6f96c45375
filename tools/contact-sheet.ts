/**
 * `node tools/contact-sheet.ts`: docs/contact-sheet.png, the first page of a resume in each language
 * and both layouts, as the PDFs to download have it. Needs poppler and ImageMagick.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sheetOf } from '#domain/exchange/sheet.ts'
import type { Language } from '#domain/language/languages.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { layouts } from '#domain/resume/resume.ts'
import { createPrinter } from '#server/print/printer.ts'

const root = path.resolve(import.meta.dirname, '..')
const resumes: [Language, string][] = [
  ['de', 'baker-de-prose'],
  ['en', 'developer-en-bordered'],
  ['es', 'engineer-es-cards'],
  ['fr', 'librarian-fr-prose'],
  ['nl', 'docent-nl-labelled-form'],
  ['pt', 'teacher-pt-rows'],
]

const folder = mkdtempSync(path.join(tmpdir(), 'lapel-contact-sheet-'))
const printer = createPrinter()
try {
  const pages: string[] = []
  for (const layout of layouts)
    for (const [language, id] of resumes) {
      const truth = path.join(root, `tests/fixtures/resumes/${id}.truth.json`)
      const content = restoreContent(JSON.parse(readFileSync(truth, 'utf8')))
      const printed = await printer.print(
        sheetOf(content, { layout, paper: 'a4', language, title: id }),
      )
      if (printed.kind === 'refused') throw new Error(printed.reason)
      const page = path.join(folder, `${layout}-${language}`)
      writeFileSync(`${page}.pdf`, printed.bytes)
      execFileSync('pdftoppm', ['-r', '30', '-png', '-singlefile', `${page}.pdf`, page])
      pages.push(`${page}.png`)
    }
  const look = ['-tile', '6x2', '-geometry', '+8+8', '-background', '#d8d8d4']
  const small = ['+dither', '-colors', '32', '-define', 'png:compression-level=9']
  execFileSync('montage', [...pages, ...look, ...small, path.join(root, 'docs/contact-sheet.png')])
} finally {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
}
