/**
 * What a person has decided about each proposed change of a tailored resume. Whoever answers a
 * question with yes states that line; statements of skills and of lines stand in one table, and only
 * a skill is stated once.
 */
export const decisions: readonly string[] = [
  `CREATE TABLE decisions (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    change_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('accepted', 'left_out', 'waiting')),
    value text,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (resume_id, change_id)
  )`,
  `ALTER TABLE statements
    ADD COLUMN resume_id uuid REFERENCES resumes ON DELETE CASCADE,
    ADD COLUMN path text,
    ADD CHECK ((resume_id IS NULL) = (path IS NULL))`,
  `DROP INDEX statements_in_force`,
  `CREATE UNIQUE INDEX statements_in_force ON statements (person_id, lower(skill))
    WHERE withdrawn_at IS NULL AND resume_id IS NULL`,
  `CREATE INDEX statements_of_resume ON statements (resume_id) WHERE resume_id IS NOT NULL`,
]
