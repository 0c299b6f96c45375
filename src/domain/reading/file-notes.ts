/**
 * What is to be said of a whole file: that it is no resume but a bill, a paper or a letter, that it
 * is written in none of our languages, that it holds text which nobody can see.
 */
import { lettersIn, otherLanguageOf } from '#domain/language/other-languages.ts'
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { documentWords } from '#tables/document-words.js'

import type { FileNote, OtherDocument } from './file-note.ts'

interface SeenFile {
  /** Lines in reading order, tabs between their cells. */
  lines: readonly string[]
  /** How many kinds of sections have a heading that resumes have. */
  sections: number
  hasHidden: boolean
}

export function notesOn({ lines, sections, hasHidden }: SeenFile): FileNote[] {
  const text = lines.join('\n')
  const language = lettersIn(text) === 0 ? null : otherLanguageOf(text)
  const document = sections > 1 ? null : otherDocument(lines)
  return [
    ...(document === null ? [] : [{ about: 'document' as const, is: document }]),
    ...(language === null ? [] : [{ about: 'language' as const, is: language }]),
    ...(hasHidden ? [{ about: 'hidden_text' as const, is: '' }] : []),
  ]
}

/** As many different signs as no resume has by chance. */
const enough = 4

function otherDocument(lines: readonly string[]): OtherDocument | null {
  const plain = lines.slice(0, 600).map((line) => ` ${plainOf(line)} `)
  const whole = plain.join('|')
  const bare = new Set(plain.map((line) => line.replace(/^ (?:(?:\d{1,2}|[ivx]{1,4}) )+/, ' ')))
  const invoice = signs.invoice.filter((sign) => whole.includes(` ${sign} `))
  if (invoice.length >= enough) return 'invoice'
  const paper = signs.paper.filter((sign) =>
    sign === 'et al' ? whole.includes(` ${sign} `) : bare.has(` ${sign} `),
  )
  if (paper.length >= enough) return 'paper'
  const begins = (line: string, some: readonly string[]): boolean =>
    some.some((sign) => line.startsWith(` ${sign} `))
  const opening = plain.findIndex((line) => begins(line, signs['letter-opening']))
  const closing = plain.findLastIndex((line) => begins(line, signs['letter-closing']))
  return opening >= 0 && closing > opening ? 'letter' : null
}

const plainOf = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')

const rows = languages.flatMap((language) => rowsIn(documentWords, language))
const of = (kind: string): string[] => [
  ...new Set(rows.flatMap((row) => (row.kind === kind ? [plainOf(row.phrase)] : []))),
]
const signs = {
  invoice: of('invoice'),
  paper: of('paper'),
  'letter-opening': of('letter-opening'),
  'letter-closing': of('letter-closing'),
}
