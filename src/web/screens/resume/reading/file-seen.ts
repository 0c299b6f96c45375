/** The pages of a file as they are answered, under the names by which the reader knows them. */
import type { ReadingAnswer } from '#contract/readings.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'

type Answered = NonNullable<ReadingAnswer['seen']>

export const fileSeen = ({ pages, sections }: Answered): SeenFile => ({
  pages,
  sections: sections.map(({ heading_line, lines, ...section }) => ({
    ...section,
    headingLine: heading_line && lineSeen(heading_line),
    lines: lines.map(lineSeen),
  })),
})

const lineSeen = ({
  has_bullet,
  text_x,
  gap_above,
  ...line
}: Answered['sections'][number]['lines'][number]) => ({
  ...line,
  hasBullet: has_bullet,
  textX: text_x,
  gapAbove: gap_above,
})
