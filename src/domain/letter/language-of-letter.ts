/** In which language a letter is written: that of the ad, where enough of it is known, else the resume's. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isLanguage } from '../language/languages.ts'

/** In UTF-16 units: of a shorter text nobody knows the language. */
const shortestAd = 400

export function languageOfLetter(
  { reading }: { reading: JobReading | null },
  own: Language,
): Language {
  if (reading === null || reading.text.length < shortestAd) return own
  return isLanguage(reading.language) ? reading.language : 'en'
}
