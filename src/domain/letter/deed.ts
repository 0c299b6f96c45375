/**
 * A line of the resume inside a sentence of a letter: where it tells a deed with a verb that stands in the
 * first person ("Cut the load", "40 Boxen montiert"), the sentence is that deed. Any other line makes no
 * sentence.
 */
import { irregularVerbs } from '#tables/irregular-verbs.js'

import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { deedOf, doingOf } from '../tailoring/compose/deed.ts'
import { inline, opensWithDeed } from '../tailoring/compose/inline.ts'
import { verbEnding } from '../truth/reading/line-parts.ts'
import { isNumberWord, wordsOfLanguage } from '../truth/reading/number-words.ts'
import { readLine } from '../truth/reading/reading.ts'
import { letterWordsOf } from './words.ts'
import { oneLine } from './filled.ts'

const longest = 170
const longestLine = 240
const fewestWords = 3

/** Up to a semicolon, behind which lines go on without their verb; null for a line that makes no sentence. */
export function told(raw: string, language: Language, isPresent: boolean): string | null {
  const [line = ''] = oneLine(raw).split(/ ?; /u)
  if (line.length > longest || line.split(' ').length < fewestWords) return null
  if (/\p{Ll}{2}[.!?]\s|:|→/u.test(line) || speaksOfOthers(line, language)) return null
  const text = inline(deedOf(line, language, isPresent) ?? line, language).replace(/[.,]$/u, '')
  return firstPerson[language](text, line, isPresent)
}

/** Whether a letter may have the line at all, in a sentence or as it stands. */
export const isTellable = (line: string, language: Language): boolean =>
  line.trim() !== '' && line.length <= longestLine && !speaksOfOthers(line, language)

/** "The model we use": in a letter, "we" would be the employer of before. */
const speaksOfOthers = (line: string, language: Language): boolean =>
  fold(line)
    .split(/[^\p{L}]+/u)
    .some((word) => others[language].has(word))

const others = letterWordsOf('employer')

type FirstPerson = (text: string, line: string, isPresent: boolean) => string | null

/** What only an object opens with: an article or a number. */
const opensObject = (word: string, language: Language): boolean =>
  articles[language].has(fold(word)) ||
  /^\d|^(?:l|d)[’']/u.test(word) ||
  isNumberWord(fold(word), wordsOfLanguage(language))

const articles = grammarWordsOf('article')

/**
 * A verb of the first person by its ending: `alone` no other word has; `before` an object it is no
 * noun, and `now` is the present, which tells of a post that is held.
 */
const byEnding =
  (language: 'es' | 'pt', alone: RegExp, before: RegExp, now: RegExp): FirstPerson =>
  (text, _, isPresent) => {
    const [first = '', second = ''] = text.split(' ')
    if (!/^\p{Ll}{4,}$/u.test(first)) return null
    const isBeforeObject = opensObject(second, language)
    const isVerb =
      alone.test(first) ||
      (isBeforeObject && before.test(first)) ||
      (isBeforeObject && isPresent && second !== 'a' && now.test(first))
    return isVerb ? text : null
  }

/**
 * "Wartungen an zwölf Anlagen durchgeführt": the participle ends the line, or its part before a comma,
 * and one thing stands before it that needs no article, or whose ending tells which.
 */
const byParticiple =
  (language: 'de' | 'nl'): FirstPerson =>
  (text) => {
    const [part = ''] = text.split(', ')
    const words = part.split(' ')
    const last = words.at(-1) ?? ''
    const isDone = verbEnding[language].test(last) && /^\p{Ll}/u.test(last)
    if (!isDone || words.length < fewestWords || /[;:]\s/u.test(part)) return null
    const [first = ''] = words
    const isBare = needsNoArticle[language].test(first) || opensObject(first, language)
    return isBare ? part : withArticle(part, language)
  }

const needsNoArticle = {
  de: /^\p{Lu}.*(?:\p{L}{4}en|ungen)$|^(?:mehrere|alle)$/u,
  nl: /^alle$|\p{Ll}{4}en$/u,
}

const firstPerson: Readonly<Record<Language, FirstPerson>> = {
  en: (text, line, isPresent) => {
    const [first = '', second = ''] = text.split(/[\s,;]/u)
    if (!/^\p{Ll}+$/u.test(first) || first.endsWith('ing')) return null
    const isAct = opensWithAct(line) || opensObject(second, 'en')
    if (opensWithDeed(text, 'en') || (unchanged.has(first) && isAct)) return text
    return isPresent && (doingOf(line, 'en') !== null || opensWithAct(line)) ? text : null
  },
  de: byParticiple('de'),
  nl: byParticiple('nl'),
  es: byEnding('es', /(?:é|uje|ice|uve|use|í)$/u, /(?!)/u, /o$/u),
  pt: byEnding('pt', /ei$/u, /i$/u, /o$/u),
  fr: (text) => {
    const [first = '', second = ''] = text.split(' ')
    const isParticiple = /^\p{Ll}+$/u.test(first) && opensWithDeed(text, 'fr')
    return isParticiple && !states.test(first) && opensObject(second, 'fr') ? text : null
  },
}

/** "Chargé des achats" says what one is, and "arrivé" goes with another verb. */
const states =
  /^(?:charg|salari|employ|dipl[oô]m|associ|agré|spécialis|certifi|arriv|rest|entr|all|pass)ée?$|e?s$/u

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

type Noun = { article: string; ending: RegExp; behind: RegExp }

/** Endings of nouns that tell their gender; what stands behind such a noun is its object. */
const nouns: Readonly<Record<'de' | 'nl', Noun>> = {
  de: {
    article: 'die ',
    ending: /^\p{Lu}.+(?:ung|heit|keit|schaft|tät|[st]ion|quote|zeit|rate|kosten)$/u,
    behind: /^(?!und$|oder$|im$|in$)/u,
  },
  nl: { article: 'de ', ending: /\p{L}{4}ing$/u, behind: /^(?:van|aan|voor)$/u },
}

function withArticle(text: string, language: 'de' | 'nl'): string | null {
  const [first = '', second = ''] = text.split(' ')
  const { article, ending, behind } = nouns[language]
  return ending.test(first) && behind.test(second) ? `${article}${text}` : null
}
