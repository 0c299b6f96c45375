/**
 * How a letter says a line of the resume in a sentence: a deed in the first person, a duty as part of the work, or
 * the person's own sentence as it is. A line that is none of these by its grammar makes no sentence.
 */
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { told } from './deed.ts'
import { dutyIn, withBrackets } from './duty.ts'
import { filled, oneLine } from './filled.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'

export interface Saying {
  kind: 'deed' | 'duty' | 'own'
  text: string
}

const longest = 170
const fewestWords = 4

export function sayingOf(line: string, language: Language, isPresent: boolean): Saying | null {
  const own = ownSentence(line, language, isPresent)
  if (own !== null) return { kind: 'own', text: own }
  const deed = told(line, language, isPresent)
  if (deed !== null) return { kind: 'deed', text: deed }
  const duty = dutyIn(line, language)
  return duty === null ? null : { kind: 'duty', text: duty }
}

/** A line that has its "I", and in German one that only lacks it: "Prüfe meine Teile selbst". */
function ownSentence(raw: string, language: Language, isPresent: boolean): string | null {
  const line = oneLine(raw).replace(/\.$/u, '')
  const words = line.split(' ')
  if (words.length < fewestWords || line.length > longest || /\p{Ll}{2}[.!?]\s/u.test(line))
    return null
  const [first = '', second = ''] = words
  if (subjects[language].has(fold(first).split(/\P{L}/u, 1)[0] ?? '')) return `${line}.`
  const isAct = language === 'de' && isPresent && /^\p{Lu}\p{Ll}{2,}e$/u.test(first)
  if (!isAct || !(objects.has(second) || /^(?:mein|selb|meist)/u.test(second))) return null
  const said = withBrackets(`${line.charAt(0).toLowerCase()}${line.slice(1)}`)
  return said === null ? null : filled(letterPhrases.de.ofOneself.act, { line: `${said}.` })
}

const articles = grammarWordsOf('article')
/** "Pflege der Beete" has a noun before its article, and "Pflege die Beete" a verb. */
const objects = new Set(
  [...articles.de].filter((word) => !/^(?:der|des|dem|ein?e[rs])$/u.test(word)),
)
const subjects = byLanguage(
  (language) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) => (use === 'subject' ? [word] : [])),
    ),
)

/** Sentences behind the one that names the post: two duties share one. */
export function sentencesFor(
  sayings: readonly Saying[],
  isPresent: boolean,
  language: Language,
  manner: Manner,
): string[] {
  const say = letterPhrases[language].sentences[manner]
  const of = (kind: Saying['kind']) =>
    sayings.flatMap((one) => (one.kind === kind ? [one.text] : []))
  const duties = of('duty')
  const [pair, ...others] = duties.flatMap((_, i) =>
    i % 2 === 0 ? [duties.slice(i, i + 2).join(letterPhrases[language].asWellAs)] : [],
  )
  const [first, next] = isPresent ? [say.duty, say.dutyNext] : [say.dutyPast, say.dutyNextPast]
  return [
    ...(pair === undefined ? [] : [filled(first, { line: pair })]),
    ...others.map((line) => filled(next, { line })),
    ...of('deed').map((line, i) =>
      filled(i === 0 && duties.length === 0 ? say.deedThere : say.deedNext, { line }),
    ),
    ...of('own'),
  ]
}
