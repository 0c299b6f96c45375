/**
 * A line of the resume inside a sentence of a letter. Where it tells a deed with a verb that stands in the
 * first person ("Cut the load", "40 Boxen montiert"), the sentence is that deed; any other line stands
 * behind a colon as the person wrote it.
 */
import { irregularVerbs } from '#tables/irregular-verbs.js'

import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { deedOf, doingOf } from '../tailoring/compose/deed.ts'
import { inline, opensWithDeed } from '../tailoring/compose/inline.ts'
import { verbEnding } from '../truth/reading/line-parts.ts'
import { readLine } from '../truth/reading/reading.ts'

export interface Told {
  kind: 'deed' | 'work'
  text: string
}

export function told(line: string, language: Language, isPresent: boolean): Told {
  const text = inline(deedOf(line, language, isPresent) ?? line, language)
  const deed = firstPerson[language](text, line, isPresent)
  return deed === null ? { kind: 'work', text } : { kind: 'deed', text: deed }
}

type FirstPerson = (text: string, line: string, isPresent: boolean) => string | null

/** "Installé", "Reduje", "liderei": no other person of these verbs ends so. */
const byEnding =
  (ending: RegExp): FirstPerson =>
  (text) =>
    ending.test(text.split(' ')[0] ?? '') ? text : null

/**
 * "Wartungen an zwölf Anlagen durchgeführt": the participle ends the line, and one thing stands before it
 * that needs no article: a number of them, or several.
 */
const byParticiple =
  (language: 'de' | 'nl'): FirstPerson =>
  (text) => {
    const words = text.split(' ')
    const isDone =
      verbEnding[language].test(words.at(-1) ?? '') && /^\p{Ll}/u.test(words.at(-1) ?? '')
    const isOne = !/[,;:]\s/u.test(text) && words.length > fewest
    return isDone && isOne && needsNoArticle[language].test(words[0] ?? '') ? text : null
  }

const fewest = 2
const needsNoArticle = {
  de: /^(?:\d|(?:ein|eine|einen|die|den|das|mehrere|alle|zwei|drei|vier|fünf|zehn)$)|(?:ungen|eiten|ionen)$/u,
  nl: /^(?:\d|(?:een|de|het|alle|twee|drie|vier|vijf|tien)$)|\p{Ll}{4}en$/u,
}

const firstPerson: Readonly<Record<Language, FirstPerson>> = {
  en: (text, line, isPresent) => {
    const [first = ''] = text.split(/[\s,;]/u)
    if (!/^\p{Ll}+$/u.test(first) || first.endsWith('ing')) return null
    if (opensWithDeed(text, 'en') || (unchanged.has(first) && opensWithAct(line))) return text
    return isPresent && (doingOf(line, 'en') !== null || opensWithAct(line)) ? text : null
  },
  de: byParticiple('de'),
  nl: byParticiple('nl'),
  es: byEnding(/^\p{Ll}{3,}(?:é|uje|ice|uve)$/u),
  pt: byEnding(/^\p{Ll}{3,}ei$/u),
  fr: (text) => {
    const [first = '', second = ''] = text.split(' ')
    return /\p{Ll}{3}é$/u.test(first) && articles.has(second) ? text : null
  },
}

/** "Train designers", "Take charge of": a verb with what it acts on, and not a noun with its preposition. */
function opensWithAct(line: string): boolean {
  const [first, second] = readLine(line, 'en').words
  if (first === undefined || second === undefined || second.isSmall) return false
  if (irregular.has(first.word)) return true
  const isAct = first.kinds.has('act') || first.kinds.has('plain')
  return isAct && !/(?:s|ing|ed)$/u.test(first.word) && /\p{Ll}{3}s$/u.test(second.text)
}

const irregular = new Set(rowsIn(irregularVerbs, 'en').map(({ infinitive }) => infinitive))
/** Those that are the same in the past. */
const unchanged = new Set(
  rowsIn(irregularVerbs, 'en').flatMap(({ infinitive, forms }) =>
    forms.split(' ')[0] === infinitive ? [infinitive] : [],
  ),
)

const articles = grammarWordsOf('article').fr
