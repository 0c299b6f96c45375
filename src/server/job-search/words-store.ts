/** The SQL of the distinct words of titles. */
import { firstAges, termsOfAges } from '#domain/job-search/days.ts'
import type { KnownWord } from '#domain/job-search/typos.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import * as ts from './tsquery.ts'

/** Those that some title, text or company has, or that begin one of a title. */
export async function knownWords(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM unnest(${[...keys]}::text[], ${keys.map(ts.term)}::text[],
      ${keys.map((key) => ts.term(`c:${key}`))}::text[]) AS given (key, word, company)
    WHERE EXISTS (SELECT FROM job_words
        WHERE job_words.word >= key COLLATE "C" AND job_words.word < (key || U&'\\FFFF') COLLATE "C")
      OR some_job_title_has(company::tsquery) OR some_job_text_has(word::tsquery)`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

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
  const inDays = days === null ? sql`` : sql`AND terms @@ days`
  const { rows } = await sql<{ word: string; n: number }>`
    SELECT word, (SELECT count(*)::int FROM
        (SELECT FROM (SELECT FROM job_search WHERE terms @@ condition ${inDays} OFFSET 0) AS found
          LIMIT ${sql.lit(mostCounted)}) AS counted) AS n
    FROM unnest(${[...words]}::text[], ${words.map((word) => ts.term(`w:${word}`))}::tsquery[],
      ${words.map(() => days)}::tsquery[]) AS given (word, condition, days)`.execute(db)
  return new Map(rows.map(({ word, n }) => [word, n]))
}
