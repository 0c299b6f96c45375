/** Which sources people may follow: boards without a key, whose address is the board's own. */
import { findAdapter } from '../sources/adapters.ts'
import type { WantedSource } from '../wanted-sources.ts'
import { toWanted } from '../wanted-sources.ts'

/** Lists for whoever runs the server: a person has no list of their own. */
const operatorsOnly: ReadonlySet<string> = new Set(['jsonl', 'indeed-xml'])

/** Null where the name is none of a board that may be followed. */
export function followable(name: string): WantedSource | null {
  const [id = '', ...rest] = name.split(':')
  const board = rest.join(':')
  const adapter = findAdapter(id)
  if (adapter?.kind !== 'board' || adapter.keyForm !== undefined) return null
  if (operatorsOnly.has(id) || !adapter.isBoard(board)) return null
  return toWanted(adapter, board, new Map())
}
