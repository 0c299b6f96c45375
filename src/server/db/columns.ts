/** The kinds of columns, as they are read and as they are written. */
import type { ColumnType } from 'kysely'

/** A `jsonb` column: read as a value, written as text. */
export type Json<T> = ColumnType<T, string, string>
/** One with a default. */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>
/** A `timestamptz` that the database fills in where it is not given. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type OptionalStamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
