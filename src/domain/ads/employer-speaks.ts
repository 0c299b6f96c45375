/** "We run Docker": what the employer has or does, and not what it looks for. */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

export function tellsOfEmployer(said: string): boolean {
  const folded = foldKeepingPlaces(said.trim())
  return opens.test(folded) && !seeks.test(folded)
}

const opens = new RegExp(String.raw`^${anyOf(adWords, 'employer speaks')}(?!\p{L})`, 'u')
const seeks = wholeWords(anyOf(adWords, 'wants'))
