/** Which column of a layout each section stands in. */
import type { Layout } from './resume.ts'
import type { SectionKey } from './sections.ts'
import { sections } from './sections.ts'

/** In the two-column layout these stand in the narrow column. */
const sideSections: ReadonlySet<SectionKey> = new Set(
  sections.filter(({ column }) => column === 'side').map(({ key }) => key),
)

/** The columns of a layout from left to right, each with its sections in order. */
export function columnsOf(layout: Layout, order: readonly SectionKey[]): SectionKey[][] {
  if (layout === 'ats-vanilla') return [[...order]]
  return [
    order.filter((key) => !sideSections.has(key)),
    order.filter((key) => sideSections.has(key)),
  ]
}
