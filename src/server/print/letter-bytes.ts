/** A letter in any of its forms: what the API and the CLI share. */
import type { letterFormats } from '#contract/letters.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterOptions } from '#domain/letter/letter-page.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { contentOf } from '#domain/resume/content.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { Exported, PrintContext } from './export-bytes.ts'

export async function letterBytes(
  letter: Letter,
  sender: ResumeContent,
  format: (typeof letterFormats)[number],
  { resume, ...options }: LetterOptions & { resume?: SheetOptions | undefined },
  { printer, run, whose }: PrintContext,
): Promise<Exported> {
  if (format !== 'pdf' && format !== 'application') {
    const bytes = await run('writeLetterFile', letter, sender, format, options)
    return { kind: 'bytes', bytes: Buffer.from(bytes) }
  }
  const page = await run('layOutLetter', letter, sender, options)
  const behind = resume === undefined ? null : await run('layOut', contentOf(sender), resume)
  const printed = await printer.print(
    behind === null ? page : { kind: 'application', letter: page, sheet: behind },
    whose,
  )
  return printed.kind === 'printed' ? { kind: 'bytes', bytes: printed.bytes } : printed
}
