/**
 * What on a page may be the town of a job that names no place of work: towns of postal addresses, and
 * names at the end of a head or behind a preposition. Which of them is a town, a table of places says.
 */

/** "86150 Augsburg", "6811 DV Arnhem", "4000-123 Porto", "28001 Madrid", "D-10115 Berlin". */
const address =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{5}(?:-\d{3})?|\d{4})\s+(\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an der|im|de|la|le|les|sur|do|da|dos|den|aan)){0,3})/gu
const mostTowns = 5

function townsOfAddresses(text: string): string[] {
  const towns = [...text.matchAll(address)].map(([, town = '']) => town)
  return [...new Set(towns)].slice(0, mostTowns)
}

/** "Video Editor in Mönchengladbach", "près de Lyon", "Brasserie Rubens Knokke". */
const named =
  /(?:(?<=(?:^|\s)(?:in|à|en|em|te|at|near|bei|de|von|von der|près de|cerca de|perto de)\s)|(?<=\s)(?=\p{Lu}[^\s]+$))(\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,}){0,2})/gu
const mostNames = 12

/** Names that may be towns, the likeliest first; `page` is all of its text, `heads` what it is headed with. */
export function townsPerhaps(page: string, heads: readonly string[]): string[] {
  const names = heads.flatMap((head) => [...head.matchAll(named)].map(([, name = '']) => name))
  return [...new Set([...townsOfAddresses(page), ...names])].slice(0, mostNames)
}
