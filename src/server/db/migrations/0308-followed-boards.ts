/** Boards of employers that people follow; the board itself is one source, whoever follows it. */
export const followedBoards: readonly string[] = [
  `CREATE TABLE followed_boards (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    source text NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (person_id, source)
  )`,
  `CREATE INDEX followed_boards_by_source ON followed_boards (source)`,
]
