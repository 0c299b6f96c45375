/**
 * Lines of the resume as a letter lists them, word for word: they need no grammar and lose nothing. Of
 * another employer than the one named first, a school and a project the name stands behind the line in
 * brackets.
 */
import type { AnswerLine } from '../answers/answers.ts'
import { entriesOf } from '../answers/entry-of.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { oneLine } from './filled.ts'
import { employerName } from './frame.ts'
import { spaced } from './spaced.ts'

/** A line, with whose it is where that is to be told. */
export function pointOf(line: string, by = ''): string {
  const own = oneLine(line).replace(/(?<=\p{L}\p{L}|\))\.$/u, '')
  return by === '' || /[()]/u.test(own + by) || own.includes(by) ? own : `${own} (${by})`
}

/** A paper with whoever gave it, where that is a school. */
export const paperPoint = ({ text, entry, section }: AnswerLine): string =>
  pointOf(text, section === 'education' ? oneLine(entry?.organization ?? '') : '')

/** Whether a text is such a line, or texts of the resume behind one another; `said` are those texts. */
export function isPoint(text: string, content: ResumeContent, said: ReadonlySet<string>): boolean {
  const [, own = '', by = ''] = /^(.*\S) \(([^()]+)\)$/u.exec(text) ?? []
  return text.split(/: |, /u).every((part) => said.has(spaced(part))) || isOf(own, by, content)
}

function isOf(own: string, by: string, content: ResumeContent): boolean {
  if (own === '') return false
  const entryAt = entriesOf(content)
  return resumeLines(content).some(({ text, path }) => {
    if (spaced(text) !== spaced(own)) return false
    const entry = entryAt(path)
    if (entry === null) return false
    const { title, organization } = entry
    return [title, organization, employerName(organization)].map(oneLine).includes(by)
  })
}
