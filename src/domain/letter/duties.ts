/**
 * The duties of an ad as they stand in a sentence of a letter: what answers the resume first, each up to
 * where its details begin. What speaks to the reader is quoted, since its verb means somebody else;
 * what speaks of the employer, or says what is not to be done, is left out.
 */
import { irregularVerbs } from '#tables/irregular-verbs.js'
import { letterWords } from '#tables/letter-words.js'

import type { Answer } from '../answers/answers.ts'
import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { inline } from '../tailoring/compose/inline.ts'
import { readLine } from '../truth/reading/reading.ts'
import { filled } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const most = 2
const longest = 110
const fewestWords = 2

/** `told` is the language of the ad: what is in another than the letter is quoted. */
export function dutiesIn(answers: readonly Answer[], language: Language, told: Language): string[] {
  const duties = trusted(answers)
  const hasVerbs = mostOpenWithVerb(duties, told)
  const answered = duties.filter(({ lines }) => lines.length > 0)
  const ordered = [...answered, ...duties.filter(({ lines }) => lines.length === 0)]
  const said = ordered
    .map(({ requirement }) => ({
      text: coreOf(requirement),
      isAddressed: speaks(requirement, 'addressed', told),
      isLeftOut: speaks(requirement, 'employer', told) || denies(requirement, told),
    }))
    .filter(({ text, isLeftOut }) => !isLeftOut && text.length <= longest)
    .filter(({ text }) => text.split(' ').length >= fewestWords && !isCut(text))
  const plain = said.filter(({ isAddressed }) => !isAddressed)
  return (plain.length > 0 ? plain : said).slice(0, most).map(({ text, isAddressed }) => {
    if (isAddressed || told !== language) return filled(letterPhrases[language].quotes, { text })
    const words = isInfinitive(text, language)
      ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : inline(text, language)
    return hasVerbs && opensWithBareVerb(words)
      ? filled(letterPhrases[language].verb, { text: words })
      : words
  })
}

/** What stands behind the musts is often an offer, and no duty. */
function trusted(answers: readonly Answer[]): Answer[] {
  const duties = answers.filter(({ group }) => group === 'duty')
  const firstMust = Math.min(
    ...answers.flatMap(({ group, job }) =>
      group === 'must' || group === 'wish' ? [job.start] : [],
    ),
  )
  return duties.filter(({ job }) => job.start < firstMust)
}

/** The points of "CC. SS." would end the sentence, and half a bracket says half. */
const isCut = (text: string): boolean => /\.\s|^[^(]*\)|\([^)]*$/u.test(text)

/** Up to a bracket, a colon or a semicolon; where that is too long, up to a comma. */
function coreOf(duty: string): string {
  const [first = ''] = duty
    .replaceAll(/ ?\([^()]*\)/gu, '')
    .split(/ ?[;:]\s|(?<=\p{L}{4})\.\s(?=\p{Lu})|\s[–—]\s/u)
  const text = first
    .replaceAll(/[*_`]|[.;,:]$/gu, '')
    .replaceAll("'", '’')
    // Reading a job makes plain letters of raised ones.
    .replaceAll(/(?<=\d\.?)[oa](?=\s|$)/gu, (raised) => (raised === 'o' ? 'º' : 'ª'))
    .trim()
  if (text.length <= longest) return text
  const at = text.lastIndexOf(', ', longest)
  return at < 0 ? text : text.slice(0, at)
}

type Spoken = 'addressed' | 'employer'

/** "You plan…", "our customers": somebody is spoken of beside the work. */
function speaks(text: string, of: Spoken, language: Language): boolean {
  const words = fold(text).split(/[^\p{L}]+/u)
  if (words.some((word) => persons[language][of].has(word))) return true
  // "geeft wiskunde": a list behind "jij" goes on with its verb.
  return of === 'addressed' && language === 'nl' && /^\p{Ll}{2,}t\s/u.test(text)
}

const persons = byLanguage((language) => {
  const of = (...uses: string[]) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) => (uses.includes(use) ? [word] : [])),
    )
  return { addressed: of('addressed', 'reader'), employer: of('employer') }
})

const negators = grammarWordsOf('negator')

const denies = (text: string, language: Language): boolean =>
  fold(text)
    .split(/[^\p{L}’']+/u)
    .some((word) => negators[language].has(word) || /n['’]t$/u.test(word))

const infinitives: Partial<Record<Language, RegExp>> = {
  es: /^\p{L}{2,}(?:ar|er|ir)$/u,
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
  pt: /^\p{L}{2,}(?:ar|er|ir)$/u,
}

const isInfinitive = (text: string, language: Language): boolean =>
  infinitives[language]?.test(text.split(' ')[0] ?? '') ?? false

const isNounLike = /(?:ing|[st]ion|ment|ance|ence|ity|ship|ness|als?|ly|(?<!s)s)$/u

/** English tells what is to be done by a bare verb, which a sentence gives its "to". */
function opensWithBareVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\s,]+/u)
  return /^\p{Ll}+$/u.test(first) && !isNounLike.test(first) && second !== 'of'
}

/** Few verbs can be told from nouns: where half of an ad's duties open with one of those, all do. */
function mostOpenWithVerb(duties: readonly Answer[], language: Language): boolean {
  if (language !== 'en') return false
  const known = duties.filter(({ requirement }) => {
    const [first] = readLine(requirement, language).words
    if (first === undefined || isNounLike.test(first.word)) return false
    return irregular.has(first.word) || first.kinds.has('act') || first.kinds.has('plain')
  })
  return known.length * 2 >= duties.length
}

const irregular = new Set(rowsIn(irregularVerbs, 'en').map(({ infinitive }) => infinitive))
