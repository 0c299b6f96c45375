/** What a person’s credits went for. */
import type { Handler } from '../http/handler.ts'
import { listEntries } from './ledger-store.ts'
import { listLines } from './store.ts'

/** Rows a page: years of most people's credits. */
const pageSize = 200

export const creditsOfMe: Handler<'creditsOfMe'> = async ({ house, person, query }) =>
  listEntries(house.db, person.id, { start: query().start, limit: pageSize })

/** Lines a page. */
const linesAPage = 30

export const creditStatementOfMe: Handler<'creditStatementOfMe'> = async ({
  house,
  person,
  query,
}) => {
  const before = query().before ?? null
  // One more than a page tells whether there is another.
  const found = await listLines(house.db, person.id, { before, limit: linesAPage + 1 })
  const lines = found.slice(0, linesAPage)
  return { lines, next: found.length > linesAPage ? (lines.at(-1)?.id ?? null) : null }
}
