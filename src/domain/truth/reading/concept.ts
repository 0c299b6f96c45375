/**
 * What the words of resumes mean: one concept a row of the tables, so that "lowered" and "sank" are one
 * thing and "helped with" and "led" are two.
 */
import { concepts as conceptTable } from '#tables/concepts.js'
import { conceptForms } from '#tables/concept-forms.js'

import type { Language } from '../../language/languages.ts'
import { byLanguage } from '../../language/languages.ts'
import { rowsIn, rowsOf } from '../../language/word-table.ts'

export type Concept = {
  id: string
  rank?: number
  isClaim?: true
  /** A claim so specific, and so completely listed, that it holds across translation too. */
  isHard?: true
  scope?: number
  /**
   * What people do, or whom and what they do it with; the concepts of the table are neither.
   */
  kind?: 'act' | 'thing'
  /** The id of the kind it is one of: a text that names this has named that too. */
  broad?: string
  /** An act that says little of its own. */
  isPlain?: boolean
  /** Groups what is not the same: for counting people, never for exchanging words. */
  isLoose?: true
} & Record<Language, string>

const forms = byLanguage(
  (language) =>
    new Map(
      rowsIn(conceptForms, language).map((row): [string, string] => [row.concept, row.forms]),
    ),
)

export const concepts: readonly Concept[] = rowsOf(conceptTable).map(
  ({ concept, kind, rank, claim, scope, loose }) => ({
    id: concept,
    ...(kind === 'act' ? { kind } : {}),
    ...(rank === null ? {} : { rank }),
    ...(claim === '' ? {} : { isClaim: true }),
    ...(claim === 'hard' ? { isHard: true } : {}),
    ...(scope === null ? {} : { scope }),
    ...(loose === '' ? {} : { isLoose: true }),
    ...byLanguage((language) => forms[language].get(concept) ?? ''),
  }),
)
