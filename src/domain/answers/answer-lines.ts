/** The lines of a resume that answer what a job asks for, each with its entry; the best first. */
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import type { EvidenceSpan } from '../scoring/showing.ts'
import type { AnswerLine } from './answers.ts'
import { entriesOf } from './entry-of.ts'

export type LineAt = (place: EvidenceSpan) => AnswerLine[]

export function linesOf(resume: ResumeContent): LineAt {
  const lines = new Map(resumeLines(resume).map((line) => [line.path, line]))
  const entryAt = entriesOf(resume)
  return ({ path, start, end }) => {
    const line = lines.get(path)
    if (line === undefined) return []
    const { section, kind } = line
    const entry = entryAt(path)
    // Who gave a paper says less than what it is called.
    const isOfWhom = kind === 'organization' && entry !== null && entry.title !== ''
    const text = isOfWhom ? entry.title : kind === 'group' ? rowAt(resume, line) : line.text
    return [{ path, start, end, text: text.trim(), section, entry }]
  }
}

/** "Driving licence: B, BE" */
function rowAt({ skill_categories: rows }: ResumeContent, { itemIndex, text }: ResumeLine): string {
  const words = rows[itemIndex ?? -1]?.skills ?? []
  return words.length === 0 ? text : `${text}: ${words.join(', ')}`
}

/** What was done stands before what is only listed; what says the same once. */
export function bestLines(lines: readonly AnswerLine[]): AnswerLine[] {
  const once = [...new Map(lines.map((line) => [line.text, line])).values()]
  return once.toSorted((a, b) => belief(b) - belief(a))
}

function belief({ section, path }: AnswerLine): number {
  if (section === 'summary') return 0
  if (section === 'skills') return 1
  return path.includes('/description/') ? 3 : 2
}
