/** Names on a page that may be towns: of postal addresses, and behind a preposition. */

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

/** Of an address its town is the place. */
export const townOf = (place: string): string => townsOfAddresses(place)[0] ?? place

/** The preposition before a town, in any of the languages: "Video Editor in Mönchengladbach", "près de Lyon". */
const preposition = /(?<![^\s(])(?:in|at|near|bei|à|en|em|de|te|bij|@) (?=\p{Lu})/gu
/** A name at the beginning of a text: "São Paulo", "Frankfurt am Main". */
const name =
  /^\p{Lu}[\p{L}'’-]{2,30}(?: (?:(?:am|an der|im|de|la|le|les|do|da|dos|den|aan) )?\p{Lu}[\p{L}'’-]{2,30}){0,2}/u
const longestNames = 100
/** So much of a line is read. */
const longestLine = 400

export const namesBehind = (text: string): string[] => {
  const line =
    text.length <= longestLine
      ? text
      : text.slice(0, Math.max(0, text.lastIndexOf(' ', longestLine)))
  return [...line.matchAll(preposition)].flatMap(({ 0: { length }, index }) => {
    const from = index + length
    return name.exec(line.slice(from, from + longestNames))?.[0] ?? []
  })
}

/** What parts the names of a place; a hyphen without a space is within a name. */
const betweenNames = /, ?| ?[–/(] ?| - /u
const nameWord = /^\p{Lu}[\p{L}'’.-]+$/u
const smallWord = /^\p{Ll}{1,3}$/u
const regionWord = /^\p{Lu}[\p{L}'’.-]*$/u

/** A line that is nothing but names, as that of a place is: "Melbourne, Victoria, Australia", "Bolivia o Perú". */
export function isOnlyNames(line: string): boolean {
  const [town = [], ...regions] = line
    .split(betweenNames, 4)
    .map((part, i) => (i > 0 && part.endsWith(')') ? part.slice(0, -1) : part).split(' ', 5))
  const isName = (word: string) => nameWord.test(word)
  return (
    regions.length <= 2 &&
    town.length <= 4 &&
    town.every((word, i) => isName(word) || (i > 0 && smallWord.test(word))) &&
    regions.every(
      ([first = '', ...rest]) => regionWord.test(first) && rest.length <= 2 && rest.every(isName),
    )
  )
}
