/** Marks as they are drawn: of a text, of words that are drawn as one text, of what is gone from a place. */
import type { Comparison } from '#domain/edits/compare.ts'
import type { Segment } from '#domain/edits/words.ts'
import { placesApart } from '#domain/resume/places.ts'
import type { TextProps } from '#web/paper/surface.tsx'
import { isDate } from '#web/paper/surface.tsx'

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

type Spell = (text: Pick<TextProps, 'value' | 'field' | 'link'>) => string

/** The marks of a text as it is printed: a date is spelt out, so it changes as a whole. */
export function textSegments(
  comparison: Comparison | null,
  { path, field }: TextProps,
  spell: Spell,
): readonly Segment[] | undefined {
  const segments = comparison?.marks[path]
  if (!segments || !isDate(field)) return segments
  const without = (kind: Segment['kind']) => {
    const value = segments.flatMap((one) => (one.kind === kind ? [] : one.text)).join('')
    return spell({ value, field })
  }
  const [before, after] = [without('added'), without('removed')]
  if (before === after) return [{ kind: 'same', text: after }]
  return [
    { kind: 'removed', text: before } as const,
    { kind: 'added', text: after } as const,
  ].filter(({ text }) => text !== '')
}

/** What an entry that is gone said, in one line. */
export const goneWords = (texts: readonly string[], apart: string, spell: Spell): string =>
  texts.map((value) => (isMonth.test(value) ? spell({ value, field: 'date' }) : value)).join(apart)

const isMonth = /^\d{4}-\d{2}$/

/** The entries of a list that stood before the one at `index` and are gone. */
export function goneAt(comparison: Comparison | null, list: string, index: number) {
  return comparison?.removed[list]?.filter((entry) => entry.before === index) ?? []
}
