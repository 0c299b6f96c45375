/**
 * Text as search compares it: without case, accents and the letters that only look like others, so
 * that `munchen` finds `München`. PostgreSQL folds what is stored and JavaScript what is asked, in
 * the same steps; a test holds the two against each other.
 */
import type { RawBuilder, ReferenceExpression } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
}
const marks = '[\\u0300-\\u036f]'

export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(new RegExp(marks, 'g'), '').toLowerCase()
  return Object.entries(letters).reduce((done, [from, to]) => done.replaceAll(from, to), plain)
}

/** The same of a column. */
export function foldColumn(column: ReferenceExpression<Tables, 'jobs'> & string) {
  return foldSql(sql.ref<string>(column))
}

export function foldSql(text: RawBuilder<string>): RawBuilder<string> {
  const plain = sql<string>`lower(regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g'))`
  return Object.entries(letters).reduce(
    (done, [from, to]) => sql<string>`replace(${done}, ${from}, ${to})`,
    plain,
  )
}

/** A folded word and, where it may spell an umlaut out, the word with the umlaut folded. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replaceAll(/([aou])e/g, '$1')])]
}
