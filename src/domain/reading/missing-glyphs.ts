/**
 * Step 1, second part: glyphs of a font that the printing program could not load. The file then says
 * nothing but NUL where a pictogram or a list's mark should be, as it does for a ligature whose font
 * lost its names; but a ligature touches the letters of its word.
 */
import type { TextItem } from './items.ts'

/** What a run of NUL stands for where no letter touches it: a list's mark or a pictogram. */
export type MissingGlyph = 'bullet' | 'icon'

/** The glyphs of one file that are missing, by item. Takes time only where there are any. */
export function missingGlyphs(items: readonly TextItem[]): ReadonlyMap<TextItem, MissingGlyph> {
  const lone = items.filter(
    (item, at) => isEmpty(item) && !touches(item, items[at - 1]) && !touches(items[at + 1], item),
  )
  return new Map(lone.map((item) => [item, isMark(item, lone, items) ? 'bullet' : 'icon']))
}

const isEmpty = (item: TextItem): boolean => /^\0+$/.test(item.text.trim())

/** `item` goes on right where `before` ends. */
function touches(item: TextItem | undefined, before: TextItem | undefined): boolean {
  if (item === undefined || before === undefined) return false
  if (item.text.trim() === '' || before.text.trim() === '') return false
  const gap = item.x - (before.x + before.width)
  const isOneRow = item.page === before.page && Math.abs(item.y - before.y) < 0.3 * item.size
  return isOneRow && Math.abs(gap) < 0.12 * item.size
}

/** One of at least two under each other, each in front of a text. */
function isMark(item: TextItem, lone: readonly TextItem[], items: readonly TextItem[]): boolean {
  const isAlike = (other: TextItem): boolean =>
    Math.abs(other.x - item.x) < 1 && Math.abs(other.size - item.size) < 0.1
  const opens = (mark: TextItem): boolean =>
    items.some(
      (other) =>
        other.page === mark.page &&
        other.text.trim() !== '' &&
        !isEmpty(other) &&
        Math.abs(other.y - mark.y) < 0.35 * mark.size &&
        other.x > mark.x &&
        other.x - mark.x - mark.width < 2.5 * mark.size,
    )
  return lone.filter((other) => isAlike(other) && opens(other)).length > 1 && opens(item)
}
