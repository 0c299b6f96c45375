/**
 * What a translator may write for words that the tables of one language keep apart: abbreviations
 * have other letters in each language ("WMS", "SGA"), and one word of one language is two of another
 * ("gestion" is "Verwaltung" and "Leitung", "prix" a price and a prize). Used across languages only.
 */
import { acronyms as acronymTable } from '#tables/acronyms.js'
import { renderings } from '#tables/renderings.js'

import { fold } from '../../language/fold.ts'
import { rowsOf } from '../../language/word-table.ts'
import type { LineReading, Word } from '../reading/reading.ts'

/** One row of abbreviations and what they are short for: exact words, and the beginnings of texts. */
type Row = { acronyms: ReadonlySet<string>; said: RegExp }

let rows: readonly Row[] | null = null

function acronymRows(): readonly Row[] {
  return (rows ??= rowsOf(acronymTable).map((row) => {
    const acronyms = fold(row.letters).split(' ')
    const spelled = row.spelled.map(fold)
    const exact = acronyms.map(
      (acronym) => `${acronym.replaceAll('&', ' ?& ?')}s?(?![\\p{L}\\p{N}])`,
    )
    return {
      acronyms: new Set(acronyms),
      said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...exact, ...spelled].join('|')})`, 'u'),
    }
  }))
}

/** Whether an abbreviation, or its plural, stands in a source by another language's letters or in full. */
export function isAcronymThere({ word, text }: Word, sources: readonly LineReading[]): boolean {
  if (!/^(?:\p{Lu}[\p{Lu}\p{N}&+]+s?|kW[cp])$/u.test(text)) return false
  const one = text.endsWith('s') ? word.slice(0, -1) : word
  const ofIt = acronymRows().filter(({ acronyms }) => acronyms.has(word) || acronyms.has(one))
  return ofIt.some(({ said }) => sources.some((source) => said.test(fold(source.text))))
}

/** Whether sources say in their own language what these words of a claim are a translation of. */
export function isRendered(
  id: string,
  words: readonly Word[],
  sources: readonly LineReading[],
): boolean {
  return claimsAcross().some(
    ({ concept, claim, said }) =>
      concept === id &&
      words.every(({ word }) => claim.test(word)) &&
      sources.some((source) => source.words.some(({ word }) => said.test(word))),
  )
}

let claims: readonly { concept: string; claim: RegExp; said: RegExp }[] | null = null

const claimsAcross = () =>
  (claims ??= rowsOf(renderings).map(({ concept, claim, said }) => ({
    concept,
    claim: new RegExp(claim, 'u'),
    said: new RegExp(said, 'u'),
  })))
