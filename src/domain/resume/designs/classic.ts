/** A centred head, ruled sections, dates down the right margin. */
import type { Design } from './design.ts'

export const classic: Design = {
  layout: 'ats-vanilla',
  typeface: 'source-serif',
  head: 'centred',
  headings: 'ruled',
  dates: 'beside',
  organization: 'italic',
  smallEntries: 'lines',
  isTinted: false,
}
