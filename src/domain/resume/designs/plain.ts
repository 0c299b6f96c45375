/** The first sheet that Lapel had: dates on the line under the title. */
import type { Design } from './design.ts'

export const plain: Design = {
  layout: 'ats-vanilla',
  typeface: 'source-serif',
  head: 'centred',
  headings: 'ruled',
  dates: 'under',
  organization: 'italic',
  smallEntries: 'heads',
  isTinted: false,
}
