/** `lapel machine-read RESUME.json`: what a machine reads in the PDF; 1 where a field is lost. */
import { titleOf } from '#domain/exchange/file-name.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { runHere } from '#server/work/tasks.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { paperOptions, paperUsage, readPaper } from './paper-options.ts'
import { readResumeFile } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = `machine-read RESUME.json ${paperUsage}`

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, paperOptions, usage)
  const paper = readPaper(options, usage)
  const [file = ''] = expectFiles(files, 1, usage)
  const content = await readResumeFile(file)
  const lines = resumeLines(content).map((line) => line.text)
  const language = detectLanguage(lines.join('\n'))
  const [{ createPrinter }, { createPdfReader }, { readPrinted }] = await Promise.all([
    import('#server/print/printer.ts'),
    import('#server/pdf/reader-process.ts'),
    import('#server/print/read-printed.ts'),
  ])
  const [printer, reader] = [createPrinter(), createPdfReader()]
  try {
    const title = titleOf({ ...content, job_title: '', company_name: '' })
    const sheet = { ...paper, language, title }
    const read = await readPrinted(content, sheet, { printer, reader, run: runHere })
    if (read.kind === 'refused') throw new Unusable(`${file}: ${read.reason}`)
    await writeJson(read.result)
    return read.result.score === 100 ? exit.done : exit.no
  } finally {
    await Promise.all([printer.close(), reader.close()])
  }
}
