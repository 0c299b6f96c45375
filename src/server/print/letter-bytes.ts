/** A letter in any of its forms: what the API and the CLI share. */
import type { letterFormats } from '#contract/letters.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterOptions } from '#domain/letter/letter-page.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { Exported, PrintContext } from './export-bytes.ts'

export async function letterBytes(
  letter: Letter,
  sender: ResumeContent,
  format: (typeof letterFormats)[number],
  options: LetterOptions,
  { printer, run, whose }: PrintContext,
): Promise<Exported> {
  if (format !== 'pdf') {
    const bytes = await run('writeLetterFile', letter, sender, format, options)
    return { kind: 'bytes', bytes: Buffer.from(bytes) }
  }
  const printed = await printer.print(await run('layOutLetter', letter, sender, options), whose)
  return printed.kind === 'printed' ? { kind: 'bytes', bytes: printed.bytes } : printed
}
