/**
 * Reading the word tables, which are edited as `tables/**.tsv` and compiled into modules of strings
 * (`tools/tables`). A room reads its table once and makes of its rows what it looks words up in.
 */
import type { Language } from './languages.ts'
import { byLanguage, languages } from './languages.ts'

type Columns = Readonly<Record<string, 'text' | 'number' | 'number?' | 'list'>>

type Cell<Kind> = Kind extends 'number'
  ? number
  : Kind extends 'number?'
    ? number | null
    : Kind extends 'list'
      ? readonly string[]
      : string

export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: Cell<C[K]>
}

/** A table that each language has. */
export type LanguageTable<C extends Columns> = {
  readonly columns: C
  readonly rows: Readonly<Record<Language, string>>
}
/** A table that belongs to no language. */
type SharedTable<C extends Columns> = { readonly columns: C; readonly rows: string }

export function rowsOf<C extends Columns>({ columns, rows }: SharedTable<C>): RowOf<C>[] {
  return parse(columns, rows)
}

export function rowsIn<C extends Columns>(
  { columns, rows }: LanguageTable<C>,
  language: Language,
): RowOf<C>[] {
  return parse(columns, rows[language])
}

/** The rows of all languages, one language after the other. */
export function rowsInAll<C extends Columns>(table: LanguageTable<C>): RowOf<C>[] {
  return languages.flatMap((language) => rowsIn(table, language))
}

/** The words of one use, in each language. */
export const wordsOfUse = <C extends Columns & { readonly use: 'text'; readonly word: 'text' }>(
  table: LanguageTable<C>,
  use: string,
): Readonly<Record<Language, ReadonlySet<string>>> =>
  byLanguage(
    (language) =>
      new Set(rowsIn(table, language).flatMap((row) => (row.use === use ? [row.word] : []))),
  )

function parse<C extends Columns>(columns: C, text: string): RowOf<C>[] {
  if (text === '') return []
  const kinds = Object.entries(columns)
  return text.split('\n').map((line) => {
    const cells = line.split('\t')
    const row = kinds.map(([name, kind], i) => [name, readers[kind](cells[i] ?? '')])
    // The compiler of the tables has held every row against these columns.
    return Object.fromEntries(row) as RowOf<C>
  })
}

const readers = {
  text: (cell: string) => cell,
  number: Number,
  'number?': (cell: string) => (cell === '' ? null : Number(cell)),
  list: (cell: string) => (cell === '' ? [] : cell.split('; ')),
} as const
