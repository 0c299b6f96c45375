/** The measures of a sheet as paper.css reads them. */
import type { Measures } from '#domain/resume/look.ts'

export const sheetStyles = ({
  family,
  scale,
  space,
  leading,
  marginMm,
  accent,
  rule,
}: Measures): Record<`--${string}`, string> => ({
  '--paper-face': `'${family}'`,
  '--unit': `${scale}px`,
  '--space': `${scale * space}px`,
  '--leading': `${leading}`,
  '--paper-margin': `${marginMm}mm`,
  '--paper-accent': accent,
  '--paper-rule': rule,
})
