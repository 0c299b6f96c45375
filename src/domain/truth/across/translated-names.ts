/**
 * Capitals that a language gives to what is no name of its own, in a translation: an adjective of a
 * place, a law or a committee that the source names too, the letters of words just said.
 */
import { translatedNames } from '#tables/translated-names.js'

import { fold } from '../../language/fold.ts'
import { rowsOf } from '../../language/word-table.ts'
import type { LineReading, Word } from '../reading/reading.ts'

const formsFor = (use: string): readonly string[] =>
  rowsOf(translatedNames).flatMap((row) => (row.use === use ? [row.forms] : []))
const placeAdjectives = formsFor('place')
const kindsOfNames = formsFor('kind')

export function isCapitalOfLanguage(
  word: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return (
    isInRowOf(placeAdjectives, word, sources) ||
    isLettersOfLine(word, line) ||
    isPartOfKind(word, line, sources)
  )
}

/** "Assistenten für Rechnungswesen (ARW)": letters in brackets are those of the words before them. */
function isLettersOfLine({ text, start }: Word, line: LineReading): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(text) || line.text.charAt(start - 1) !== '(') return false
  const parts = fold(line.text.slice(0, start)).match(/\p{L}+/gu) ?? []
  const letters = fold(text)
  const said = parts.slice(-8).map((part) => part.charAt(0))
  let at = 0
  for (const letter of said) if (letter === letters.charAt(at)) at += 1
  return at === letters.length || startsInside(letters, parts.slice(-3))
}

/** "Pharmazeutisch-technische Assistenten": a compound begins with one letter and goes on with another. */
function startsInside(letters: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = letters
  return parts.some(
    (part) => part.startsWith(first) && rest.every((letter) => part.includes(letter)),
  )
}

/** "Ley de Archivos" of an "Archiefwet", "Comisión de Farmacia" of a "drug committee". */
function isPartOfKind(word: Word, line: LineReading, sources: readonly LineReading[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false
  const { words } = line
  const at = words.indexOf(word)
  const reach = line.language === 'en' || line.language === 'nl' ? 4 : 0
  for (let i = Math.min(words.length - 1, at + reach); i >= Math.max(0, at - 5); i -= 1) {
    const kind = words[i]
    if (kind === undefined || !isInRowOf(kindsOfNames, kind, sources)) continue
    const between = words.slice(Math.min(i, at), Math.max(i, at))
    const gap = line.text.slice(Math.min(kind.start, word.start), Math.max(kind.start, word.start))
    const isOne = between.every((other) => other.isSmall || /^\p{Lu}/u.test(other.text))
    if (kind === word || (isOne && !/[,;:(]/u.test(gap))) return true
  }
  return false
}

/** A word of a row, of which another is in a source: alone, or as the end of a compound. */
function isInRowOf(rows: readonly string[], { word }: Word, sources: readonly LineReading[]) {
  return rows.some((row) => {
    const forms = row.split(' ')
    if (!forms.some((form) => word.startsWith(form))) return false
    return sources.some((source) =>
      source.words.some((other) =>
        forms.some(
          (form) =>
            other.word.startsWith(form) ||
            (other.word.length >= form.length + 4 && other.word.endsWith(form)),
        ),
      ),
    )
  })
}
