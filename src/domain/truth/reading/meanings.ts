/** The acts and things of work as concepts, read from their tables once. */
import { meaningForms } from '#tables/meaning-forms.js'
import { meanings as meaningTable } from '#tables/meanings.js'

import { byLanguage } from '../../language/languages.ts'
import { rowsIn, rowsOf } from '../../language/word-table.ts'
import type { Concept } from './concept.ts'

const keyOf = ({ kind, meaning }: { kind: string; meaning: string }): string => `${kind} ${meaning}`

const forms = byLanguage(
  (language) => new Map(rowsIn(meaningForms, language).map((row) => [keyOf(row), row.forms])),
)

export const meanings: readonly Concept[] = rowsOf(meaningTable).map((row) => ({
  id: row.meaning,
  kind: row.kind === 'act' ? 'act' : 'thing',
  ...(row.broad === '' ? {} : { broad: row.broad }),
  isPlain: row.plain !== '',
  ...byLanguage((language) => forms[language].get(keyOf(row)) ?? ''),
}))
