/** Which column of a layout each section stands in. */
import type { Layout } from './resume.ts'
import type { Placed } from './sections/placed.ts'

/** The columns of a layout from left to right, each with its sections in order. */
export function columnsOf(layout: Layout, inOrder: readonly Placed[]): Placed[][] {
  if (layout === 'ats-vanilla') return [[...inOrder]]
  return [
    inOrder.filter(({ column }) => column === 'main'),
    inOrder.filter(({ column }) => column === 'side'),
  ]
}
