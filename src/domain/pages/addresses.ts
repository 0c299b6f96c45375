/**
 * What on a page may be the town of a job that names no place of work: towns of postal addresses, and
 * names at the end of a head or behind a preposition. Which of them is a town, a table of places says.
 */
import type { Language } from '../language/languages.ts'

/** "86150 Augsburg", "6811 DV Arnhem", "4000-123 Porto", "28001 Madrid", "D-10115 Berlin". */
const address =
  /(?<!©\s?|[\p{L}\d]|\p{L} (?=(?:19|20)\d\d ))(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{5}(?:-\d{3})?|\d{4}) (\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an der|im|de|la|le|les|sur|do|da|dos|den|aan)){0,3})/gu
const mostTowns = 5

/** "Chicago, Illinois 60616", "Springfield, IL 62701". */
const stateAddress =
  /(?<![\p{L}\d])(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}), (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \d{5}(?!\d)/gu

export function townsOfAddresses(text: string): string[] {
  const towns = [...text.matchAll(address), ...text.matchAll(stateAddress)].map(
    ([, town = '']) => town,
  )
  return [...new Set(towns)].slice(0, mostTowns)
}

/** The preposition before a town: "Video Editor in Mönchengladbach", "près de Lyon". */
const prepositions: Readonly<Record<Language, RegExp>> = {
  en: /(?<![^\s(])(?:in|at|near) (?=\p{Lu})/gu,
  de: /(?<![^\s(])(?:in|bei) (?=\p{Lu})/gu,
  fr: /(?<![^\s(])(?:à|en|de) (?=\p{Lu})/gu,
  es: /(?<![^\s(])(?:en|de) (?=\p{Lu})/gu,
  pt: /(?<![^\s(])(?:em|de) (?=\p{Lu})/gu,
  nl: /(?<![^\s(])(?:in|te|bij) (?=\p{Lu})/gu,
}
/** A name at the beginning of a text: "São Paulo", "Mönchengladbach". */
const name = /^\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{2,30}){0,2}/u
const longestNames = 100

const namesBehindIn = (lines: readonly string[], language: Language): string[] =>
  lines.flatMap((line) =>
    [...line.matchAll(prepositions[language])].flatMap(({ 0: { length }, index }) => {
      const from = index + length
      return name.exec(line.slice(from, from + longestNames))?.[0] ?? []
    }),
  )

const mostNames = 24

/** A line that is nothing but names, as that of a place is: "Melbourne, Victoria, Australia", "Bolivia o Perú". */
const onlyNames =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|\p{Ll}{1,3})){0,3}(?:, ?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]+){0,2}){0,2}$/u
const longestPlace = 60

/** Lines that may be a place: of more than one name, or of a name that the page says elsewhere as a place. */
function placesAmong(lines: readonly string[], elsewhere: readonly string[]): string[] {
  const parts = lines.flatMap((line) => line.split(/ ?[|·•/] ?/u))
  const names = parts.filter((line) => line.length <= longestPlace && onlyNames.test(line))
  const several = names.filter((line) => line.includes(','))
  return [...several, ...names.filter((line) => elsewhere.includes(line))]
}

/**
 * Names that may be towns, the likeliest first: of the lines around the title, of sentences about the
 * place of work, of the addresses on the page, of what it is headed with and how the post begins.
 */
export function townsPerhaps(said: {
  language: Language
  /** All lines of the page. */
  page: readonly string[]
  aroundTitle: readonly string[]
  aboutPlace: readonly string[]
  heads: readonly string[]
  beginning: readonly string[]
}): string[] {
  const inPage = namesBehindIn(said.page, said.language)
  const all = [
    ...namesBehindIn(said.aboutPlace, said.language),
    ...said.page.flatMap(townsOfAddresses),
    ...namesBehindIn(said.heads, said.language),
    ...said.heads
      .map((head) => head.split(' ').at(-1) ?? '')
      .filter((name) => inPage.includes(name)),
    ...namesBehindIn(said.beginning, said.language),
  ]
  return [...new Set([...placesAmong(said.aroundTitle, all), ...all])].slice(0, mostNames)
}
