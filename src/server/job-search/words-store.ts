/** The SQL of the distinct words of titles. */
import { firstAges, termsOfAges } from '#domain/job-search/days.ts'
import type { KnownWord } from '#domain/job-search/typos.ts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { foundBy } from './by-index-store.ts'
import * as ts from './tsquery.ts'

/** Those that some title, text or company has, or that begin one of a title. */
export async function knownWords(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS given (key)
    WHERE EXISTS (SELECT FROM job_words
        WHERE job_words.word >= key COLLATE "C" AND job_words.word < (key || U&'\\FFFF') COLLATE "C")`.execute(
    db,
  )
  const known = new Set(rows.map(({ key }) => key))
  const left = keys.filter((key) => !known.has(key))
  if (left.length === 0) return known
  const elsewhere = left.flatMap((key) => [
    oneOf(key, sql`job_search`, foundBy('terms', [ts.term(`c:${key}`)])),
    oneOf(key, sql`job_bodies`, foundBy('words', [ts.term(key)])),
  ])
  const found = await sql<{ key: string }>`${sql.join(elsewhere, sql` UNION ALL `)}`.execute(db)
  return new Set([...known, ...found.rows.map(({ key }) => key)])
}

/** The key where some row of the table meets the condition, else nothing. */
const oneOf = (key: string, table: RawBuilder<unknown>, isMet: RawBuilder<boolean>) =>
  sql`SELECT ${key}::text AS key FROM (SELECT 1 FROM ${table} WHERE ${isMet} LIMIT 1) AS found`

/** Those of these words that a title has. */
export async function wordsOfTitles(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM job_words WHERE word = ANY (${[...keys]}::text[])`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

const mostBeginnings = 50

/** The words of titles that begin as each of these does, the shortest first: no index has to look for them. */
export async function wordsBeginning(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; words: string[] }>`
    SELECT key, ARRAY(SELECT word FROM job_words
        WHERE job_words.word >= key COLLATE "C" AND job_words.word < (key || U&'\\FFFF') COLLATE "C"
        ORDER BY length(word), word LIMIT ${sql.lit(mostBeginnings)}) AS words
    FROM unnest(${[...new Set(keys)]}::text[]) AS given (key)`.execute(db)
  return new Map(rows.map(({ key, words }) => [key, words]))
}

/** Words of about this length that begin or end alike: an error at both ends is too many. */
export async function similarWords(
  db: Kysely<Tables>,
  key: string,
  errors: number,
): Promise<KnownWord[]> {
  const start = key.slice(0, 1)
  const end = [...key].toReversed().join('').slice(0, 3)
  const last = '\uffff'
  const { rows } = await sql<KnownWord>`
    SELECT word, spoken FROM job_words
    WHERE length(word) BETWEEN ${key.length - errors}::int AND ${key.length + errors}::int
      AND (word >= ${start}::text COLLATE "C" AND word < ${start + last}::text COLLATE "C"
        OR reverse(word) COLLATE "C" >= ${end}::text COLLATE "C"
          AND reverse(word) COLLATE "C" < ${end + last}::text COLLATE "C")`.execute(db)
  return rows
}

/** From this many on the newest days tell which of two words is the commoner. */
const enoughToTell = 20
const mostCounted = 500

/**
 * How many titles have each of these words, counted no further than it matters: those of the newest
 * days, or of all where the newest days hardly have any.
 */
export async function titlesWith(
  db: Kysely<Tables>,
  words: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const counted = await countTitles(db, words, ts.any(termsOfAges(now, firstAges).map(ts.term)))
  const isTold = [...counted.values()].some((n) => n >= enoughToTell)
  return isTold ? counted : countTitles(db, words, null)
}

async function countTitles(
  db: Kysely<Tables>,
  words: readonly string[],
  days: ts.Condition | null,
): Promise<Map<string, number>> {
  if (words.length === 0) return new Map()
  const counts = words.map((word) => {
    const conditions = [ts.term(`w:${word}`), ...(days === null ? [] : [days])]
    return sql`SELECT ${word}::text AS word, count(*)::int AS n FROM (SELECT 1 FROM job_search
      WHERE ${foundBy('terms', conditions)} LIMIT ${sql.lit(mostCounted)}) AS counted`
  })
  const { rows } = await sql<{
    word: string
    n: number
  }>`${sql.join(counts, sql` UNION ALL `)}`.execute(db)
  return new Map(rows.map(({ word, n }) => [word, n]))
}
