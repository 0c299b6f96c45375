/**
 * Step 4: rows of fragments → lines of text with their look. A line is made of runs (stretches of
 * one style); runs are apart by nothing, a space, or a tab (a gap wider than words have).
 */
import type { Block } from './columns.ts'
import type { Piece } from './clean-items.ts'
import { composeAccents, restoreLigatures } from './clean-items.ts'
import type { LabelledField } from './field-labels.ts'
import { bulletGlyph } from './fragments.ts'

export interface Run {
  text: string
  x: number
  x1: number
  size: number
  bold: boolean
  italic: boolean
  font: string
  link: string | null
  /** What stands before this run in its line. */
  before: 'start' | 'none' | 'space' | 'wide' | 'tab'
  /** The field that the head of its column in a table names. */
  labelled?: LabelledField
}

export interface Line {
  id: number
  page: number
  block: number
  x: number
  x1: number
  /** Baseline. */
  y: number
  size: number
  runs: Run[]
  /** The text without its bullet; tabs stand for wide gaps. */
  text: string
  hasBullet: boolean
  /** Where the text begins, after a bullet. */
  textX: number
  bold: boolean
  italic: boolean
  /** White above, in multiples of the type's size; large at the top of a block. */
  gapAbove: number
  /** The usual distance of two lines of one paragraph here, in the same measure. */
  leading: number
  left: number
  right: number
}

const iconMark = /\uE000/g

/** Frames of tags stand at least that far apart, in multiples of the type's size; most words do not. */
export const frameGap = 0.5

export function linesOf(blocks: readonly Block[]): Line[] {
  const lines: Line[] = []
  blocks.forEach((block, index) => {
    let above: number | null = null
    for (const row of block.rows) {
      const line = lineOf(
        row.flatMap((fragment) => fragment.pieces),
        lines.length,
      )
      if (line === null) continue
      line.block = index
      line.left = block.left
      line.right = block.right
      line.gapAbove = above === null ? 9 : Math.max(0, (line.y - above) / line.size)
      above = line.y
      lines.push(line)
    }
  })
  setLeading(lines)
  return lines
}

/** The smallest distance that occurs more than once among lines of one block and size. */
function setLeading(lines: readonly Line[]): void {
  const gaps = new Map<string, number[]>()
  const keyOf = (line: Line): string => `${line.block}:${Math.round(line.size * 2)}`
  for (const line of lines) {
    if (line.gapAbove < 0.95 || line.gapAbove > 2.5) continue
    gaps.set(keyOf(line), [...(gaps.get(keyOf(line)) ?? []), line.gapAbove])
  }
  for (const line of lines) {
    const known = (gaps.get(keyOf(line)) ?? []).toSorted((a, b) => a - b)
    const usual = known.find((gap, i) => (known[i + 1] ?? 9) - gap < 0.09)
    line.leading = usual ?? known[0] ?? 1.3
  }
}

function lineOf(pieces: Piece[], id: number): Line | null {
  const runs = runsOf(pieces.toSorted((a, b) => a.x - b.x))
  const hasBullet = takeBullet(runs)
  const first = runs[0]
  if (first === undefined) return null
  const text = textOfRuns(runs)
  if (text === '') return null
  const weight = (test: (run: Run) => boolean): boolean =>
    runs.filter(test).reduce((sum, run) => sum + run.text.length, 0) >
    0.6 * runs.reduce((sum, run) => sum + run.text.length, 0)
  const main = runs.toSorted((a, b) => b.text.length - a.text.length)[0] ?? first
  return {
    id,
    page: pieces[0]?.page ?? 0,
    block: 0,
    x: Math.min(...pieces.map((piece) => piece.x)),
    x1: Math.max(...pieces.map((piece) => piece.x + piece.width)),
    y: pieces.toSorted((a, b) => b.text.length - a.text.length)[0]?.y ?? 0,
    size: main.size,
    runs,
    text,
    hasBullet,
    textX: first.x,
    bold: weight((run) => run.bold),
    italic: weight((run) => run.italic),
    gapAbove: 9,
    leading: 1.3,
    left: 0,
    right: 0,
  }
}

