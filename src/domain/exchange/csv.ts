/** Comma-separated values (RFC 4180) → rows by the names of the first line. One pass, no patterns. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''))
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(names.map((name, i) => [name.trim(), cells[i] ?? ''])))
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i)
    if (isQuoted) {
      if (unit !== '"') cell += unit
      else if (text.charAt(i + 1) === '"') {
        cell += '"'
        i++
      } else isQuoted = false
    } else if (unit === '"') isQuoted = true
    else if (unit === ',' || unit === '\n') {
      row.push(cell.trim())
      cell = ''
      if (unit === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += unit
  }
  return [...rows, [...row, cell.trim()]]
}
