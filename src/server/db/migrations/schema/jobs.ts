/**
 * Jobs that were read, the index they are found by, and what a person found or keeps.
 *
 * Nothing is written per job that a read finds unchanged: what is missing is marked. `job_search` holds
 * narrow rows that the index and the ranking read; `job_bodies` the words of the text, and by the number
 * of the transaction when its wants were last written, so that whoever keeps the order of all jobs in
 * memory reads what is new. `job_texts_due` refers to nothing, since the check would cost most of what
 * keeping a job in it costs. Towns are GeoNames' (CC BY 4.0). Results may be lost with a crash.
 */
export const jobsTables: readonly string[] = [
  `CREATE TABLE job_sources (
    name text PRIMARY KEY,
    adapter text NOT NULL,
    board text NOT NULL DEFAULT '',
    host text NOT NULL,
    is_wanted boolean NOT NULL DEFAULT true,
    state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'held', 'unreachable', 'refused')),
    problem text,
    due_at timestamptz NOT NULL DEFAULT now(),
    tried_at timestamptz,
    read_at timestamptz,
    failures integer NOT NULL DEFAULT 0,
    run integer NOT NULL DEFAULT 0,
    job_count integer NOT NULL DEFAULT 0,
    rejected_count integer NOT NULL DEFAULT 0,
    low_reads integer NOT NULL DEFAULT 0,
    etag text,
    last_modified text,
    body_hash bytea,
    claim uuid,
    claimed_until timestamptz,
    process integer,
    problem_figures jsonb
  )`,
  `CREATE UNIQUE INDEX job_sources_busy_host ON job_sources (host) WHERE claim IS NOT NULL`,
  `CREATE INDEX job_sources_due ON job_sources (due_at) WHERE is_wanted AND claim IS NULL`,

  `CREATE TABLE jobs (
    id text PRIMARY KEY,
    source text NOT NULL,
    title text NOT NULL,
    company text NOT NULL,
    location text NOT NULL DEFAULT '',
    detail jsonb NOT NULL,
    text text NOT NULL,
    job_type text,
    experience_level text,
    work_type text,
    language text,
    link text,
    listed_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    source_job_id text,
    locations jsonb NOT NULL DEFAULT '[]',
    link_key text,
    group_id text,
    family text,
    fingerprint bigint,
    content_hash bytea,
    missing_run integer,
    valid_through timestamptz,
    is_whole boolean NOT NULL DEFAULT true,
    salary jsonb,
    skills jsonb NOT NULL DEFAULT '[]',
    attribution jsonb
  )`,
  `CREATE INDEX jobs_by_link ON jobs (link_key) WHERE link_key IS NOT NULL`,
  `CREATE INDEX jobs_end ON jobs (valid_through)
      WHERE closed_at IS NULL AND valid_through IS NOT NULL`,
  `CREATE INDEX jobs_family ON jobs (family) WHERE closed_at IS NULL AND family IS NOT NULL`,
  `CREATE INDEX jobs_group ON jobs (group_id) WHERE closed_at IS NULL AND group_id <> id`,
  `CREATE INDEX jobs_source ON jobs (source) WHERE closed_at IS NULL`,

  `CREATE TABLE job_search (
    job_id text PRIMARY KEY REFERENCES jobs ON UPDATE CASCADE ON DELETE CASCADE,
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
  `CREATE INDEX job_search_added ON job_search (added_at)`,
  `CREATE INDEX job_search_newest ON job_search (listed_at DESC NULLS LAST)`,
  `CREATE INDEX job_search_terms ON job_search USING gin (terms)`,
  `CREATE INDEX job_search_version ON job_search (version)`,

  `CREATE TABLE job_bodies (
    job_id text PRIMARY KEY REFERENCES job_search ON UPDATE CASCADE ON DELETE CASCADE,
    words tsvector NOT NULL,
    wants jsonb NOT NULL,
    change xid8 NOT NULL DEFAULT pg_current_xact_id()
  )`,
  `CREATE INDEX job_bodies_change ON job_bodies (change, job_id)`,
  `CREATE INDEX job_bodies_words ON job_bodies USING gin (words)`,

  `CREATE TABLE job_texts_due (
    job_id text PRIMARY KEY,
    asked integer NOT NULL DEFAULT 1
  )`,

  `CREATE TABLE job_words (
    word text COLLATE "C" PRIMARY KEY,
    spoken text NOT NULL
  )`,
  `CREATE INDEX job_words_end ON job_words (reverse(word) COLLATE "C")`,

  `CREATE TABLE places (
    id integer PRIMARY KEY,
    name text NOT NULL,
    country text NOT NULL,
    latitude real NOT NULL,
    longitude real NOT NULL,
    population integer NOT NULL,
    regions text NOT NULL DEFAULT ''
  )`,

  `CREATE TABLE place_names (
    name text COLLATE "C" NOT NULL,
    place_id integer NOT NULL,
    PRIMARY KEY (name, place_id)
  )`,

  `CREATE TABLE found_jobs (
    id text PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    link text NOT NULL,
    link_key text NOT NULL,
    detail jsonb NOT NULL,
    text text NOT NULL,
    read_by text NOT NULL CHECK (read_by IN ('source', 'data', 'marks', 'text', 'person')),
    read_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (person_id, link_key)
  )`,
  `CREATE INDEX found_jobs_newest ON found_jobs (person_id, created_at DESC)`,

  `CREATE TABLE saved_searches (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    query jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    UNIQUE (person_id, query)
  )`,

  `CREATE TABLE quick_scores (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    content_hash bytea NOT NULL,
    job_id text NOT NULL,
    score smallint NOT NULL CHECK (score BETWEEN 1 AND 100),
    nice_to_add jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (person_id, content_hash, job_id)
  )`,
  `CREATE INDEX quick_scores_resume ON quick_scores (resume_id)`,

  `CREATE UNLOGGED TABLE job_results (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    question bytea NOT NULL,
    ids text[] NOT NULL,
    about jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (person_id, question)
  )`,
  `CREATE INDEX job_results_age ON job_results (created_at)`,

  // Asked of the index alone: the planner expects to find a word soon and would read the whole table,
  // which takes seconds for every word that is in none.
  `CREATE FUNCTION some_job_text_has(word tsquery) RETURNS boolean
    LANGUAGE sql STABLE SET enable_seqscan = off
    AS 'SELECT EXISTS (SELECT FROM job_bodies WHERE words @@ word)'`,
  `CREATE FUNCTION some_job_title_has(term tsquery) RETURNS boolean
    LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off
    AS 'SELECT EXISTS (SELECT FROM job_search WHERE terms @@ term)'`,
]
