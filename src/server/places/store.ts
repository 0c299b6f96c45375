/** The SQL of places. */
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'

export interface Town {
  id: number
  name: string
  country: string
  latitude: number
  longitude: number
  population: number
  /** The regions it lies in, by their codes (regions.ts). */
  regions: readonly string[]
}

/** Under this name stands which towns are in the database. */
const placesName = 'places'
const placesVersion = '3'

export async function placesAreLoaded(db: Db): Promise<boolean> {
  return (await stateOfPlaces(db)) === 'loaded'
}

/** `old`: as an earlier program read them. */
export async function stateOfPlaces(db: Db): Promise<'none' | 'old' | 'loaded'> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', placesName)
    .executeTakeFirst()
  if (row === undefined) return 'none'
  return row.value === placesVersion ? 'loaded' : 'old'
}

export async function rememberPlaces(db: Db): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name: placesName, value: placesVersion })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: placesVersion }))
    .execute()
}

/** Towns and their names, once however often they are given. */
export async function addPlaces(
  db: Db,
  towns: readonly Town[],
  names: readonly (readonly [string, number])[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const column = <T>(of: (town: Town) => T) => towns.map(of)
    await sql`INSERT INTO places (id, name, country, latitude, longitude, population, regions)
      SELECT * FROM unnest(${column((t) => t.id)}::int[], ${column((t) => t.name)}::text[],
        ${column((t) => t.country)}::text[], ${column((t) => t.latitude)}::real[],
        ${column((t) => t.longitude)}::real[], ${column((t) => t.population)}::int[],
        ${column((t) => t.regions.join(' '))}::text[])
      ON CONFLICT (id) DO UPDATE SET regions = excluded.regions
        WHERE places.regions <> excluded.regions`.execute(transaction)
    await sql`INSERT INTO place_names (name, place_id)
      SELECT * FROM unnest(${names.map(([name]) => name)}::text[], ${names.map(([, id]) => id)}::int[])
      ON CONFLICT DO NOTHING`.execute(transaction)
  })
}

/**
 * The towns of these names, the most populous of each name first. Each name is looked up, whatever the
 * planner knows of the tables: before they are analysed it would rather read all towns of the world.
 */
export async function findTowns(
  db: Db,
  names: readonly string[],
): Promise<(Town & { known_as: string })[]> {
  if (names.length === 0) return []
  const { rows } = await sql<Omit<Town, 'regions'> & { known_as: string; regions: string }>`
    SELECT known.name AS known_as, town.*
    FROM unnest(${[...new Set(names)]}::text[]) AS given (name),
      LATERAL (SELECT name, place_id FROM place_names WHERE name = given.name OFFSET 0) AS known,
      LATERAL (SELECT * FROM places WHERE id = place_id OFFSET 0) AS town
    ORDER BY town.population DESC, town.id`.execute(db)
  return rows.map((row) => ({ ...row, regions: row.regions === '' ? [] : row.regions.split(' ') }))
}

/** Names of larger towns that begin as this word does and are about as long, the most populous first. */
export async function similarTownNames(db: Db, word: string, errors: number): Promise<string[]> {
  const start = word.slice(0, 1)
  const { rows } = await sql<{ name: string }>`
    SELECT known.name FROM place_names AS known JOIN places ON places.id = known.place_id
    WHERE known.name >= ${start}::text COLLATE "C" AND known.name < ${`${start}\uffff`}::text COLLATE "C"
      AND length(known.name) BETWEEN ${word.length - errors}::int AND ${word.length + errors}::int
      AND places.population >= ${sql.lit(largeTown)}
    ORDER BY places.population DESC, known.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A typing error leads to a town that many have in mind. */
const largeTown = 15_000
