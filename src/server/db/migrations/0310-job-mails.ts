/** Kept searches whose new jobs are mailed, and to whom mail is due from when on. */
export const jobMails: readonly string[] = [
  `ALTER TABLE saved_searches ADD COLUMN mailed_until timestamptz`,
  `CREATE TABLE job_mails (
    person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    language text NOT NULL,
    due_at timestamptz NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    stop_hash bytea UNIQUE
  )`,
  `CREATE INDEX job_mails_by_due ON job_mails (due_at)`,
]
