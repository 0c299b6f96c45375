/** The words of a command that say how a resume is set on paper. */
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import type { Look } from '#domain/resume/look.ts'
import { designNames, designsInWords, pageOf } from '#domain/resume/designs.ts'
import { accents, closest, plainLook, typefaces } from '#domain/resume/look.ts'
import { layouts, papers } from '#domain/resume/resume.ts'

import type { Words } from './options.ts'
import { Unusable } from './exit.ts'
import { oneOf } from './options.ts'

const text = { type: 'string' } as const

export const paperOptions = {
  layout: text,
  paper: text,
  design: text,
  typeface: text,
  accent: text,
  tightness: text,
}

const steps = Array.from({ length: closest + 1 }, (_, i) => String(i))

export const paperUsage = `[--layout ${layouts.join('|')}] [--paper ${papers.join('|')}] [--design ${designNames.join('|')}] [--typeface ${typefaces.join('|')}] [--accent ${accents.join('|')}] [--tightness 0–${closest}]`

export function readPaper(
  { layout, paper, design, typeface, accent, tightness }: Words['options'],
  usage: string,
): Pick<SheetOptions, 'layout' | 'paper' | 'design'> & { look: Look } {
  const chosen = design === undefined ? null : oneOf(designNames, design, 'design', usage)
  const asked = layout === undefined ? undefined : oneOf(layouts, layout, 'layout', usage)
  const page = pageOf({ layout: 'ats-vanilla', design: null }, { layout: asked, design: chosen })
  if (page === null)
    throw new Unusable(
      `${chosen} is no design of this layout: ${designsInWords(asked ?? 'ats-vanilla')}.`,
    )
  return {
    ...page,
    paper: oneOf(papers, paper ?? 'a4', 'paper', usage),
    look: {
      photo: false,
      accent: oneOf(accents, accent ?? plainLook.accent, 'accent', usage),
      typeface: typeface === undefined ? null : oneOf(typefaces, typeface, 'typeface', usage),
      tightness: Number(oneOf(steps, tightness ?? '0', 'tightness', usage)),
    },
  }
}
