/**
 * Empties the schema `public`, without what extensions have put into it: with the schema itself a cluster
 * would lose the extension that makes it one.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function dropAll<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement
    FROM pg_class WHERE relkind = 'r' AND ${isOurs('pg_class', 'relnamespace')}
    UNION ALL
    SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', oid::regclass)
    FROM pg_class WHERE relkind = 'S' AND ${isOurs('pg_class', 'relnamespace')}
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
    FROM pg_proc WHERE ${isOurs('pg_proc', 'pronamespace')}`.execute(db)
  for (const { statement } of rows) await sql.raw(statement).execute(db)
}

const isOurs = (catalogue: string, namespace: string) => sql<boolean>`(
  ${sql.ref(namespace)} = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend
    WHERE classid = ${catalogue}::regclass AND objid = ${sql.ref(`${catalogue}.oid`)} AND deptype = 'e'))`
