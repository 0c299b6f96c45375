/** `lapel export RESUME.json --format …`: the resume in a form other programs take. */
import { toJsonResume } from '#domain/exchange/json-resume.ts'
import { toMarkdown } from '#domain/exchange/markdown.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { readResumeFile } from './read-input.ts'
import { write } from './terminal.ts'

export const usage = 'export RESUME.json --format md|txt|json-resume'

const formats: Readonly<Record<string, (content: ResumeContent, language: Language) => string>> = {
  md: toMarkdown,
  txt: toPlainText,
  'json-resume': (content) => `${JSON.stringify(toJsonResume(content), null, 2)}\n`,
}

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { format: { type: 'string' } }, usage)
  const format = String(options['format'] ?? '')
  const writeAs = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!writeAs) throw new Unusable(`Choose a format. Usage: lapel ${usage}`)
  const [file = ''] = expectFiles(files, 1, usage)
  const content = await readResumeFile(file)
  const text = resumeLines(content).map((line) => line.text)
  await write(writeAs(content, detectLanguage(text.join('\n'))))
  return exit.done
}
