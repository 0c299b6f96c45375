/**
 * The ledger: the balance of each person and the entries that explain it.
 *
 * A credit is held before the work, and settled in the transaction that stores the work's result;
 * anything else refunds it. Each step is one statement, so no interleaving spends a credit twice
 * and the entries always add up to the balance. What runs alone locks the person first, in the order
 * in which deleting an account goes, so that the two never lock each other up. A hold whose process
 * died is refunded by `refundOrphans`, at start and from then on (housekeeping.ts).
 */
import type { CreditPurpose } from '#domain/account/credits.ts'
import { creditCosts } from '#domain/account/credits.ts'
import { sql } from 'kysely'

import { isOfDeadProcess } from '../db/presence.ts'
import type { Db } from '../db/tables.ts'

/** A database or a transaction of it. */
/** How long a call may hold a credit before it counts as dead. */
export const holdMs = 10 * 60_000

/** The balance; 0 for a person without an account. */
export async function readBalance(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('credit_accounts')
    .select('balance')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export interface Entry {
  created_at: string
  kind: 'grant' | 'purchase' | 'hold' | 'settle' | 'refund' | 'reversal'
  amount: number
  purpose: string
  balance_after: number
}

/**
 * The entries of a person, newest first. `amount` is what an entry did to the balance: a settlement
 * only closes a hold and did nothing. All of them add up to the balance.
 */
export async function listEntries(
  db: Db,
  personId: string,
  { start, limit }: { start: number; limit: number | null },
): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'created_at'> & { created_at: Date }>`
    WITH changes AS (
      SELECT id, created_at, kind, purpose,
        CASE WHEN kind IN ('hold', 'reversal') THEN -amount WHEN kind = 'settle' THEN 0
          ELSE amount END AS amount
      FROM credit_entries WHERE person_id = ${personId}
    )
    SELECT created_at, kind, amount, purpose,
      (sum(amount) OVER (ORDER BY id))::integer AS balance_after
    FROM changes ORDER BY id DESC OFFSET ${start} LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Adds credits, opening the account where there is none; gives the new balance. */
export async function grantCredits(
  db: Db,
  personId: string,
  amount: number,
  purpose: string,
  kind: 'grant' | 'purchase' = 'grant',
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    WITH granted AS (
      INSERT INTO credit_accounts (person_id, balance) VALUES (${personId}, ${amount})
      ON CONFLICT (person_id) DO UPDATE SET balance = credit_accounts.balance + ${amount}
      RETURNING balance
    ), noted AS (
      INSERT INTO credit_entries (person_id, kind, amount, purpose)
      VALUES (${personId}, ${kind}, ${amount}, ${purpose})
    )
    SELECT balance FROM granted`.execute(db)
  return rows[0]?.balance ?? 0
}

/**
 * Takes back credits of a payment that was paid back: as many as are left, because what was spent
 * stays spent. Inside a transaction, which holds the account meanwhile.
 */
export async function reverseCredits(
  transaction: Db,
  personId: string,
  amount: number,
  purpose: string,
): Promise<number> {
  const account = await transaction
    .selectFrom('credit_accounts')
    .select('balance')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  const taken = Math.min(amount, account?.balance ?? 0)
  await transaction
    .updateTable('credit_accounts')
    .set(({ eb }) => ({ balance: eb('balance', '-', taken) }))
    .where('person_id', '=', personId)
    .execute()
  await transaction
    .insertInto('credit_entries')
    .values({ person_id: personId, kind: 'reversal', amount: taken, purpose, hold_id: null })
    .execute()
  return taken
}

/** All credits that are held now, of everybody. */
export async function sumHeldCredits(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    SELECT coalesce(sum(cost), 0)::integer AS held FROM credit_holds WHERE state = 'held'
  `.execute(db)
  return rows[0]?.held ?? 0
}

/** Takes the cost from the balance and gives the hold's id; null where the balance is too small. */
export async function holdCredit(
  db: Db,
  personId: string,
  purpose: CreditPurpose,
  now: Date,
  process: number | null = null,
): Promise<string | null> {
  const cost = creditCosts[purpose]
  const expiresAt = new Date(now.getTime() + holdMs)
  const { rows } = await sql<{ id: string }>`
    WITH person AS (
      SELECT id FROM people WHERE id = ${personId} FOR KEY SHARE
    ), paid AS (
      UPDATE credit_accounts SET balance = balance - ${cost}
      FROM person WHERE person_id = person.id AND balance >= ${cost}
      RETURNING person_id
    ), held AS (
      INSERT INTO credit_holds (person_id, cost, purpose, created_at, expires_at, process)
      SELECT person_id, ${cost}, ${purpose}, ${now}, ${expiresAt}, ${process}::integer FROM paid
      RETURNING id, person_id
    ), noted AS (
      INSERT INTO credit_entries (person_id, kind, amount, purpose, hold_id)
      SELECT person_id, 'hold', ${cost}, ${purpose}, id FROM held
    )
    SELECT id FROM held`.execute(db)
  return rows[0]?.id ?? null
}

/** What a credit was spent on: the resume that it made, the job that it was about. */
export interface SpentOn {
  resumeId?: string | null
  jobId?: string | null
}

/** Closes a hold for good; false where it was closed before, so that the work must not count. */
export async function settleHold(
  db: Db,
  holdId: string,
  { resumeId = null, jobId = null }: SpentOn = {},
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    WITH settled AS (
      UPDATE credit_holds SET state = 'settled', resume_id = ${resumeId}, job_id = ${jobId}
      WHERE id = ${holdId} AND state = 'held'
      RETURNING id, person_id, cost, purpose
    )
    INSERT INTO credit_entries (person_id, kind, amount, purpose, hold_id)
    SELECT person_id, 'settle', cost, purpose, id FROM settled
    RETURNING id`.execute(db)
  return rows.length === 1
}

/** Gives a held credit back; false where the hold was closed before. The entry may say how the work ended. */
export async function refundHold(db: Db, holdId: string, purpose?: string): Promise<boolean> {
  return (await refundWhere(db, sql<boolean>`hold.id = ${holdId}`, purpose)) === 1
}

/**
 * Refunds the holds of calls that died, which is known by their process or by their age. `everyone`
 * is for the start of a server that has the database to itself: then no hold belongs to a living call.
 */
export async function refundOrphans(db: Db, now: Date, everyone: boolean): Promise<number> {
  return refundWhere(
    db,
    everyone ? sql<boolean>`true` : sql<boolean>`(expires_at < ${now} OR ${isOfDeadProcess()})`,
  )
}

async function refundWhere(
  db: Db,
  which: ReturnType<typeof sql<boolean>>,
  purpose: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    WITH due AS (
      SELECT hold.id FROM credit_holds hold JOIN people ON people.id = hold.person_id
      WHERE hold.state = 'held' AND ${which} FOR KEY SHARE OF people
    ), refunded AS (
      UPDATE credit_holds hold SET state = 'refunded' FROM due
      WHERE hold.id = due.id AND hold.state = 'held'
      RETURNING hold.id, hold.person_id, hold.cost, hold.purpose
    ), owed AS (
      SELECT person_id, sum(cost)::integer AS amount FROM refunded GROUP BY person_id
    ), given AS (
      UPDATE credit_accounts SET balance = balance + owed.amount
      FROM owed WHERE credit_accounts.person_id = owed.person_id
    )
    INSERT INTO credit_entries (person_id, kind, amount, purpose, hold_id)
    SELECT person_id, 'refund', cost, coalesce(${purpose}::text, purpose), id FROM refunded
    RETURNING id`.execute(db)
  return rows.length
}
