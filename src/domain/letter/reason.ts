/**
 * What a person says of themselves in their summary that a letter can say too: why they look for work, and how
 * they work. Only a sentence in the first person that has words of the ad, for a summary may speak of
 * another trade. "Looking for work at night" lacks its "I am", and is given it.
 */
import type { JobReading } from '#domain/ads/reading.ts'

import { fold } from '../language/fold.ts'
import { contentStems } from '../edits/similarity.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { stopWords } from '../language/stop-words.ts'
import { letterWordsOf } from './words.ts'
import { isWish } from './claiming-words.ts'
import { filled, oneLine } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const longest = 200
const fewestWords = 4

/** `why` looks ahead, `how` says what they do; each may be empty. */
export function ofOneself(
  summary: string,
  { title, reading }: { title: string; reading: JobReading | null },
  language: Language,
): { why: string; how: string } {
  const asked = [...contentStems([title, reading?.text ?? ''].join('\n'), language)]
  const own = oneLine(summary)
    .split(/(?<=(?:\p{L}{2}|\d{4})[.!])\s+(?=\p{Lu})/u)
    .filter((text) => text.length <= longest && text.endsWith('.'))
    .flatMap((text) => {
      const said = whole(text, language)
      return said === null ? [] : [{ said, shared: sharedWords(text, asked, language) }]
    })
  const [why, how] = [
    own.find(({ said, shared }) => looksAhead(said, language) && shared > 0),
    own.find(({ said, shared }) => !looksAhead(said, language) && shared >= fewestOfWork),
  ]
  return { why: why?.said ?? '', how: how?.said ?? '' }
}

/** Words in common by which what somebody does is the job's. */
const fewestOfWork = 2
/** "Ausbildung" and "Ausbildungsplatz" speak of one thing; a short word with a small letter says little. */
const fewestLetters = 5

function sharedWords(text: string, asked: readonly string[], language: Language): number {
  const told = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !isSearch(fold(word), language))
    .flatMap((word, i) => {
      const isName = i > 0 && /^\p{Lu}/u.test(word)
      return [...contentStems(word, language)].filter(
        (stem) => isName || stem.length >= fewestLetters,
      )
    })
  return [...new Set(told)].filter((stem) =>
    asked.some(
      (other) =>
        other === stem ||
        (other.length >= fewestLetters && stem.startsWith(other)) ||
        (stem.length >= fewestLetters && other.startsWith(stem)),
    ),
  ).length
}

/** What every search has: "I would like", "we are looking for". */
const isSearch = (word: string, language: Language): boolean =>
  isWish(word, language) || seeks[language].has(word)

const wordsOf = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u)

const looksAhead = (text: string, language: Language): boolean =>
  wordsOf(text).some((word) => isSearch(word, language)) ||
  [...seeking[language]].some((phrase) => wordsOf(text).join(' ').includes(` ${phrase} `))

/** The sentence with its subject; null where it has none and none can be given. */
function whole(text: string, language: Language): string | null {
  const words = wordsOf(text)
  if (words.length < fewestWords) return null
  const ofSubject = subject[language]
  const at = words.findIndex((word) => ofSubject.has(word))
  // "Calm with patients, and I like teaching": what stands before has no verb.
  if (at >= 0 && hasVerblessPart(text, ofSubject, language)) return null
  // "Nearly a nurse: I passed my exam": a heading is no clause.
  if (at >= 0 && !wordsOf(text.split(': ', 1)[0] ?? '').some((word) => ofSubject.has(word)))
    return null
  if (at >= 0) return joiners[language].has(words[at - 1] ?? '') ? null : text
  const [first = ''] = words
  const isOpening = [...seeking[language]].some((phrase) =>
    words.join(' ').startsWith(`${phrase} `),
  )
  const { am, act } = letterPhrases[language].ofOneself
  if (!isOpening && !seeks[language].has(first)) {
    const isVerbAlone = language === 'es' || language === 'pt'
    return isVerbAlone && words.some((word) => seeks[language].has(word)) ? text : null
  }
  const line = text.charAt(0).toLowerCase() + text.slice(1)
  const said = filled(isOpening ? am : act, { line })
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** "Lately a clinic, now I want …": in German and Dutch only a clause that a small word opens stands before a comma. */
function hasVerblessPart(text: string, subject: ReadonlySet<string>, language: Language): boolean {
  if (language !== 'de' && language !== 'nl') return false
  const [part = '', ...others] = text.split(', ')
  const words = wordsOf(part)
  return (
    others.length > 0 &&
    !words.some((word) => subject.has(word)) &&
    !stopWords[language].has(words[0] ?? '')
  )
}

const joiners = grammarWordsOf('joiner-of-parts')

const seeks = letterWordsOf('seeks')
const seeking = letterWordsOf('seeking')
const subject = letterWordsOf('subject')
