/** A paper that is applied for or not finished, and a study that still lasts: told as that, and never as held. */
import type { AnswerLine } from '../answers/answers.ts'
import { parseDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isUnderWay } from '../scoring/certificate-terms.ts'

export function isRunning(content: ResumeContent, { path, text, section }: AnswerLine): boolean {
  if (section !== 'certifications' && section !== 'education') return false
  const at = Number(path.split('/')[2])
  const to = section === 'education' ? (content.education[at]?.to_date ?? '') : ''
  return isUnderWay(text) || isUnderWay(to) || (to !== '' && parseDate(to) === 'present')
}

/** Without the bracket that says so too: the sentence does. */
export function runningPaper(text: string): string {
  const [, own = text, aside = ''] = /^(.*\S) ?\(([^()]*)\)$/u.exec(text) ?? []
  return isUnderWay(aside) ? own : text
}
