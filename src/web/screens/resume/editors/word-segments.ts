/** The marks of lists: words that are drawn as one text, and what is gone from a place. */
import type { Comparison } from '#domain/edits/compare.ts'
import type { Segment } from '#domain/edits/words.ts'
import { placesApart } from '#domain/resume/places.ts'

/** The marks of a list of words that is drawn as one text; none where nothing changed in it. */
export function wordSegments(
  comparison: Comparison,
  path: string,
  values: readonly string[],
): Segment[] | undefined {
  const goneBefore = (index: number): Segment[] =>
    goneAt(comparison, path, index).map(({ texts }) => ({
      kind: 'removed',
      text: `${texts.join(' ')} `,
    }))
  const segments = values.flatMap((value, i): Segment[] => [
    ...(i > 0 ? [{ kind: 'same', text: placesApart } as const] : []),
    ...goneBefore(i),
    ...(comparison.marks[`${path}/${i}`] ?? [{ kind: 'same', text: value } as const]),
  ])
  const all = [...segments, ...goneBefore(values.length)]
  return all.some((segment) => segment.kind !== 'same') ? all : undefined
}

/** The entries of a list that stood before the one at `index` and are gone. */
export function goneAt(comparison: Comparison | null, list: string, index: number) {
  return comparison?.removed[list]?.filter((entry) => entry.before === index) ?? []
}
