/**
 * Sign-up credits are claimed by subjects and verified addresses; what was there are the addresses of
 * people who left. Whether an address is verified is known from its next sign-in on.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const signUpClaims: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE departed_emails RENAME TO sign_up_claims`.execute(db)
    await sql`ALTER TABLE sign_up_claims RENAME COLUMN email_hmac TO hmac`.execute(db)
    await sql`ALTER TABLE people ADD COLUMN is_email_verified boolean NOT NULL DEFAULT false`.execute(
      db,
    )
  },
}
