/** Towns with their coordinates (GeoNames, CC BY 4.0), and the names each is known by. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `CREATE TABLE places (
    id integer PRIMARY KEY,
    name text NOT NULL,
    country text NOT NULL,
    latitude real NOT NULL,
    longitude real NOT NULL,
    population integer NOT NULL
  )`,
  `CREATE TABLE place_names (
    name text COLLATE "C" NOT NULL,
    place_id integer NOT NULL REFERENCES places ON DELETE CASCADE,
    PRIMARY KEY (name, place_id)
  )`,
]

export const places: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
