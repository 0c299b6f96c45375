/**
 * Places: only the country is put into the other language, by `Intl`; cities keep the name that the
 * person gave them. "Remote" is a place too.
 */
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'

const countries = ['GB', 'DE', 'FR', 'ES', 'PT', 'NL', 'BE', 'CH', 'AT', 'IT', 'US', 'BR', 'IE']

let byName: Map<string, string> | null = null

export function translatePlace(text: string, to: Language): string {
  return text
    .split(/(\s*[,;/()|]\s*|\s[-–—]\s)/u)
    .map((part) => {
      const code = codes().get(fold(part))
      return code === undefined ? part : (namesIn(to).of(code) ?? part)
    })
    .join('')
}

const namesIn = (language: Language) =>
  new Intl.DisplayNames(language === 'en' ? 'en-GB' : language, { type: 'region' })

function codes(): ReadonlyMap<string, string> {
  byName ??= new Map(
    languages.flatMap((language) => {
      const names = namesIn(language)
      return countries.map((code): [string, string] => [fold(names.of(code) ?? code), code])
    }),
  )
  return byName
}
