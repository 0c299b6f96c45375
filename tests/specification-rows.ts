/** The rows of docs/specification.md that have an id, cell by cell, for the tests that walk them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Row = { id: string; cells: string[] }

const page = readFileSync(path.resolve(import.meta.dirname, '../docs/specification.md'), 'utf8')

export const rows: Row[] = page.split('\n').flatMap((line) => {
  if (!/^\| [A-Z]\d+ \|/.test(line)) return []
  const [id = '', ...cells] = line.split('|').slice(1, -1)
  return [{ id: id.trim(), cells: cells.map((cell) => cell.trim()) }]
})

export function cellsOf(id: string): string[] {
  const row = rows.find((row) => row.id === id)
  if (row === undefined) throw new Error(`docs/specification.md has no row ${id}`)
  return row.cells
}

/** What stands between backticks in a cell. */
export function wordsIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}
