/** Regular expressions that each language has of its own, from their table. */
import { patterns } from '#tables/patterns.js'

import type { Language } from './languages.ts'
import { byLanguage } from './languages.ts'
import { rowsIn } from './word-table.ts'

const matchesNothing = '(?!)'

/** The pattern of a name in each language; one that a language does not have matches nothing. */
export function patternsOf(
  name: string,
  make: (pattern: string) => RegExp,
): Readonly<Record<Language, RegExp>> {
  return byLanguage((language) => {
    const row = rowsIn(patterns, language).find((one) => one.name === name)
    return make(row?.pattern ?? matchesNothing)
  })
}
