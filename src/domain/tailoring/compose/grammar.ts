/**
 * What the grammar of a language asks of what is put into a sentence (`sentence-parts`): letters that it makes
 * small, and the space before its signs.
 */
import { sentenceParts } from '#tables/sentence-parts.js'

import { byLanguage } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

interface Grammar {
  semicolon: string
  /** Whether a title, and the name of a language, is written small inside a sentence. */
  hasSmallTitles: boolean
  hasSmallLanguages: boolean
}

export const grammars = byLanguage((language): Grammar => {
  const parts = new Map(rowsIn(sentenceParts, language).map(({ part, text }) => [part, text]))
  return {
    semicolon: parts.get('before colon') === 'space' ? '\u00A0; ' : '; ',
    hasSmallTitles: parts.get('titles') === 'lower',
    hasSmallLanguages: parts.get('languages') === 'lower',
  }
})
