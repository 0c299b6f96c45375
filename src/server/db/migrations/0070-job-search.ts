/**
 * What jobs are found by, beside their full text: narrow rows that the index and the ranking read,
 * the words of the text for what no title names, the distinct words of titles, and the results that
 * a person pages through. Results may be lost with a crash: they are worked out again.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `CREATE TABLE job_search (
    job_id text PRIMARY KEY REFERENCES jobs ON DELETE CASCADE ON UPDATE CASCADE,
    terms tsvector NOT NULL,
    title text NOT NULL,
    length smallint NOT NULL,
    listed_at timestamptz,
    language text,
    work_type text,
    latitude real,
    longitude real,
    completeness real NOT NULL,
    is_sample boolean NOT NULL,
    group_id text,
    version smallint NOT NULL,
    added_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX job_search_terms ON job_search USING gin (terms)`,
  `CREATE INDEX job_search_newest ON job_search (listed_at DESC NULLS LAST)`,
  `CREATE INDEX job_search_version ON job_search (version)`,
  `ALTER TABLE job_search ALTER COLUMN terms SET STATISTICS 1000`,
  `CREATE TABLE job_bodies (
    job_id text PRIMARY KEY REFERENCES job_search ON DELETE CASCADE ON UPDATE CASCADE,
    words tsvector NOT NULL,
    wants jsonb NOT NULL
  )`,
  `CREATE INDEX job_bodies_words ON job_bodies USING gin (words)`,
  `CREATE TABLE job_texts_due (job_id text PRIMARY KEY REFERENCES job_search ON DELETE CASCADE ON UPDATE CASCADE)`,
  `CREATE TABLE job_words (word text COLLATE "C" PRIMARY KEY, spoken text NOT NULL)`,
  `CREATE INDEX job_words_end ON job_words (reverse(word) COLLATE "C")`,
  `CREATE UNLOGGED TABLE job_results (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    question bytea NOT NULL,
    ids text[] NOT NULL,
    about jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (person_id, question)
  )`,
  `CREATE INDEX job_results_age ON job_results (created_at)`,
  `CREATE INDEX jobs_live ON jobs (id)
    WHERE closed_at IS NULL AND source <> 'samples' AND source <> 'pasted'`,
]

export const jobSearch: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
