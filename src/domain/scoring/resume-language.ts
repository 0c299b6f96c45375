/**
 * The language that a resume’s running text is written in; null where it is too short to tell. A line that
 * stands there twice tells no more than once.
 */
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import { recent } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'

/** So much of a text tells its language. */
const enough = 600
/** Shorter texts do not tell it for sure. */
const fewest = 120
const known = recent<Language>(50)

export function resumeLanguage(content: ResumeContent): Language | null {
  const lines = [
    ...content.summary.split('\n'),
    ...content.work_experience.flatMap(({ description }) => description),
    ...content.projects.map(({ purpose }) => purpose),
  ]
  const text = [...new Set(lines)].join('\n').slice(0, enough)
  if (text.trim().length < fewest) return null
  const before = known.get(text)
  if (before !== undefined) return before
  const found = detectLanguage(text)
  known.set(text, found)
  return found
}
