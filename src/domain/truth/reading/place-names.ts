/**
 * Countries, regions and cities by all of their names in the six languages: "Nordrhein-Westfalen"
 * is "Rhénanie-du-Nord-Westphalie". Countries are named by `Intl`, the rest by a table.
 */
import { fold } from '../../language/fold.ts'
import { languages } from '../../language/languages.ts'
import { rowsOf } from '../../language/word-table.ts'
import { placeNames } from '#tables/place-names.js'
import type { LineReading, Word } from './reading.ts'

/** Our English is the British one; Portuguese has two names for some countries. */
const spoken = [...languages, 'en-GB', 'pt-PT']

let byName: ReadonlyMap<string, string> | null = null

/** Words joined by a space → which place it is. */
function places(): ReadonlyMap<string, string> {
  if (byName !== null) return byName
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = spoken.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const made = new Map<string, string>()
  for (const code of alphabet.flatMap((a) => alphabet.map((b) => a + b)))
    for (const one of names) {
      const name = one.of(code)
      if (name !== undefined && !made.has(keyOf(name))) made.set(keyOf(name), code)
    }
  for (const { names: row } of rowsOf(placeNames)) {
    const forms = row.split(' ').map((form) => keyOf(form.replaceAll('_', ' ')))
    const id = forms.map((form) => made.get(form)).find((code) => code !== undefined) ?? row
    for (const form of forms) made.set(form, id)
  }
  return (byName = made)
}

function keyOf(name: string): string {
  return (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** The most words that a name of the tables has. */
const longest = 7

/** The words of each place that a line names, with the place; the longest name counts. */
export function placesIn({ words, language }: LineReading): { words: Word[]; place: string }[] {
  const found: { words: Word[]; place: string }[] = []
  for (let i = 0; i < words.length; i += 1) {
    if (!/^\p{Lu}/u.test(words[i]?.text ?? '')) continue
    for (let length = Math.min(longest, words.length - i); length > 0; length -= 1) {
      const part = words.slice(i, i + length)
      const name = part.map(({ word }) => keyOf(word)).join(' ')
      const place = places().get(name) ?? (language === 'de' ? ofGenitive(name) : undefined)
      if (place === undefined) continue
      found.push({ words: part, place })
      i += length - 1
      break
    }
  }
  return found
}

/** "Asiens", "Nordamerikas". */
function ofGenitive(name: string): string | undefined {
  return /\p{L}{3}s$/u.test(name) ? places().get(name.slice(0, -1)) : undefined
}

/** Words of a line that name, in any of the six languages, a place that a source names too. */
export function samePlaces(line: LineReading, sources: readonly LineReading[]): ReadonlySet<Word> {
  const here = placesIn(line)
  if (here.length === 0) return new Set()
  const there = new Set(sources.flatMap((source) => placesIn(source).map(({ place }) => place)))
  return new Set(here.flatMap(({ words, place }) => (there.has(place) ? words : [])))
}
