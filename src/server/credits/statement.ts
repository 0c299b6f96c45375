import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { listLines } from './store.ts'

/** Lines a page. */
const pageSize = 30

export const creditStatementOfMe: Handler<Calls['creditStatementOfMe']> = async ({
  house,
  person,
  query,
}) => {
  const before = query().before ?? null
  // One more than a page tells whether there is another.
  const found = await listLines(house.db, person.id, { before, limit: pageSize + 1 })
  const lines = found.slice(0, pageSize)
  return { lines, next: found.length > pageSize ? (lines.at(-1)?.id ?? null) : null }
}
