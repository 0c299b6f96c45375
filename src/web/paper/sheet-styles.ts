/** The measures of a sheet as paper.css reads them. */
import type { Measures } from '#domain/resume/look.ts'

export const sheetStyles = ({
  family,
  scale,
  space,
  line,
  betweenPoints,
  marginMm,
  accent,
  rule,
}: Measures): Record<`--${string}`, string> => ({
  '--paper-face': `'${family}'`,
  '--unit': `${scale}px`,
  '--space': `${scale * space}px`,
  '--line': `${line}px`,
  '--half': `${(line * space) / 2}px`,
  '--between-points': `${betweenPoints}px`,
  '--paper-margin': `${marginMm}mm`,
  '--paper-accent': accent,
  '--paper-rule': rule,
})
