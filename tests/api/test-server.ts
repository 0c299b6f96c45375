/** Addresses of databases on the tests' server, and single statements to it. */
import { Client } from 'pg'

export { addressOf as urlOf } from '#server/db/open.ts'

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
