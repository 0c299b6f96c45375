/**
 * Job titles from our table, in the person's form where their words tell it. Where they do not, each
 * language has its custom: a word that fits everybody where there is one (Pflegefachkraft, Docente),
 * the first form in English and Dutch, and elsewhere the form that dictionaries list, with a
 * question to the person: both forms to choose from.
 */
import type { Language } from '#domain/language/languages.ts'
import type { Form } from './person-form.ts'
import { formOf, forms, servesEverybody, titles } from './person-form.ts'
import { withCaseOf } from '#domain/language/table.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { titleRanks } from '#tables/title-ranks.js'

export interface Title {
  text: string
  /** The two forms, where nobody has said which is the person's. */
  choices: readonly string[]
}

/** Null where the table does not know the title. */
export function translateTitle(
  text: string,
  from: Language,
  to: Language,
  person: Form | null,
): Title | null {
  return listedTitle(text, from, to, person) ?? rankedTitle(text, from, to, person)
}

function listedTitle(
  text: string,
  from: Language,
  to: Language,
  person: Form | null,
): Title | null {
  const entry = titles.find(text, from, to)
  if (entry === null) return null
  const form = formOf(text, from) ?? person
  const { spellings } = entry
  const neutral = servesEverybody(to) ? undefined : spellings.find(({ length }) => length === 1)
  const chosen = form === null ? (neutral ?? spellings[0]) : spellings[0]
  const written = (chosen ?? []).map((word) => withCaseOf(text, word))
  const [first] = written
  if (first === undefined) return null
  if (form !== null) return { text: written[forms.indexOf(form)] ?? first, choices: [] }
  const isOpen = written.length === 2 && !servesEverybody(to)
  return { text: first, choices: isOpen ? written : [] }
}

function rankedTitle(
  text: string,
  from: Language,
  to: Language,
  person: Form | null,
): Title | null {
  const ranked =
    /^(?<rank>senior|junior|sr\.?|jr\.?)[\s-]+(?<base>[^\s-].*)$|^(?<title>.*\S)\s+(?<after>s[eé]nior|j[uú]nior)$/iu.exec(
      text.trim(),
    )?.groups
  if (ranked === undefined) return null
  const base = listedTitle(ranked['base'] ?? ranked['title'] ?? '', from, to, person)
  if (base === null) return null
  const rank = /^[sS]/.test(ranked['rank'] ?? ranked['after'] ?? '') ? 'senior' : 'junior'
  const written = rowsIn(titleRanks, to).find((row) => row.rank === rank)
  if (written === undefined) return null
  const withRank = (title: string) =>
    written.place === 'behind' ? `${title} ${written.word}` : `${written.word} ${title}`
  return { text: withRank(base.text), choices: base.choices.map(withRank) }
}
