/** Two columns of a serif, with ruled headings. */
import type { Design } from './design.ts'

export const journal: Design = {
  layout: 'two-column',
  typeface: 'source-serif',
  head: 'left',
  headings: 'ruled',
  dates: 'beside',
  organization: 'small',
  smallEntries: 'lines',
  isTinted: false,
}
