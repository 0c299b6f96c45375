/**
 * Words that stand alone above a list inside an entry ("Highlights", "Besuchte Kurse"): they name what
 * follows and are neither a heading nor a part of the job, the degree or the project.
 */
import { isListLabel } from './field-labels.ts'
import type { Line } from './lines.ts'

/** The lines of a section without the words above its lists. The last line names nothing below it. */
export const withoutListLabels = (lines: readonly Line[]): Line[] =>
  lines.filter(
    (line, at) => line.hasBullet || at === lines.length - 1 || at === 0 || !isListLabel(line.text),
  )
