/** A resume as plain text: what can be pasted into any form. */
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Entry } from './outline.ts'
import { outlineOf } from './outline.ts'

export function toPlainText(content: ResumeContent, language: Language): string {
  const { name, headline, contact, sections } = outlineOf(content, language)
  const head = [name, headline, contact.join(' | ')].filter(Boolean).join('\n')
  const blocks = sections.map(({ title, entries }) => {
    const heading = title.toLocaleUpperCase(language)
    // Entries of one line each (skills) stand closer than those of several.
    const written = entries.map(writeEntry)
    const gap = written.some((text) => text.includes('\n')) ? '\n\n' : '\n'
    return `${heading}\n${written.join(gap)}`
  })
  return `${[head, ...blocks].filter(Boolean).join('\n\n')}\n`
}

function writeEntry({ title, facts, paragraphs, points }: Entry): string {
  return [title, facts.join(' | '), ...paragraphs, ...points.map((point) => `- ${point}`)]
    .filter(Boolean)
    .join('\n')
}
