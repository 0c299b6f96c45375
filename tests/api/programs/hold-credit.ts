/**
 * A process in the middle of a paid call: `node hold-credit.ts DATABASE_URL PERSON_ID` holds a
 * credit and a key under its number, says so, and waits to be killed.
 */
import { holdCredit } from '#server/credits/ledger-store.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPresence } from '#server/db/presence.ts'

const [url = '', personId = ''] = process.argv.slice(2)
const log = { info: () => {}, warn: () => {} }
const { kysely } = await openDatabase({ databaseUrl: url, dataDir: '', log })
const presence = await openPresence(url, log)
await holdCredit(kysely, personId, 'tailor', new Date(), presence.process)
await kysely
  .insertInto('idempotency_keys')
  .values({
    person_id: personId,
    call: 'tailorResume',
    key: 'once',
    request_hash: Buffer.alloc(32),
    state: 'running',
    process: presence.process,
  })
  .execute()
console.log('holding')
