/** How many places of two versions differ. */
import type { Comparison } from '#domain/edits/compare.ts'

export function countEdits({ marks, added, removed, moved }: Comparison): number {
  const wholes = Object.keys(added)
  const inWhole = (path: string) => wholes.some((p) => path === p || path.startsWith(`${p}/`))
  const own = [...Object.keys(marks), ...Object.keys(moved)].filter((path) => !inWhole(path))
  const gone = Object.values(removed).reduce((sum, entries) => sum + entries.length, 0)
  return new Set(own).size + wholes.length + gone
}
