/** Addresses of databases on the tests' server, and single statements to it. */
import { Client } from 'pg'

import type { Connection } from '#server/db/embedded/start.ts'

export function urlOf({ host, port, user, database }: Connection): string {
  const place = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${user}@localhost/${database}?${place}`
}

/** The same server, another database. */
export function inDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
