/**
 * The people of an application, and what was sent with it: which version of the resume, and the
 * letter itself, since a letter may be removed with its history.
 */
export const workspace: readonly string[] = [
  `CREATE TABLE contacts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    name text NOT NULL,
    role text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    note text NOT NULL
  )`,
  `CREATE INDEX contacts_of_resume ON contacts (resume_id)`,
  `CREATE TABLE sent_copies (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    sent_at timestamptz NOT NULL,
    version integer NOT NULL,
    letter jsonb,
    letter_bytes integer NOT NULL GENERATED ALWAYS AS (coalesce(octet_length(letter::text), 0)) STORED,
    PRIMARY KEY (resume_id, sent_at)
  )`,
]
