/**
 * A country, region or city that the entry does not name is a place that the work never reached.
 * Names in most languages show by their capital; German writes every noun with one, so places are
 * known by their own table there, and by it alone.
 */
import { placesIn } from '../reading/place-names.ts'
import type { Passage } from '../passages.ts'
import type { Doubt } from '../doubt.ts'

export function addedPlaces({ path, line, entry, isTranslated }: Passage): Doubt[] {
  if (!isTranslated || line.language !== 'de') return []
  const known = new Set(entry.flatMap((source) => placesIn(source).map(({ place }) => place)))
  // "Niederländisch" in the source is the Netherlands, and "de Gante" a part of a name.
  const said = entry.flatMap((source) => source.words.map(({ word }) => word.slice(0, nameLength)))
  return placesIn(line).flatMap(({ words, place }): Doubt[] => {
    const [first] = words
    if (!first || known.has(place) || homonyms.has(first.word)) return []
    if (words.some(({ word }) => said.includes(word.slice(0, nameLength)))) return []
    const claim = words.map(({ text }) => text).join(' ')
    return [{ policy: 'place', path, claim }]
  })
}

const nameLength = 5
/** Nouns that are a country's or a town's name too. */
const homonyms = new Set(['reunion', 'jersey', 'remote', 'hybrid', 'homeoffice', 'mann', 'essen', 'mons', 'gent', 'nice', 'porto', 'provence', 'bergen', 'turin', 'brandenburg']) // prettier-ignore
