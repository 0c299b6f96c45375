/** What a design of the printed page decides; the two layouts have several each. */
import type { Typeface } from '../look.ts'
import type { Layout } from '../resume.ts'

export type Design = {
  layout: Layout
  /** Where the person chose none. */
  typeface: Typeface
  /** Name and ways to reach the person stand in the middle or at the left margin. */
  head: 'centred' | 'left'
  /** Headings of sections over a rule, in tracked capitals (in one column over a rule too), or in bold alone. */
  headings: 'ruled' | 'capitals' | 'bare'
  /** At the end of the title's line, or on the line under it. */
  dates: 'beside' | 'under'
  /** How the employer or school is told from the text around it. */
  organization: 'italic' | 'upright' | 'small'
  /**
   * Entries that say no more than a name, whose it is and a day: each on one line of a wide column, or set like
   * any other; names of languages and interests one behind the other (`lines`), or each on its line.
   */
  smallEntries: 'lines' | 'heads'
  /** Whether the narrow column stands on a tint. */
  isTinted: boolean
}
