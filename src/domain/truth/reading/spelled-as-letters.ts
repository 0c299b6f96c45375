/**
 * A line with the letters of its source in the place of the words that they stand for: whoever files
 * "DUE" hired nobody by "déclarations uniques d'embauche".
 */
import { poolOf } from './word-pool.ts'
import type { LineReading } from './reading.ts'
import { readLine } from './reading.ts'
import { runSpelling } from './spelled-out.ts'

export function withLettersOfSource(line: LineReading, entry: readonly LineReading[]): LineReading {
  const { acronyms } = poolOf(entry)
  const initials = new Set(line.words.map(({ word }) => word.charAt(0)))
  const spelled = [...new Set(acronyms)].filter(
    (letters) => letters.length >= leastSpelled && [...letters].every((one) => initials.has(one)),
  )
  return spelled.reduce(withRunFor, line)
}

/** Two letters may be anybody's initials. */
const leastSpelled = 3
const leastNaming = 2

function withRunFor(line: LineReading, letters: string): LineReading {
  const run = runSpelling(line.words, letters)
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return line
  // "Suis sont TPE": small words in a row are no name.
  if (run.filter(({ isContent }) => isContent).length < leastNaming) return line
  const end = last.start + last.text.length
  const text = line.text.slice(0, first.start) + letters.toUpperCase() + line.text.slice(end)
  return readLine(text, line.language)
}
