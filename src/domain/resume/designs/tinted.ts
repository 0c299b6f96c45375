/** The first two columns that Lapel had: the narrow one tinted. */
import type { Design } from './design.ts'

export const tinted: Design = {
  layout: 'two-column',
  typeface: 'inter',
  head: 'left',
  headings: 'bare',
  dates: 'beside',
  organization: 'small',
  smallEntries: 'heads',
  isTinted: true,
}
