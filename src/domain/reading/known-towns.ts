/** Whether a text is the name of a town of some size, a region or a country: in any of the languages, or its own. */
import { fold } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { cities } from '#tables/cities.js'
import { regions } from '#tables/regions.js'
import { towns } from '#tables/towns.js'
import { isCountry } from './lexicon.ts'

const folded = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(fold))

const ofTowns = once(() =>
  folded([
    ...rowsOf(towns).flatMap(({ names }) => names),
    ...rowsOf(cities).flatMap(({ name, otherNames }) => [name, ...otherNames]),
  ]),
)
const ofRegions = once(() =>
  folded(rowsOf(regions).flatMap(({ names }) => names.map((name) => name.replace(/^\*/, '')))),
)

function isKnownTown(text: string): boolean {
  const name = fold(text).replace(/\.$/, '')
  return ofTowns().has(name) || ofRegions().has(name)
}

/** A region or a country that no town is called like. */
export const isWide = (text: string): boolean =>
  !ofTowns().has(fold(text)) && (ofRegions().has(fold(text)) || isCountry(text))

/** "Brussels", "Rio de Janeiro, Brasil", "Kiew Ukraine". */
export function isTown(text: string): boolean {
  const last = text.lastIndexOf(' ')
  return (
    text.split(/[,/]/).every((part) => isKnownTown(part) || isCountry(part)) ||
    (last > 0 && isCountry(text.slice(last + 1)) && isKnownTown(text.slice(0, last)))
  )
}
