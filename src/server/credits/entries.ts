import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { listEntries } from './ledger-store.ts'

/** Rows a page: years of most people's credits. */
const pageSize = 200

export const creditsOfMe: Handler<Calls['creditsOfMe']> = async ({ house, person, query }) =>
  listEntries(house.db, person.id, { start: query().start, limit: pageSize })
