/**
 * Lines of the resume as a letter lists them, word for word: they need no grammar and lose nothing. Of
 * another employer than the one named first, a school and a project the name stands behind the line in
 * brackets.
 */
import type { AnswerLine } from '../answers/answers.ts'
import { entriesOf } from '../answers/entry-of.ts'
import { leftOpen } from '../answers/running.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { oneLine } from './filled.ts'
import { employerName } from './frame.ts'
import { nameOf } from './listed-skills.ts'
import { runningPaper } from './running.ts'
import { spaced } from './spaced.ts'

/** A line, with whose it is where that is to be told. */
export function pointOf(line: string, by = ''): string {
  const own = oneLine(line).replace(/(?<=\p{L}\p{L}|\))\.$/u, '')
  return by === '' || /[()]/u.test(own + by) || own.includes(by) ? own : `${own} (${by})`
}

/** A paper with whoever gave it, where that is a school. */
export const paperPoint = ({ text, entry, section }: AnswerLine): string =>
  pointOf(text, section === 'education' ? oneLine(entry?.organization ?? '') : '')

/** Tells whether a text is such a line of this resume, or skills of it behind one another. */
export function pointsOf(content: ResumeContent): (text: string) => boolean {
  const entryAt = entriesOf(content)
  const lines = resumeLines(content)
  const places = Map.groupBy(lines, ({ text }) => spaced(text))
  const names = namesListed(lines)
  const isOf = (own: string, by: string): boolean =>
    (places.get(spaced(own)) ?? []).some(({ path }) => {
      const { title, organization } = entryAt(path) ?? { title: '', organization: '' }
      const open = leftOpen(path, content) ?? ''
      return [title, organization, employerName(organization), open].map(oneLine).includes(by)
    })
  return (text) => {
    const [, own = '', by = ''] = /^(.*\S) \(([^()]+)\)$/u.exec(text) ?? []
    const items = text.split(/: |, /u)
    return items.every((item) => names.has(spaced(item))) || isOf(own, by)
  }
}

/** Skills with and without what stands in brackets behind them, and papers without the word that they are not finished. */
function namesListed(lines: readonly ResumeLine[]): ReadonlySet<string> {
  const said = lines.flatMap(({ section, text }) => {
    if (section === 'skills') return [text, nameOf(text)]
    return section === 'certifications' || section === 'education' ? [runningPaper(text)] : []
  })
  return new Set(said.map(spaced))
}
