/** The marks of Show Edits, for whatever is drawn on the sheet. */
import { createContext } from 'react'

import type { Comparison } from '#domain/edits/compare.ts'

/** What Show Edits found; null while edits are hidden. */
export const ComparisonContext = createContext<Comparison | null>(null)

export function hasMoved(comparison: Comparison | null, path: string): boolean {
  return comparison !== null && path in comparison.moved
}
