/** A sans at the left margin, headings in tracked capitals over a rule. */
import type { Design } from './design.ts'

export const modern: Design = {
  layout: 'ats-vanilla',
  typeface: 'source-sans',
  head: 'left',
  headings: 'capitals',
  dates: 'beside',
  organization: 'upright',
  smallEntries: 'lines',
  isTinted: false,
}
