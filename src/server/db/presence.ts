/**
 * This process among several over one database: a connection of its own that lives as long as the
 * process does. On it lies an advisory lock with the process's number, which PostgreSQL releases the
 * moment the process dies, however it dies; and on it the process hears what the others announce.
 *
 * It is opened again where it breaks. Until then the others may take this process for dead and
 * give back what it holds: its calls then end in a refusal, and cost nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { Client } from 'pg'

export interface Presence {
  /** The number under which this process holds credits and keys. */
  process: number
  /** Calls back with what any process announces on the channel, this one among them. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  /** Tells all processes. */
  announce(channel: string, payload: string): void
  close(): Promise<void>
}

interface Log {
  warn(event: string): void
}

/** The first half of every process's lock; the second is its number. */
const lockClass = 1_279_348_045
const retryMs = 500
const channelName = /^[a-z_]+$/
const notifyAll = `SELECT pg_notify(channel, payload)
  FROM unnest($1::text[], $2::text[]) AS said (channel, payload)`

/** True in SQL for a row whose `process` has died; never for one without. */
export function isOfDeadProcess(): RawBuilder<boolean> {
  return sql<boolean>`(process IS NOT NULL AND process NOT IN (
    SELECT objid::bigint::integer FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${sql.lit(lockClass)} AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`
}

export async function openPresence(url: string, log: Log): Promise<Presence> {
  const heard = new Map<string, (payload: string) => void>()
  const closing = new AbortController()
  let client = await connect(url)
  const { rows } = await client.query<{ number: number }>(
    `SELECT nextval('process_numbers')::integer AS number`,
  )
  const process = rows[0]?.number ?? 0
  await lock(client, process)

  const reopen = async (): Promise<void> => {
    if (closing.signal.aborted) return
    log.warn('the connection that says this process lives was lost and is opened again')
    while (!closing.signal.aborted) {
      try {
        client = await connect(url)
        watch()
        for (const channel of heard.keys()) await client.query(`LISTEN ${channel}`)
        return await lock(client, process)
      } catch {
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }
  const watch = (): void => {
    const watched = client
    watched.on('notification', ({ channel, payload = '' }) => heard.get(channel)?.(payload))
    watched.once('end', () => {
      if (watched === client) void reopen()
    })
  }
  watch()
  // One statement at a time on the connection: what is announced meanwhile goes with the next.
  let unsaid: { channel: string; payload: string }[] = []
  let isSaying = false
  const say = async (): Promise<void> => {
    if (isSaying) return
    isSaying = true
    while (unsaid.length > 0) {
      const said = unsaid
      unsaid = []
      const [channels, payloads] = [said.map((one) => one.channel), said.map((one) => one.payload)]
      // A notice that is lost with its connection costs nobody anything.
      await client.query(notifyAll, [channels, payloads]).catch(() => {})
    }
    isSaying = false
  }
  return {
    process,
    async listen(channel, hear) {
      if (!channelName.test(channel)) throw new Error('no name of a channel')
      heard.set(channel, hear)
      await client.query(`LISTEN ${channel}`)
    },
    announce(channel, payload) {
      unsaid.push({ channel, payload })
      void say()
    },
    async close() {
      closing.abort()
      await client.end().catch(() => {}) // it was gone already
    },
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'lapel presence',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {}) // 'end' follows, and that is acted on
  await client.connect()
  return client
}

/** The old connection may hold the lock until PostgreSQL sees that it is gone: then we take over. */
async function lock(client: Client, process: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS taken',
      [lockClass, process],
    )
    if (rows[0]?.taken === true) return
    await sleep(retryMs, undefined, { ref: false })
  }
}
