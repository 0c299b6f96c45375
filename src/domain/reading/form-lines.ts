/**
 * Step 7, before the entries: the lines of a form or a table. What the heads of its columns name is said of
 * the cells below them, and its labels tell where an entry begins.
 */
import type { LabelledField } from './field-labels.ts'
import { isEntryLabel, labelAt, labelledField } from './field-labels.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

interface Column {
  x: number
  field: LabelledField
}

/** The lines of a section without the heads of its table, each cell with the field of its column. */
export function withColumnFields(lines: readonly Line[]): Line[] {
  let columns: Column[] = []
  return lines.flatMap((line) => {
    const cells = segmentsOfLine(line)
    const isHead = cells.length > 1 && cells.every((cell) => isEntryLabel(cellText(cell)))
    if (isHead) {
      columns = cells.map((cell) => ({
        x: cell[0]?.x ?? 0,
        field: labelledField(cellText(cell)) ?? 'none',
      }))
      return []
    }
    if (columns.length === 0 || cells.length < 2) return [line]
    return [{ ...line, runs: cells.flatMap((cell) => inColumn(cell, columns)) }]
  })
}

const cellText = ([first, ...rest]: readonly Run[]): string =>
  first === undefined ? '' : textOfRuns([{ ...first, before: 'start' }, ...rest])

function inColumn(cell: readonly Run[], columns: readonly Column[]): Run[] {
  const x = cell[0]?.x ?? 0
  const [nearest] = columns.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
  return cell.map((run) => (nearest === undefined ? run : { ...run, labelled: nearest.field }))
}

/** Where the entries begin, if the lines say it: the rows of a table, or a form whose first label comes again. */
export function startsOfForm(lines: readonly Line[]): number[] {
  const rows = lines.flatMap(({ runs: [first] }, at) =>
    first?.labelled === undefined ? [] : [{ at, field: first.labelled }],
  )
  // A cell that runs over two lines leaves those before it empty.
  if (rows.length > 0)
    return rows.flatMap(({ at, field }) => (field === rows[0]?.field ? [at] : []))
  const labels = lines.map(({ text }) => text.slice(0, labelAt(text)?.length ?? 0))
  const [first = ''] = labels
  const starts = labels.flatMap((label, at) => (label === first ? [at] : []))
  const isForm = first !== '' && new Set(labels).size > 2
  return isForm ? starts : []
}
