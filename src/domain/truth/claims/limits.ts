/** Words that keep a claim small ("planned", "internal"), by what they limit. */
import { limits } from '#tables/limits.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { fitsAny, formsOf } from '../reading/written-forms.ts'

type Limit = { id: string; word: Word }

export function limitsIn(line: LineReading): Limit[] {
  return rowsOf(line.language).flatMap(({ id, forms }): Limit[] => {
    const word = line.words.find((one) => fitsAny(one.word, forms))
    return word === undefined ? [] : [{ id, word }]
  })
}

const rowsOf = (language: Language) =>
  rowsIn(limits, language).map(({ limit: id, forms }) => ({ id, forms: formsOf(forms) }))
