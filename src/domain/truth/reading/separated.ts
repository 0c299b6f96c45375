/**
 * German and Dutch verbs whose first part stands at the end: "Richte Maschinen ein", "Werkte mee
 * aan", "Registreer monsters en vries ze in". Each is read as the one word that it is.
 */
import type { Language } from '../../language/languages.ts'
import { stopWords } from '../../language/stop-words.ts'

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
    const next = words[start + 1] ?? ''
    const particle = language === 'nl' && beside.has(next) ? next : word
    const at = besideSubject(words, i, start, language) ?? start
    const verb = words[at]
    if (verb !== undefined && particles.has(particle) && i - at >= 2)
      found.set(at, `${particle}${verb}`)
    start = i + 2
  })
  return found
}

/** "Stel ik zelf vast", "die stelt ze vast": the verb of a sentence stands beside who does it. */
function besideSubject(
  words: readonly string[],
  end: number,
  start: number,
  language: Language,
): number | undefined {
  const subjects = subjectsOf[language]
  for (let at = end - 1; at > start; at--) {
    if (subjects?.has(words[at] ?? '') !== true) continue
    const isBehind = at - 1 > start || !stopWords[language].has(words[at - 1] ?? '')
    return isBehind ? at - 1 : at + 1
  }
  return undefined
}

const subjectsOf: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set(['ich', 'er', 'sie', 'wir']),
  nl: new Set(['ik', 'hij', 'zij', 'ze', 'wij', 'we']),
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
  de: new Set(
    'ab an auf aus bei ein her mit nach teil um vor weiter zu zusammen durch fest'.split(' '),
  ),
  nl: new Set('aan af bij door in mee na om op samen toe uit voor vast'.split(' ')),
}
