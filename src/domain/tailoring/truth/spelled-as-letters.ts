/**
 * A line with the letters of its source in the place of the words that they stand for: whoever files
 * "DUE" hired nobody by "déclarations uniques d'embauche".
 */
import { wordings } from '#tables/wordings.js'

import { foldKeepingPlaces } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { remembered } from '../../language/remembered.ts'
import { rowsIn } from '../../language/word-table.ts'
import { poolOf } from './word-pool.ts'
import type { LineReading } from './reading.ts'
import { readLine } from './reading.ts'
import { runSpelling } from './spelled-out.ts'

export function withLettersOfSource(line: LineReading, entry: readonly LineReading[]): LineReading {
  const { exact, acronyms } = poolOf(entry)
  const known = phrasesOf(line.language)
  let { text } = line
  for (const letters of exact)
    for (const phrase of known.get(letters) ?? [])
      if (line.words.some(({ word }) => word.startsWith(firstOf(phrase))))
        text = withLettersFor(text, patternOf(phrase), letters)
  const found = text === line.text ? line : readLine(text, line.language)
  const initials = new Set(found.words.map(({ word }) => word.charAt(0)))
  const spelled = [...new Set(acronyms)].filter(
    (letters) => letters.length >= leastSpelled && [...letters].every((one) => initials.has(one)),
  )
  return spelled.reduce(withRunFor, found)
}

const firstOf = (phrase: string) => phrase.slice(0, phrase.indexOf('_')).replace('*', '')

/** Two letters may be anybody's initials. */
const leastSpelled = 3

function withRunFor(line: LineReading, letters: string): LineReading {
  const run = runSpelling(line.words, letters)
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return line
  const end = last.start + last.text.length
  const text = line.text.slice(0, first.start) + letters.toUpperCase() + line.text.slice(end)
  return readLine(text, line.language)
}

function withLettersFor(text: string, phrase: RegExp, letters: string): string {
  const found = phrase.exec(foldKeepingPlaces(text))
  if (!found) return text
  const end = found.index + found[0].length
  return text.slice(0, found.index) + letters.toUpperCase() + text.slice(end)
}

const made = new Map<Language, ReadonlyMap<string, readonly string[]>>()

/** By letters, in small ones: the phrases of two words and more beside them in a row. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const ready = made.get(language)
  if (ready) return ready
  const written = new Map<string, string[]>()
  const rows = rowsIn(wordings, language).filter(({ group }) => group === 'letters')
  for (const row of rows) {
    const forms = foldKeepingPlaces(row.forms).replaceAll("'", '_').split(/\s+/u)
    const phrases = forms.filter((form) => form.includes('_') && form.length >= shortestPhrase)
    for (const letters of forms.filter((form) => /^[a-z0-9]{2,6}$/u.test(form)))
      written.set(letters, [...(written.get(letters) ?? []), ...phrases])
  }
  const byLetters = new Map<string, readonly string[]>()
  // The longest first: "terminal de pagamento automático" before "terminal de pagamento".
  for (const [letters, phrases] of written)
    byLetters.set(
      letters,
      phrases.toSorted((a, b) => b.length - a.length),
    )
  made.set(language, byLetters)
  return byLetters
}

const shortestPhrase = 8

/** Each long word with an ending of its own: "équipement(s) de protection individuelle(s)". */
const patternOf = remembered(500, (phrase: string): RegExp => {
  const words = phrase.split('_').map((word) => {
    const bare = word.replace('*', '')
    return bare.length >= 4 || word.endsWith('*') ? `${bare}\\p{L}{0,4}` : bare
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s,'’-]+")}(?![\\p{L}\\p{N}])`, 'u')
})
