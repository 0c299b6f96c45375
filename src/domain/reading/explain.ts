/**
 * What the reader made of each text box of a file: the column it fell into, the section, and the
 * field that holds its text. For the page that draws it (`explain-page.ts`) and its tests.
 */
import { fieldFinder } from './found-fields.ts'
import type { PdfDocument, TextItem } from './items.ts'
import type { Line } from './lines.ts'
import type { Explanation, Reading } from './read-resume.ts'

export interface ExplainedBox {
  item: TextItem
  /** "page 1, L"; 'not read' for what is no part of the resume's text. */
  column: string
  section: string
  /** "heading", "left over", the name of a field, or 'none'. */
  field: string
  /** JSON pointer of the value that holds this text, '' where there is none. */
  path: string
}

export function explainBoxes(document: PdfDocument, reading: Reading): ExplainedBox[] {
  const { explain, resume } = reading
  const blockOf = new Map<number, number>()
  explain.blocks.forEach((block, index) => {
    for (const fragment of block.rows.flat())
      for (const piece of fragment.pieces) blockOf.set(piece.order, index)
  })
  const find = fieldFinder(resume)
  return document.items.flatMap((item, order): ExplainedBox[] => {
    if (item.text.trim() === '') return []
    const block = blockOf.get(order)
    const found = block === undefined ? null : lineAt(explain, block, item)
    if (block === undefined || found === null)
      return [{ item, column: 'not read', section: 'none', field: 'none', path: '' }]
    const side = explain.blocks[block]?.side ?? ''
    const column = `page ${item.page + 1}, ${side === '' ? 'full width' : side}`
    if (found.isHeading)
      return [{ item, column, section: found.section, field: 'heading', path: '' }]
    const path = find(item.text, found.line.text, found.section)
    const field = path === '' ? 'none' : nameOf(path)
    const isLeft = explain.unplaced.has(found.line) && path === ''
    return [{ item, column, section: found.section, field: isLeft ? 'left over' : field, path }]
  })
}

interface FoundLine {
  line: Line
  section: string
  isHeading: boolean
}

/** The line of a box: on its baseline, else (lines that were joined) the one above it. */
function lineAt(explain: Explanation, block: number, item: TextItem): FoundLine | null {
  let best: (FoundLine & { far: number }) | null = null
  for (const section of explain.sections) {
    const { kind, headingLine } = section
    for (const line of headingLine === null ? section.lines : [headingLine, ...section.lines]) {
      if (line.block !== block || line.page !== item.page) continue
      const below = item.y - line.y
      const beside = Math.max(0, line.x - item.x - 1, item.x - line.x1)
      const far = Math.abs(below) * (below < -2 ? 9 : 1) + beside / 9
      if (best === null || far < best.far)
        best = { line, section: kind, isHeading: line === headingLine, far }
    }
  }
  return best
}

/** "/work_experience/0/description/2" → "description". */
const nameOf = (path: string): string =>
  path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? 'none'
