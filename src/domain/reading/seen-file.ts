/**
 * What of a file is kept beside its resume: its pages, and their lines as the reader saw them, section by
 * section. Enough to draw the pages, and to read a section again as another one.
 */
import type { PageSize } from './items.ts'
import type { Line, Run } from './lines.ts'
import type { Explanation } from './read-resume.ts'
import type { Section } from './sections.ts'

export interface SeenFile {
  pages: PageSize[]
  sections: Section[]
}

export function seenFile({ sections }: Pick<Explanation, 'sections'>, pages: PageSize[]): SeenFile {
  return {
    pages: pages.map(({ width, height }) => ({ width: tenths(width), height: tenths(height) })),
    sections: sections.map(({ kind, heading, headingLine, lines }) => ({
      kind,
      heading,
      headingLine: headingLine === null ? null : rounded(headingLine),
      lines: lines.map(rounded),
    })),
  }
}

const tenths = (length: number): number => Math.round(length * 10) / 10
const hundredths = (ratio: number): number => Math.round(ratio * 100) / 100

function rounded(line: Line): Line {
  return {
    ...line,
    x: tenths(line.x),
    x1: tenths(line.x1),
    y: tenths(line.y),
    size: tenths(line.size),
    textX: tenths(line.textX),
    left: tenths(line.left),
    right: tenths(line.right),
    gapAbove: hundredths(line.gapAbove),
    leading: hundredths(line.leading),
    runs: line.runs.map((run): Run => ({
      ...run,
      x: tenths(run.x),
      x1: tenths(run.x1),
      size: tenths(run.size),
    })),
  }
}

/** The text of a line as it is told among the left-over ones. */
export const shownText = (line: Pick<Line, 'text'>): string => line.text.replace(/\s+/g, ' ').trim()
