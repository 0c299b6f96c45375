import type { Calls } from '#contract/calls.ts'
import { sql } from 'kysely'

import { version } from '../version.ts'
import type { Handler } from './handler.ts'
import { Problem } from './problem.ts'

/** 200 only when the database answers (contract, "HTTP") and this server is there to stay. */
export const health: Handler<Calls['health']> = async ({ house }) => {
  if (house.leaving.aborted) throw new Problem('server_leaving')
  try {
    await sql`SELECT 1`.execute(house.db)
  } catch (cause) {
    throw new Problem('database_unavailable', {}, { cause })
  }
  return { status: 'ok', version }
}
