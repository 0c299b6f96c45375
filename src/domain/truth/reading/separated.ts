/**
 * German and Dutch verbs whose first part stands at the end: "Richte Maschinen ein", "Werkte mee
 * aan", "Registreer monsters en vries ze in". Each is read as the one word that it is.
 */
import type { Language } from '../../language/languages.ts'

/** By the place of the verb among the folded words, the whole of it. */
export function separatedVerbs(
  words: readonly string[],
  language: Language,
): ReadonlyMap<number, string> {
  const particles = particlesOf[language]
  if (particles === undefined) return none
  const found = new Map<number, string>()
  let start = 0
  words.forEach((word, i) => {
    const following = words[i + 1] ?? ''
    const isEnd = i === words.length - 1 || joiners.has(following) || isApart(i, words, language)
    if (language === 'nl' && words[i - 1] === 'te' && particles.has(words[i - 2] ?? ''))
      found.set(i, `${words[i - 2]}${word}`)
    if (!isEnd) return
    const verb = words[start]
    const next = words[start + 1] ?? ''
    const particle = language === 'nl' && beside.has(next) ? next : word
    if (verb !== undefined && particles.has(particle) && i - start >= 2)
      found.set(start, `${particle}${verb}`)
    start = i + 2
  })
  return found
}

/** "Geef klachten door aan de chef": of two prepositions the first is the verb's. */
function isApart(at: number, words: readonly string[], language: Language): boolean {
  return (
    language === 'nl' &&
    particlesOf.nl?.has(words[at] ?? '') === true &&
    dutchBefore.has(words[at + 1] ?? '')
  )
}

const dutchBefore = new Set('aan bij met naar voor van tijdens via per volgens'.split(' '))

const none: ReadonlyMap<number, string> = new Map()
/** No prepositions, so that they belong to the verb right before them: "Werkte mee aan". */
const beside = new Set(['mee', 'samen'])
const joiners = new Set(['und', 'sowie', 'oder', 'en', 'of'])

const particlesOf: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set('ab an auf aus bei ein her mit nach teil um vor weiter zu zusammen durch'.split(' ')),
  nl: new Set('aan af bij door in mee na om op samen toe uit voor'.split(' ')),
}
