/** What a benchmark gives: a table of text, ready for the terminal and for docs/quality.md. */
export type BenchTable = {
  title: string
  columns: string[]
  rows: string[][]
  /** What the reader must know to judge the figures: what was measured, on what, what would move them. */
  notes: string[]
}

export function renderTable({ title, columns, rows, notes }: BenchTable): string {
  const line = (cells: string[]) => `| ${cells.map((c) => c.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `### ${title}`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    ...(notes.length > 0 ? ['', ...notes.map((n) => `- ${n}`)] : []),
    '',
  ].join('\n')
}

/** Percentile of an unsorted list, by nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN
}
