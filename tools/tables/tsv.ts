/**
 * The tables as they are edited: a header with the names of the columns, then a row a line with tabs
 * between its cells. Lines that begin with `# ` are remarks.
 */
import { existsSync, readFileSync } from 'node:fs'

import { fold } from '#domain/language/fold.ts'
import type { Topic } from './schema.ts'

export type Cells = readonly string[]

/** The rows of a file that keeps to its schema; throws what is wrong, with its line. */
export function readTable(file: string, topic: Topic): readonly Cells[] {
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  const columns = Object.entries(topic.columns)
  const expected = columns.map(([name]) => name).join('\t')
  if (header !== expected)
    throw new Error(`${file}:1: the header is not ${JSON.stringify(expected)}`)
  if (lines.pop() !== '') throw new Error(`${file}: the last line has no end`)
  return lines.flatMap((line, i) => {
    if (line.startsWith('# ')) return []
    const at = `${file}:${i + 2}`
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new Error(`${at}: ${cells.length} cells instead of ${columns.length}`)
    for (const [k, [name, kind]] of columns.entries()) {
      const cell = cells[k] ?? ''
      if (cell !== cell.trim()) throw new Error(`${at}: ${name} begins or ends with a space`)
      if (!forms[kind].test(cell)) throw new Error(`${at}: ${name} is no ${kind}`)
    }
    if (cells.every((cell) => cell === '')) throw new Error(`${at}: the row is empty`)
    return [cells]
  })
}

const forms = {
  text: /^/,
  number: /^-?\d+(?:\.\d+)?$/,
  'number?': /^(?:-?\d+(?:\.\d+)?)?$/,
  list: /^(?!.*(?:; ;|;;|;$))/,
} as const

/** The rows that can never be reached, because an earlier one has the same key once it is folded. */
export function unreachableRows(rows: readonly Cells[], topic: Topic): string[] {
  const places = Object.keys(topic.columns).flatMap((name, i) =>
    topic.key.includes(name) ? [i] : [],
  )
  const seen = new Set<string>()
  return rows.flatMap((cells) => {
    const key = places.map((i) => keyOf(cells[i] ?? '', topic)).join('\t')
    if (seen.has(key)) return [cells.join(' | ')]
    seen.add(key)
    return []
  })
}

const keyOf = (cell: string, { isExact }: Topic): string => (isExact ? cell : fold(cell))
