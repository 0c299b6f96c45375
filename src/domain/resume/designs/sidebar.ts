/** A narrow column set off by white alone, under headings in tracked capitals. */
import type { Design } from './design.ts'

export const sidebar: Design = {
  layout: 'two-column',
  typeface: 'inter',
  head: 'left',
  headings: 'capitals',
  dates: 'beside',
  organization: 'small',
  smallEntries: 'lines',
  isTinted: false,
}
