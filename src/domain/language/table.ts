/**
 * Hand-made tables of words in six languages, one row a meaning: `en | de | es | fr | pt | nl`.
 * Several spellings in a cell are parted by `;` and the first is the one that is written; `a/b` are
 * the two genders of a title.
 */
import { fold } from './fold.ts'
import type { Language } from './languages.ts'

const columns = ['en', 'de', 'es', 'fr', 'pt', 'nl'] as const satisfies readonly Language[]

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
export function tableOf(data: string): Table {
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

function indexed(data: string): { rows: Row[]; places: Map<string, Place> } {
  const rows = data
    .trim()
    .split('\n')
    .map((line) => rowOf(line.split('|').map(spellingsOf)))
  const places = new Map<string, Place>()
  for (const [at, row] of rows.entries()) {
    for (const language of columns) {
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

const rowOf = ([en = [], de = [], es = [], fr = [], pt = [], nl = []]: Spelling[][]): Row => ({
  en,
  de,
  es,
  fr,
  pt,
  nl,
})

const spellingsOf = (cell: string): Spelling[] =>
  cell.split(';').map((spelling) =>
    spelling
      .trim()
      .split('/')
      .map((form) => form.trim()),
  )

/** Resumes mix languages: a word of none of the two is looked up in all. */
function firstOf(places: ReadonlyMap<string, Place>, key: string): Place | undefined {
  for (const language of columns) {
    const place = places.get(`${language} ${key}`)
    if (place !== undefined) return place
  }
  return undefined
}
