/**
 * Cells side by side ("Name A │ Name B" over "School A │ School B") → one under the other. Rows are
 * cells when they have the same number of parts at the same places; a last part that is a date
 * beside something that is not is an ordinary row.
 */
import { isDateText } from './fragment-kinds.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

export function ungrid(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let rows: Line[] = []
  const close = (): void => {
    result.push(...(rows.length > 1 ? columnsOf(rows) : rows))
    rows = []
  }
  for (const line of lines) {
    const before = rows.at(-1)
    if (before !== undefined && !sameCells(before, line)) close()
    if (isRowOfCells(line)) rows.push(line)
    else {
      close()
      result.push(line)
    }
  }
  close()
  return result
}

function isRowOfCells(line: Line): boolean {
  const cells = segmentsOfLine(line)
  const dates = cells.filter((cell) => isDateText(textOfRuns(cell))).length
  return cells.length > 1 && (dates === 0 || dates === cells.length)
}

function sameCells(a: Line, b: Line): boolean {
  const [one, other] = [segmentsOfLine(a), segmentsOfLine(b)]
  if (one.length !== other.length || a.block !== b.block) return false
  // Cells are left-aligned, or right-aligned as dates are.
  return one.every((cell, i) => Math.abs(start(cell) - start(other[i] ?? [])) < 60)
}

const start = (cell: readonly Run[]): number => cell[0]?.x ?? 0

function columnsOf(rows: readonly Line[]): Line[] {
  const count = segmentsOfLine(rows[0] ?? ({ runs: [] } as unknown as Line)).length
  return Array.from({ length: count }, (_, column) =>
    rows.map((row) => {
      const runs = (segmentsOfLine(row)[column] ?? []).map((run, i) =>
        i === 0 ? { ...run, before: 'start' as const } : run,
      )
      const x = start(runs)
      return { ...row, runs, text: textOfRuns(runs), x, textX: x, x1: runs.at(-1)?.x1 ?? x }
    }),
  ).flat()
}
