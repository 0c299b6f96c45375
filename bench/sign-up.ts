/** Somebody signed in, for benchmarks that ask a running product. */
import { createHash, randomBytes } from 'node:crypto'

import { openDatabase } from '#server/db/open.ts'

/** A person with a session, written where the running product keeps them. */
export async function signUp(dataDir: string): Promise<string> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({ dataDir, log, joinRunning: true })
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const { id } = await database.kysely
    .insertInto('people')
    .values({ issuer: 'bench', subject: token, name: 'Bench', email: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('sessions')
    .values({
      person_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  await database.close()
  return token
}
