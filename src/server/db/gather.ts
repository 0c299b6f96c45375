/**
 * Asks for many things at a time: while the database answers one question, whoever comes is gathered for
 * the next. Under load many requests share a question, and nobody is answered from before they asked.
 */

import type { Db } from './tables.ts'

/** Answers by key; what there is not is left out. */
type Ask<Found> = (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>

interface Batch<Found> {
  keys: Set<string>
  found: Promise<ReadonlyMap<string, Found>>
}

interface Line<Found> {
  /** Where whoever comes next is gathered; null where a question must be begun. */
  open: Batch<Found> | null
  /** Resolves when the last question so far is answered. */
  last: Promise<unknown>
}

/** As many fit one statement well; the others go with the next. */
const mostKeys = 1_000

/** One line of questions for each database that is asked. */
export function gathering<Found>(
  ask: Ask<Found>,
): (db: Db, key: string) => Promise<Found | undefined> {
  const lines = new WeakMap<Db, Line<Found>>()

  function begin(db: Db, line: Line<Found>): Batch<Found> {
    const keys = new Set<string>()
    const found = line.last.then(() => {
      if (line.open?.keys === keys) line.open = null
      return ask(db, [...keys])
    })
    line.last = found.catch(() => {}) // whoever waits for these keys is told
    return { keys, found }
  }

  return async (db, key) => {
    const line = lines.get(db) ?? { open: null, last: Promise.resolve() }
    lines.set(db, line)
    if (line.open === null || line.open.keys.size >= mostKeys) line.open = begin(db, line)
    const { keys, found } = line.open
    keys.add(key)
    return (await found).get(key)
  }
}
