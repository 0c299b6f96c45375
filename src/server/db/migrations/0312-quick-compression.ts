/** Long columns of jobs, which lz4 packs in a third of the time. Not every build of PostgreSQL has it. */
const columns: readonly (readonly [table: string, column: string])[] = [
  ['jobs', 'text'],
  ['jobs', 'detail'],
  ['job_bodies', 'words'],
  ['job_bodies', 'wants'],
]

const alter = columns
  .map(([table, column]) => `ALTER TABLE ${table} ALTER COLUMN ${column} SET COMPRESSION lz4;`)
  .join('\n')

export const quickCompression: readonly string[] = [
  `DO $$ BEGIN
    IF 'lz4' = ANY (ARRAY(SELECT unnest(enumvals) FROM pg_settings WHERE name = 'default_toast_compression')) THEN
      ${alter}
    END IF;
  END $$`,
]
