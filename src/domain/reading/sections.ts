/**
 * Step 6: lines and headings → sections. What stands before the first heading is the head of the
 * resume (name, contact, perhaps a summary). A new column goes on with the section of its own
 * column, not with what happened to be read just before.
 */
import type { HeadedLine, Heading } from './headings.ts'
import type { SectionKind } from './heading-words.ts'
import type { Line } from './lines.ts'

export interface Section {
  kind: SectionKind | 'head'
  heading: string
  headingLine: Line | null
  lines: Line[]
}

export function sectionsOf(headed: readonly HeadedLine[], sides: readonly string[]): Section[] {
  const sections: Section[] = []
  let open: Section = { kind: 'head', heading: '', headingLine: null, lines: [] }
  sections.push(open)
  let block = -1
  for (const { line, heading } of headed) {
    if (line.block !== block) {
      // Text at the top of a column goes on with the last section of its own column or of the
      // full width around it, never with a section of the column beside it.
      if (block >= 0 && heading === null) {
        const here = sides[line.block] ?? ''
        const own = sections.findLast((section) => here.startsWith(sideOf(section, sides)))
        if (own !== undefined && own !== open) open = own
      }
      block = line.block
    }
    // What is set like a heading above everything else is a name, unless it is known.
    const isTop = sections.length === 1 && open.lines.length === 0 && heading?.kind === 'other'
    if (isTop) open.lines.push(line)
    else if (heading === null) open.lines.push(line)
    else {
      if (heading.kind === 'title') continue
      open = openSection(heading, line)
      sections.push(open)
    }
  }
  return sections.filter((section) => section.lines.length > 0 || section.headingLine !== null)
}

const sideOf = (section: Section, sides: readonly string[]): string =>
  section.headingLine === null ? '' : (sides[section.headingLine.block] ?? '')

function openSection(heading: Heading, line: Line): Section {
  return { kind: heading.kind, heading: heading.text, headingLine: line, lines: [] }
}
