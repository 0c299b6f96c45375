/** The language model that a person brings; its key is sealed, and lies in no backup. */
export const ownModels: readonly string[] = [
  `CREATE TABLE own_models (
  person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  provider text NOT NULL,
  base_url text,
  model text NOT NULL,
  sealed_key bytea,
  made_at timestamptz NOT NULL
)`,
]