export function textOfRuns(runs: readonly Run[]): string {
  return runs
    .map(
      (run) =>
        (run.before === 'tab' ? '\t' : run.before === 'none' || run.before === 'start' ? '' : ' ') +
        run.text,
    )
    .join('')
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = []
  let end: Piece | null = null
  let pendingTab = false
  for (const piece of pieces) {
    if (piece.isIcon) {
      pendingTab = true
      continue
    }
    const before = runs.at(-1)
    const gap = end === null ? 0 : piece.x - (end.x + end.width)
    const size = end === null ? piece.size : Math.max(end.size, piece.size)
    const space: Run['before'] =
      before === undefined
        ? 'start'
        : pendingTab || gap > 1.6 * size
          ? 'tab'
          : gap > (piece.afterSpace ? 1.2 : 0.6) * size
            ? 'wide'
            : gap > 0.12 * size ||
                piece.afterSpace ||
                /\s$/.test(before.text) ||
                /^\s/.test(piece.text)
              ? 'space'
              : 'none'
    pendingTab = false
    for (const [i, part] of piece.text.split(iconMark).entries()) {
      if (part.trim() === '') {
        if (i > 0 || part !== '') pendingTab = i > 0 || pendingTab
        continue
      }
      const as = i > 0 ? (runs.length === 0 ? 'start' : 'tab') : space
      addRun(runs, piece, part, as)
    }
    end = piece
  }
  for (const run of runs)
    run.text = composeAccents(restoreLigatures(run.text), run.font).replace(/ {2,}/g, ' ').trim()
  return runs.filter((run) => run.text !== '')
}

function addRun(runs: Run[], piece: Piece, text: string, before: Run['before']): void {
  const last = runs.at(-1)
  const sameStyle =
    last !== undefined &&
    last.bold === piece.bold &&
    last.italic === piece.italic &&
    last.font === piece.font &&
    Math.abs(last.size - piece.size) < 0.6 &&
    last.link === piece.link
  if (
    last !== undefined &&
    (before === 'none' || (before === 'space' && piece.x - last.x1 < frameGap * piece.size)) &&
    !bulletGlyph.test(last.text.trim()) &&
    (sameStyle || isRaised(last, piece))
  ) {
    last.text += (before === 'space' ? ' ' : '') + text
    last.x1 = piece.x + piece.width
    return
  }
  const { x, width, size, bold, italic, font, link } = piece
  runs.push({ text, x, x1: x + width, size, bold, italic, font, link, before })
}

/** A small capital, an ordinal or a logo's letter: part of the word it stands in. */
const isRaised = (last: Run, piece: Piece): boolean =>
  Math.abs(piece.x - last.x1) < 0.12 * piece.size &&
  last.bold === piece.bold &&
  last.italic === piece.italic &&
  last.link === piece.link

/** Takes a bullet glyph off the front. A dash counts only with text after it. */
function takeBullet(runs: Run[]): boolean {
  const first = runs[0]
  if (first === undefined) return false
  if (bulletGlyph.test(first.text) && runs.length > 1) {
    runs.shift()
    const next = runs[0]
    if (next !== undefined) next.before = 'start'
    return true
  }
  const glued = /^([•●○◦▪▫■□◆◇❖‣⁃∙·➢➤►▶▸▹✓✔★❯»]|[–—−*-](?=\s))\s*(?=\S)/u.exec(first.text)
  if (glued === null) return false
  const share = glued[0].length / first.text.length
  first.x += (first.x1 - first.x) * share
  first.text = first.text.slice(glued[0].length)
  return true
}

/** The parts of a line between wide gaps. */
export function segmentsOfLine(line: Line): Run[][] {
  const segments: Run[][] = []
  for (const run of line.runs) {
    const open = segments.at(-1)
    if (open === undefined || run.before === 'tab') segments.push([run])
    else open.push(run)
  }
  return segments
}
