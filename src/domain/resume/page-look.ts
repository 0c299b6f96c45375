/** What a page beside the resume takes of its look: a letter, the sheet for a talk. */
import type { Design } from './designs/design.ts'
import type { Look, Measures } from './look.ts'
import { measuresOf } from './look.ts'

export type PageLook = Pick<Design, 'layout' | 'head' | 'headings' | 'dates'> &
  Pick<Measures, 'family' | 'accent' | 'rule' | 'marginMm' | 'scale'> & {
    /** Of the text: such a page has one column, whatever the resume has. */
    textScale: number
  }

export function pageLookOf(design: Design, look: Look): PageLook {
  const { layout, head, headings, dates } = design
  const { family, accent, rule, marginMm, scale } = measuresOf(design, look)
  const { scale: textScale } = measuresOf({ ...design, layout: 'ats-vanilla' }, look)
  return {
    layout,
    head,
    headings,
    dates,
    family,
    accent,
    rule,
    marginMm,
    scale,
    textScale,
  }
}
