/** Which left-over lines a person is to be asked about: not those of which the resume says every word, nor a label alone. */
import { toPlainText } from '#domain/exchange/plain-text.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { stillLeft } from './left-over.ts'
import { leftWords } from './left-words.ts'

export function leftToAsk(
  lines: readonly string[],
  resume: ResumeContent & Pick<Resume, 'resume_language'>,
): string[] {
  const said = toPlainText(resume, resume.resume_language)
  return stillLeft(lines, resume).filter(
    (line) => !isLabelAlone(line) && leftWords(line, said).some(({ isSaid }) => !isSaid),
  )
}

/** "Web site :" of which the address has its place. */
const isLabelAlone = (line: string): boolean => /^\S+(?: \S+){0,2} ?:$/.test(line)
