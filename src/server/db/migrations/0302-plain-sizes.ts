/**
 * How many bytes the records beside resumes, found jobs and kept answers say. What is stored packed says
 * up to fifty times as much, and is read, exported and imported as it says.
 */
const sizes = [
  ['readings', 'reading_bytes', 'octet_length(reading::text)'],
  ['tailorings', 'record_bytes', 'octet_length(record::text)'],
  ['translations', 'marks_bytes', 'octet_length(marks::text)'],
  ['found_jobs', 'detail_bytes', 'octet_length(detail::text)'],
  ['quick_scores', 'nice_to_add_bytes', 'octet_length(nice_to_add::text)'],
  ['idempotency_keys', 'answer_bytes', 'coalesce(octet_length(answer::text), 0)'],
] as const

export const plainSizes: readonly string[] = sizes.map(
  ([table, column, bytes]) => `ALTER TABLE ${table} ADD COLUMN ${column} integer NOT NULL
    GENERATED ALWAYS AS (${bytes}) STORED`,
)
