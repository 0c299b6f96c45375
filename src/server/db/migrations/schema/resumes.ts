/** Resumes with their saved states, and what lies beside them. Everything of a person goes with them. */
export const resumesTables: readonly string[] = [
  `CREATE TABLE resumes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
    content jsonb NOT NULL,
    company_name text NOT NULL DEFAULT '',
    job_title text NOT NULL DEFAULT '',
    job_status text NOT NULL DEFAULT 'created',
    is_base boolean NOT NULL DEFAULT false,
    notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 10000),
    original_resume_id uuid,
    job_id text,
    job_identifier text,
    job_description text,
    resume_language text NOT NULL DEFAULT 'en',
    score smallint CHECK (score BETWEEN 1 AND 100),
    nice_to_have_skills jsonb NOT NULL DEFAULT '[]',
    layout text NOT NULL DEFAULT 'ats-vanilla',
    paper text NOT NULL DEFAULT 'a4',
    original_content jsonb,
    accent text NOT NULL DEFAULT 'ink',
    typeface text,
    tightness smallint NOT NULL DEFAULT 0,
    shows_photo boolean NOT NULL DEFAULT false
  )`,
  `CREATE INDEX resumes_person ON resumes (person_id, is_base DESC, created_at DESC)
      WHERE deleted_at IS NULL`,
  `CREATE INDEX resumes_trash ON resumes (deleted_at) WHERE deleted_at IS NOT NULL`,

  `CREATE TABLE revisions (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    name text,
    state jsonb NOT NULL,
    kind text NOT NULL DEFAULT 'save',
    writer text,
    began_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (resume_id, version)
  )`,

  `CREATE TABLE readings (
    resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
    reading jsonb NOT NULL
  )`,

  `CREATE TABLE tailorings (
    resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
    record jsonb NOT NULL
  )`,

  `CREATE TABLE translations (
    resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
    from_language text NOT NULL,
    marks jsonb NOT NULL
  )`,

  `CREATE TABLE settled_changes (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    key text NOT NULL,
    PRIMARY KEY (resume_id, key)
  )`,

  `CREATE TABLE letters (
    resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
    letter jsonb NOT NULL,
    written_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1
  )`,

  `CREATE TABLE letter_revisions (
    resume_id uuid NOT NULL REFERENCES letters ON DELETE CASCADE,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    name text,
    kind text NOT NULL DEFAULT 'save',
    writer text,
    began_at timestamptz NOT NULL DEFAULT now(),
    state jsonb NOT NULL,
    PRIMARY KEY (resume_id, version)
  )`,

  `CREATE TABLE scans (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    file_name text NOT NULL,
    bytes bytea,
    bytes_hash bytea NOT NULL,
    paper text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'reading', 'done', 'failed')),
    page integer NOT NULL DEFAULT 0,
    pages integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    failure text,
    resume_id uuid REFERENCES resumes ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    queued_at timestamptz NOT NULL DEFAULT now(),
    CHECK (bytes IS NOT NULL OR state = 'done'),
    UNIQUE (person_id, bytes_hash)
  )`,
  `CREATE INDEX scans_queue ON scans (queued_at) WHERE state IN ('waiting', 'reading')`,
  `CREATE INDEX scans_resume ON scans (resume_id)`,

  `CREATE TABLE photos (
    person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    jpeg bytea NOT NULL,
    changed_at timestamptz NOT NULL
  )`,

  `CREATE TABLE statements (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    skill text NOT NULL,
    stated_at timestamptz NOT NULL,
    withdrawn_at timestamptz
  )`,
  `CREATE UNIQUE INDEX statements_in_force ON statements (person_id, lower(skill))
      WHERE withdrawn_at IS NULL`,
  `CREATE INDEX statements_of_person ON statements (person_id, stated_at)`,
]
