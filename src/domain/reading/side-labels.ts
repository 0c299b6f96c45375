/**
 * Step 3, before the cut: what a table's or a margin's first column says is lifted out of it, so
 * that the page reads like any other.
 */
import { isDateText, isHeading } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'
import { fragmentOf } from './fragments.ts'
import type { SectionKind } from './heading-words.ts'
import { sectionOfHeading } from './heading-words.ts'

/**
 * Headings set in a column of their own beside the content ("Experience │ Acme Inc. …") are
 * lifted to rows of their own, so that what follows is an ordinary page.
 */
export function liftLabels(rows: Fragment[][]): Fragment[][] {
  const labels: Label[] = []
  rows.forEach((row, i) => {
    if (labels.some(({ fragments }) => fragments[1] !== undefined && fragments[1] === row[0]))
      return
    labels.push(...labelAt(row, rows.slice(i + 1, i + 4)))
  })
  const all = labels.flatMap((label) => label.fragments)
  const kinds = new Set(labels.map((label) => label.kind))
  if (labels.length < 2 || kinds.size < 2) return rows
  if (!kinds.has('work') && !kinds.has('education') && !kinds.has('skills')) return rows
  const edge = Math.max(...all.map((f) => f.x1))
  const lefts = new Set(all.map((f) => Math.round(f.x / 4)))
  const rights = new Set(all.map((f) => Math.round(f.x1 / 4)))
  if (Math.min(lefts.size, rights.size) > 1 + labels.length / 4) return rows
  const [top = 0, bottom = 0] = [all[0]?.y, all.at(-1)?.y]
  const inColumn = rows.flat().filter((f) => f.y >= top - 1 && f.y <= bottom + 40 && f.x < edge - 2)
  const intruders = inColumn.filter((f) => !isDateText(f.text) && !all.includes(f) && !isHeading(f))
  if (intruders.length > 0.25 * inColumn.length) return rows
  const lifted: Fragment[][] = []
  for (const row of rows) {
    const label = labels.find(({ fragments }) => fragments[0] === row[0])
    if (label !== undefined) lifted.push([inOneLine(label.fragments)])
    const rest = row.filter((f) => !all.includes(f))
    if (rest.length > 0) lifted.push(rest)
  }
  return lifted
}

/** A label over two lines, as if it stood on one. */
export function inOneLine([first, second]: readonly Fragment[]): Fragment {
  if (first === undefined) throw new RangeError('a label needs a fragment')
  if (second === undefined) return first
  const shift = first.x1 + 0.3 * first.size - second.x
  const moved = second.pieces.map((p, i) => ({
    ...p,
    x: p.x + shift,
    y: first.y,
    afterSpace: p.afterSpace || i === 0,
  }))
  return fragmentOf([...first.pieces, ...moved])
}

interface Label {
  fragments: Fragment[]
  kind: SectionKind
}

/** A heading with something beside it; it may run over two lines. */
function labelAt(row: readonly Fragment[], below: readonly Fragment[][]): Label[] {
  const [first, second] = row
  if (first === undefined || second === undefined) return []
  if (second.x - first.x1 <= 0.5 * first.size) return []
  const under = below
    .flatMap((other) => other.slice(0, 1))
    .find((f) => Math.abs(f.x - first.x) < 3 || Math.abs(f.x1 - first.x1) < 3)
  if (
    under !== undefined &&
    under.y - first.y < 1.9 * first.size &&
    Math.abs(under.size - first.size) < 0.5
  ) {
    const kind = sectionOfHeading(`${first.text} ${under.text}`)
    if (kind !== null) return [{ fragments: [first, under], kind }]
  }
  const kind = sectionOfHeading(first.text)
  return kind === null ? [] : [{ fragments: [first], kind }]
}
