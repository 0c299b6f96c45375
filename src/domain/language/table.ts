/**
 * Hand-made tables of words in every language, one row a meaning. Of several spellings the first is
 * the one that is written; `a/b` are the two genders of a title.
 */
import { fold } from './fold.ts'
import type { Language } from './languages.ts'
import { byLanguage, languages } from './languages.ts'
import type { LanguageTable } from './word-table.ts'
import { rowsIn } from './word-table.ts'

type Meanings = LanguageTable<{ readonly meaning: 'text'; readonly spellings: 'list' }>

/** A spelling: one form, or its two genders. */
type Spelling = readonly string[]
type Row = Readonly<Record<Language, readonly Spelling[]>>

export interface Table {
  /** The word in another language; null where the table does not know it. */
  translate(text: string, from: Language, to: Language): string | null
  /** How the other language spells it; the one spelling where both share it. Null as above. */
  find(text: string, from: Language, to: Language): { spellings: readonly Spelling[] } | null
  /** Every spelling of a language, the longest first. */
  spellings(language: Language): string[]
  rows: readonly Row[]
}

/** Parsed at the first question: most runs of the program translate nothing. */
export function tableOf(data: Meanings): Table {
  let parsed: { rows: Row[]; places: Map<string, Place> } | null = null
  const read = () => (parsed ??= indexed(data))
  const entryOf = (text: string, from: Language, to: Language) => {
    const { rows, places } = read()
    const key = fold(text)
    const place = places.get(`${from} ${key}`) ?? firstOf(places, key)
    const row = place === undefined ? undefined : rows[place.row]
    if (place === undefined || row === undefined) return null
    // A word that the other language uses too stays, with that language's accents.
    const shared = row[to].find((spelling) => spelling.some((form) => fold(form) === key))
    return {
      gender: place.gender,
      spellings: shared === undefined ? row[to] : [shared],
      key,
      shared,
    }
  }
  return {
    find: entryOf,
    translate(text, from, to) {
      const entry = entryOf(text, from, to)
      if (entry === null) return null
      const same = entry.shared?.find((form) => fold(form) === entry.key)
      const written = entry.spellings[0] ?? []
      const form = same ?? written[Math.min(entry.gender, written.length - 1)] ?? null
      return form === null ? null : withCaseOf(text, form)
    },
    spellings: (language) =>
      read()
        .rows.flatMap((row) => row[language].flat())
        .toSorted((a, b) => b.length - a.length),
    get rows() {
      return read().rows
    },
  }
}

/** A capital where the source had one; never the other way round (German nouns). */
export function withCaseOf(source: string, target: string): string {
  return /^\p{Lu}/u.test(source.trim())
    ? target.charAt(0).toLocaleUpperCase() + target.slice(1)
    : target
}

interface Place {
  row: number
  gender: number
}

function indexed(table: Meanings): { rows: Row[]; places: Map<string, Place> } {
  const written = byLanguage(
    (language) => new Map(rowsIn(table, language).map((row) => [row.meaning, row.spellings])),
  )
  const meanings = new Set(languages.flatMap((language) => [...written[language].keys()]))
  const rows = [...meanings].map((meaning) =>
    byLanguage((language) => (written[language].get(meaning) ?? []).map((each) => each.split('/'))),
  )
  const places = new Map<string, Place>()
  for (const [at, row] of rows.entries()) {
    for (const language of languages) {
      for (const spelling of row[language]) {
        for (const [gender, form] of spelling.entries()) {
          const key = `${language} ${fold(form)}`
          if (!places.has(key)) places.set(key, { row: at, gender })
        }
      }
    }
  }
  return { rows, places }
}

/** Resumes mix languages: a word of none of the two is looked up in all. */
function firstOf(places: ReadonlyMap<string, Place>, key: string): Place | undefined {
  for (const language of languages) {
    const place = places.get(`${language} ${key}`)
    if (place !== undefined) return place
  }
  return undefined
}
