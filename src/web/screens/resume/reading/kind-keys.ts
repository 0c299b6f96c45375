/** The keys that put a left-over line into a section, in the order of the list: 1 to 9, and 0 for the tenth. */
import type { LineKind } from '#domain/reading/place-line.ts'
import { lineKinds } from '#domain/reading/place-line.ts'

export const keyOf = (kind: LineKind): string => {
  const at = lineKinds.indexOf(kind)
  return at < 10 ? String((at + 1) % 10) : ''
}

export const kindAt = (key: string): LineKind | null =>
  lineKinds.find((kind) => keyOf(kind) === key) ?? null
