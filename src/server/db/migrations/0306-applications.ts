/**
 * Days of applications, when their status changed, and the secret addresses under which programs of
 * the person's read their calendar and their kept searches. Of a secret only its hash is stored.
 */
export const applications: readonly string[] = [
  `CREATE TABLE application_dates (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    kind text NOT NULL,
    day text NOT NULL,
    time text,
    note text NOT NULL DEFAULT '',
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX application_dates_of_resume ON application_dates (resume_id)`,
  `CREATE TABLE status_changes (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    status text NOT NULL,
    changed_at timestamptz NOT NULL
  )`,
  `CREATE INDEX status_changes_of_resume ON status_changes (resume_id, changed_at)`,
  `CREATE TABLE feeds (
    secret_hash bytea PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    saved_search_id uuid REFERENCES saved_searches ON DELETE CASCADE,
    language text NOT NULL,
    made_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX feeds_of_person ON feeds (person_id) WHERE saved_search_id IS NULL`,
  `CREATE UNIQUE INDEX feeds_of_search ON feeds (saved_search_id) WHERE saved_search_id IS NOT NULL`,
]
