/** `lapel export RESUME.json --format …`: the resume in a form that people send or other programs take. */
import { readFile } from 'node:fs/promises'

import { titleOf } from '#domain/exchange/file-name.ts'
import { exportFormats } from '#domain/exchange/formats.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { bareJpeg } from '#domain/photo/bare-jpeg.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { runHere } from '#server/work/tasks.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, oneOf, readWords } from './options.ts'
import { paperOptions, paperUsage, readPaper } from './paper-options.ts'
import { readResumeFile } from './read-input.ts'
import { write } from './terminal.ts'
import { tellUndrawn } from './tell-undrawn.ts'

export const usage = `export RESUME.json --format ${exportFormats.join('|')} ${paperUsage} [--fit PAGES] [--photo SQUARE.jpg]`

const text = { type: 'string' } as const

export async function run(args: readonly string[]): Promise<Exit> {
  const known = { ...paperOptions, format: text, fit: text, photo: text }
  const { files, options } = readWords(args, known, usage)
  const format = oneOf(exportFormats, options['format'], 'format', usage)
  const paper = readPaper(options, usage)
  const most = options['fit'] === undefined ? null : Number(options['fit'])
  if (most !== null && !(Number.isInteger(most) && most > 0))
    throw new Unusable(`Give a number of pages. Usage: lapel ${usage}`)
  const [file = ''] = expectFiles(files, 1, usage)
  const photo = options['photo'] === undefined ? null : await readPhoto(String(options['photo']))
  const content = await readResumeFile(file)
  const language = detectLanguage(
    resumeLines(content)
      .map((line) => line.text)
      .join('\n'),
  )
  const { createPrinter } = await import('#server/print/printer.ts')
  const { exportBytes } = await import('#server/print/export-bytes.ts')
  const printer = createPrinter()
  const context = { printer, run: runHere }
  try {
    const title = titleOf({ ...content, job_title: '', company_name: '' })
    const look = { ...paper.look, photo: photo !== null }
    let sheet = { ...paper, look, language, title, photo }
    if (most !== null) {
      const { fitToPages } = await import('#server/print/fit.ts')
      const fitted = await fitToPages(content, sheet, most, context)
      if (fitted.kind === 'refused') throw new Unusable(`${file}: ${fitted.reason}`)
      if (fitted.kind === 'too-long')
        throw new Unusable(`${file}: takes ${fitted.pages} pages even when it is set the closest.`)
      sheet = { ...sheet, look: { ...sheet.look, tightness: fitted.tightness } }
    }
    const exported = await exportBytes(content, format, sheet, context)
    if (exported.kind === 'refused') throw new Unusable(`${file}: ${exported.reason}`)
    if (format === 'pdf') tellUndrawn(resumeLines(content).map(({ text }) => text))
    await write(exported.bytes)
    return exit.done
  } finally {
    await printer.close()
  }
}

async function readPhoto(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new Unusable(`${file}: cannot be read.`)
  })
  const bare = bareJpeg(bytes)
  if (bare === null)
    throw new Unusable(`${file}: must be a square JPEG of 120 to 800 pixels and at most 200 kB.`)
  return Buffer.from(bare).toString('base64')
}
