/** Lengths that readers and machines stumble over, and what is not there at all. */
import { pointer } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

const longestLine = 240
const fewestWords = 3
const mostLines = 9
const longestSummary = 700

export function suggestOnLengths(resume: ResumeContent): Suggestion[] {
  const found: Suggestion[] = []
  const { summary, work_experience: work, contact_info: contact } = resume
  if (contact.email.trim() === '' && contact.phone.trim() === '')
    found.push(suggestion('contact_missing', '/contact_info/email', ''))
  if (work.length === 0 && resume.education.length === 0 && resume.projects.length === 0)
    found.push(suggestion('work_missing', '/work_experience', ''))
  if (summary.trim() === '' && work.length > 0)
    found.push(suggestion('summary_missing', '/summary', ''))
  if (summary.length > longestSummary)
    found.push(
      suggestion('summary_long', '/summary', firstWords(summary), {
        length: String(summary.length),
        most: String(longestSummary),
      }),
    )
  work.forEach(({ description }, item) => {
    const lines = description.filter((line) => line.trim() !== '')
    const place = pointer(['work_experience', item, 'description'])
    if (lines.length > mostLines)
      found.push(
        suggestion('many_lines', place, firstWords(lines[0] ?? ''), {
          count: String(lines.length),
        }),
      )
    description.forEach((line, i) => {
      const path = pointer(['work_experience', item, 'description', i])
      const words = line.trim().split(/\s+/u)
      if (line.length > longestLine)
        found.push(
          suggestion('line_long', path, firstWords(line), {
            length: String(line.length),
            most: String(longestLine),
          }),
        )
      else if (line.trim() !== '' && words.length < fewestWords)
        found.push(suggestion('line_short', path, line.trim()))
    })
  })
  return found
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/u).slice(0, 6).join(' ')
}
