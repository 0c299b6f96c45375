/**
 * The schema of the word tables: each topic with its columns. A table of every language stands in
 * `tables/languages/<language>/<topic>.tsv`, one that belongs to no language in
 * `tables/<group>/<topic>.tsv`. A language that lacks one of its tables does not compile.
 */
/** A `list` has `; ` between its items; a `number?` may be empty. */
export type Kind = 'text' | 'number' | 'number?' | 'list'

export type Topic = {
  name: string
  /** The folder below `tables`; `languages` for the tables that each language has. */
  group: string
  /** What a row says, for whoever edits the table. */
  meaning: string
  columns: Readonly<Record<string, Kind>>
  /** The columns by which a row is found: a second row with the same ones can never be reached. */
  key: readonly string[]
  /** Whether case and accents tell rows apart. */
  isExact?: true
}

export const text = 'text'
export const number = 'number'
export const list = 'list'
export const optionalNumber = 'number?'

export function inEachLanguage(
  name: string,
  columns: Readonly<Record<string, Kind>>,
  meaning: string,
  key: readonly string[] = Object.keys(columns),
): Topic {
  return { name, group: 'languages', columns, meaning, key }
}

export function shared(
  group: string,
  name: string,
  columns: Readonly<Record<string, Kind>>,
  meaning: string,
  key: readonly string[] = Object.keys(columns),
): Topic {
  return { name, group, columns, meaning, key }
}
