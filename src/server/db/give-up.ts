/**
 * A pool whose questions end. A database that takes a question and never answers (a network that
 * swallows, a server that is stopped) would otherwise keep every request, and the pool with them, for
 * a quarter of an hour or for good. A connection that did not answer in time is thrown away.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

export function givingUpAfter(pool: Pool, limitMs: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => limited(await pool.connect(), limitMs),
    end: () => pool.end(),
  }
}

function limited(client: PoolClient, limitMs: number): PostgresPoolClient {
  let isLate = false

  async function ask(text: string, parameters: unknown[]): Promise<unknown> {
    // The end of a transaction that was given up: it ends with its connection.
    if (isLate) throw lateAnswer()
    const answer = client.query(text, parameters)
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      clock = setTimeout(() => {
        isLate = true
        reject(lateAnswer())
      }, limitMs)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(clock)
      if (isLate) answer.catch(() => {}) // nobody waits for it any more
    }
  }

  return {
    // No cursors are read here, so it is asked with a text and its parameters only.
    query: ask as PostgresPoolClient['query'],
    release: () => client.release(isLate),
  }
}

/** As the socket itself would say it. */
const lateAnswer = (): Error =>
  Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' })
