/** A design of the page beside its layout: what was made before keeps the sheet that it had. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const first = (layout: string) => `CASE ${layout} WHEN 'two-column' THEN 'tinted' ELSE 'plain' END`

const withDesign = (table: string, column: string) =>
  `UPDATE ${table} SET ${column} =
    ${column} || jsonb_build_object('design', ${first(`${column} ->> 'layout'`)})
    WHERE ${column} IS NOT NULL AND NOT ${column} ? 'design'`

const statements = [
  `ALTER TABLE resumes ADD COLUMN design text`,
  `UPDATE resumes SET design = ${first('layout')}`,
  withDesign('resumes', 'original_content'),
  withDesign('revisions', 'state'),
]

export const designs: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
