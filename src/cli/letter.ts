/** `lapel letter RESUME.json JOB`: a cover letter from what the resume says and the job asks for. */
import { letterFormats } from '#contract/letters.ts'
import { problemDetail } from '#contract/problems.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { checkLetter } from '#domain/letter/check-letter.ts'
import { letterTitles } from '#domain/letter/phrases.ts'
import { tellsTooLittle, writeLetter } from '#domain/letter/write-letter.ts'
import { layouts, papers } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { runHere } from '#server/work/tasks.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { expectFiles, oneOf, readWords } from './options.ts'
import { readJobFile, readResumeFile } from './read-input.ts'
import { tellUndrawn } from './tell-undrawn.ts'
import { write, writeJson } from './terminal.ts'

const formats = ['json', ...letterFormats] as const

export const usage = `letter RESUME.json JOB [--format ${formats.join('|')}] [--paper ${papers.join('|')}]`

const text = { type: 'string' } as const

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { format: text, paper: text }, usage)
  const format = oneOf(formats, options['format'] ?? 'json', 'format', usage)
  const paper = oneOf(papers, options['paper'] ?? 'a4', 'paper', usage)
  const [resumeFile = '', jobFile = ''] = expectFiles(files, 2, usage)
  const content = await readResumeFile(resumeFile)
  const { reading } = readGivenJob(await readJobFile(jobFile))
  const language = detectLanguage(
    resumeLines(content)
      .map((line) => line.text)
      .join('\n'),
  )
  const names = { title: reading.spokenTitle, company: reading.company?.text ?? '' }
  const written = { day: today(), paper }
  const job = { ...names, reading, written }
  if (tellsTooLittle(content, job, language))
    throw new Unusable(problemDetail('letter_untranslated'))
  const letter = writeLetter(content, job, language)
  if (format === 'json') {
    await writeJson({ letter, passages: checkLetter(content, letter.body, names, language) })
    return exit.done
  }
  const { createPrinter } = await import('#server/print/printer.ts')
  const { letterBytes } = await import('#server/print/letter-bytes.ts')
  const printer = createPrinter()
  const context = { printer, run: runHere }
  try {
    const named = letterTitles[language][format === 'application' ? 'application' : 'letter']
    const title = [content.contact_info.name, named].filter(Boolean).join(' – ')
    const sheet = { layout: layouts[0], paper, language, title }
    const resume = format === 'application' ? sheet : undefined
    const made = await letterBytes(
      letter,
      content,
      format,
      { paper, language, title, resume },
      context,
    )
    if (made.kind === 'refused') throw new Unusable(`${resumeFile}: ${made.reason}`)
    if (format === 'pdf' || format === 'application')
      tellUndrawn([content.contact_info.name, ...Object.values(letter)])
    await write(made.bytes)
    return exit.done
  } finally {
    await printer.close()
  }
}

/** Where the command runs: a letter bears the day on which it is written there. */
function today() {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}
