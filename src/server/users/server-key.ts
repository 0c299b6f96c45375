/** Keys of this server, each made once at its first use and kept in the database. */
import { randomBytes } from 'node:crypto'

import type { Db } from '../db/tables.ts'
import { keepSecret } from '../secrets/store.ts'

export async function serverKey(db: Db, name: string): Promise<Buffer> {
  const key = await keepSecret(db, name, () => randomBytes(32).toString('base64'))
  return Buffer.from(key, 'base64')
}
