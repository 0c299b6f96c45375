/**
 * The small words and signs between the facts of a sentence, in each language (`sentence-parts`), and
 * what grammar asks of what is put between them: letters that a sentence makes small.
 */
import { sentenceParts } from '#tables/sentence-parts.js'

import { byLanguage } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

interface Grammar {
  since: string
  from: string
  until: string
  with: string
  years: string
  ofExperience: string
  /** Between a title and an employer; null where the language would ask for the gender of the name. */
  at: string | null
  /** Behind the time that a sentence begins with. */
  afterTime: string
  colon: string
  semicolon: string
  /** Whether a title, and the name of a language, is written small inside a sentence. */
  hasSmallTitles: boolean
  hasSmallLanguages: boolean
}

export const grammars = byLanguage((language): Grammar => {
  const parts = new Map(rowsIn(sentenceParts, language).map(({ part, text }) => [part, text]))
  const part = (name: string): string => parts.get(name) ?? ''
  const gap = part('before colon') === 'space' ? '\u00A0' : ''
  return {
    since: part('since'),
    from: part('from'),
    until: part('until'),
    with: part('with'),
    years: part('years'),
    ofExperience: part('of experience'),
    at: part('at an employer') === '-' ? null : part('at an employer'),
    afterTime: part('behind a time') === '-' ? '' : part('behind a time'),
    colon: `${gap}: `,
    semicolon: `${gap}; `,
    hasSmallTitles: part('titles') === 'lower',
    hasSmallLanguages: part('languages') === 'lower',
  }
})
