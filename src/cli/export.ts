/** `lapel export RESUME.json --format …`: the resume in a form that people send or other programs take. */
import { titleOf } from '#domain/exchange/file-name.ts'
import { exportFormats } from '#domain/exchange/formats.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { layouts, papers } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, oneOf, readWords } from './options.ts'
import { readResumeFile } from './read-input.ts'
import { write } from './terminal.ts'

export const usage = `export RESUME.json --format ${exportFormats.join('|')} [--layout ${layouts.join('|')}] [--paper ${papers.join('|')}]`

const text = { type: 'string' } as const

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { format: text, layout: text, paper: text }, usage)
  const format = oneOf(exportFormats, options['format'], 'format', usage)
  const layout = oneOf(layouts, options['layout'] ?? 'ats-vanilla', 'layout', usage)
  const paper = oneOf(papers, options['paper'] ?? 'a4', 'paper', usage)
  const [file = ''] = expectFiles(files, 1, usage)
  const content = await readResumeFile(file)
  const language = detectLanguage(
    resumeLines(content)
      .map((line) => line.text)
      .join('\n'),
  )
  const { createPrinter } = await import('#server/print/printer.ts')
  const { exportBytes } = await import('#server/print/export-bytes.ts')
  const printer = createPrinter()
  try {
    const title = titleOf({ ...content, job_title: '', company_name: '' })
    const exported = await exportBytes(content, format, { layout, paper, language, title }, printer)
    if (exported.kind === 'refused') throw new Unusable(`${file}: ${exported.reason}`)
    await write(exported.bytes)
    return exit.done
  } finally {
    await printer.close()
  }
}
