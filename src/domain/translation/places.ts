/**
 * Places: only the country is put into the other language, by `Intl`; cities keep the name that the
 * person gave them. "Remote" is a place too.
 */
import { settingOf } from '../language/settings.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { workPlaces } from '#tables/work-places.js'
import { tableOf } from '#domain/language/table.ts'

/** Whose names mean nothing else: Georgia is a state, too, and Singapore a city. */
const countries = (
  'GB DE FR ES PT NL BE CH AT IT US BR IE LU DK SE NO FI PL CZ SK HU RO BG GR HR SI TR UA ' +
  'CA MX AR CL CO PE AU NZ IN CN JP KR ZA MA EG IL'
).split(' ')

const words = tableOf(workPlaces)

let byName: Map<string, string> | null = null

export function translatePlace(text: string, from: Language, to: Language): string {
  return text
    .split(/((?:(?<!\s)\s+)?[,;/()|]\s*|\s[-–—]\s)/u)
    .map((part) => {
      const code = codes().get(fold(part))
      if (code !== undefined) return namesIn(to).of(code) ?? part
      return words.translate(part, from, to) ?? part
    })
    .join('')
}

/** Our English is the British one, our Portuguese the European. */
const namesIn = (language: Language) =>
  new Intl.DisplayNames(settingOf(language, 'region'), { type: 'region' })

function codes(): ReadonlyMap<string, string> {
  byName ??= new Map(
    languages.flatMap((language) => {
      const names = namesIn(language)
      return countries.map((code): [string, string] => [fold(names.of(code) ?? code), code])
    }),
  )
  return byName
}
