/** What somebody did beside work, where their posts have little to tell: lines of projects and of what they do unpaid. */
import { entriesOf } from '../answers/entry-of.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { isTellable } from './deed.ts'
import { pointOf } from './points.ts'
import type { Worth } from './worth-in-letter.ts'

const fewestWords = 3

/** The best first, each with the name of what it was done in. */
export function projectsIn(
  content: ResumeContent,
  worthOf: Worth,
  most: number,
  language: Language,
): string[] {
  const entryAt = entriesOf(content)
  return resumeLines(content)
    .filter(({ section, kind }) => {
      const isBeside = section === 'projects' || section.startsWith('further:')
      return isBeside && (kind === 'points' || kind === 'text')
    })
    .filter(({ text }) => text.split(' ').length >= fewestWords && isTellable(text, language))
    .map(({ text, path }) => ({
      point: pointOf(text, entryAt(path)?.title ?? ''),
      worth: worthOf(path, text).worth,
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, Math.max(0, most))
    .map(({ point }) => point)
}
