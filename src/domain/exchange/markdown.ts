/** A resume as Markdown. What people wrote is text: none of it becomes markup by accident. */
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Entry } from './outline.ts'
import { outlineOf } from './outline.ts'

export function toMarkdown(content: ResumeContent, language: Language): string {
  const { name, contact, sections } = outlineOf(content, language)
  const blocks = [
    name.trim() === '' ? '' : `# ${escaped(name)}`,
    contact.map(escaped).join(' · '),
    ...sections.flatMap(({ title, entries }) => [
      `## ${escaped(title)}`,
      ...entries.flatMap(writeEntry),
    ]),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function writeEntry({ title, facts, paragraphs, points }: Entry): string[] {
  return [
    title.trim() === '' ? '' : `### ${escaped(title)}`,
    facts.map(escaped).join(' · '),
    ...paragraphs.map(escaped),
    points.map((point) => `- ${escaped(point)}`).join('\n'),
  ]
}

/** Each line on its own, for a mark at the start of a line means something else than inside one. */
function escaped(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      line
        .replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
        // A list, a heading, a rule or an underline, but not "+41" or "-5".
        .replace(/^(?:[+-](?=\s|$)|#(?=[#\s]|$)|[=-](?=[=-]))/, String.raw`\$&`)
        .replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`),
    )
    .join('  \n')
}
