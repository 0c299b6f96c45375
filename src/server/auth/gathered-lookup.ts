/**
 * Looks tokens up many at a time: while the database answers one question, whoever comes is gathered
 * for the next. So it is asked one question at once, however many tokens an address sends, and a
 * valid one among them is found all the same.
 */
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { FoundSession } from './session-store.ts'
import { findSessions } from './session-store.ts'

type Db = Kysely<Tables>

interface Batch {
  tokens: Set<string>
  found: Promise<Map<string, FoundSession>>
}

/** As many fit one statement well; the others go with the next. */
const mostTokens = 1_000

interface Line {
  /** Where whoever comes next is gathered; null where a question must be begun. */
  open: Batch | null
  /** Resolves when the last question so far is answered. */
  last: Promise<unknown>
}

const lines = new WeakMap<Db, Line>()

export async function findGathered(
  db: Db,
  token: string,
  now: () => Date,
): Promise<FoundSession | undefined> {
  const line = lines.get(db) ?? { open: null, last: Promise.resolve() }
  lines.set(db, line)
  if (line.open === null || line.open.tokens.size >= mostTokens) line.open = begin(db, line, now)
  const { tokens, found } = line.open
  tokens.add(token)
  return (await found).get(token)
}

function begin(db: Db, line: Line, now: () => Date): Batch {
  const tokens = new Set<string>()
  const found = line.last.then(() => {
    if (line.open?.tokens === tokens) line.open = null
    return findSessions(db, [...tokens], now())
  })
  line.last = found.catch(() => {}) // whoever waits for these tokens is told
  return { tokens, found }
}
