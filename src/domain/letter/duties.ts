/**
 * The duties of an ad as they stand in a sentence of a letter: what answers the resume first, each up to
 * where its details begin. What speaks to the reader or of the employer is quoted, since its verb
 * means somebody else.
 */
import { letterWords } from '#tables/letter-words.js'

import type { Answer } from '../answers/answers.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { inline } from '../tailoring/compose/inline.ts'
import { filled } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const most = 2
const longest = 110
const fewestWords = 2

export function dutiesIn(answers: readonly Answer[], language: Language): string[] {
  const duties = answers.filter(({ group }) => group === 'duty')
  const answered = duties.filter(({ lines }) => lines.length > 0)
  const ordered = [...answered, ...duties.filter(({ lines }) => lines.length === 0)]
  const said = ordered
    .map(({ requirement }) => ({ text: coreOf(requirement), whole: requirement }))
    .filter(({ text }) => text.length <= longest && text.split(' ').length >= fewestWords)
    // The points of "CC. SS." would end the sentence.
    .filter(({ text }) => !/\.\s/u.test(text) && !/^[^(]*\)|\([^)]*$/u.test(text))
  const plain = said.filter(({ whole }) => !speaks(whole, language))
  const chosen = plain.length > 0 ? plain : said
  return chosen.slice(0, most).map(({ text, whole }) => {
    if (speaks(whole, language)) return filled(letterPhrases[language].quotes, { text })
    const words = inline(text, language)
    return opensWithBareVerb(words, language)
      ? filled(letterPhrases[language].verb, { text: words })
      : words
  })
}

/** Up to a bracket, a colon or a semicolon; where that is too long, up to a comma. */
function coreOf(duty: string): string {
  const [first = ''] = duty
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .split(/\s*[;:]\s|(?<=\p{L}{4})\.\s|\s[–—]\s/u)
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

/** "You plan…", "our customers": somebody is spoken of beside the work. */
function speaks(text: string, language: Language): boolean {
  const words = fold(text).split(/[^\p{L}]+/u)
  if (words.some((word) => persons[language].has(word))) return true
  // "geeft wiskunde": a list behind "jij" goes on with its verb.
  return language === 'nl' && /^\p{Ll}{2,}t$/u.test(words[0] ?? '') && !/^\p{Lu}/u.test(text)
}

const persons = byLanguage(
  (language) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) =>
        use === 'addressed' || use === 'person' ? [word] : [],
      ),
    ),
)

const isNounLike = /(?:ing|[st]ion|ment|ance|ence|ity|ship|ness|als?|(?<!s)s)$/u

/** English tells what is to be done by a bare verb, which a sentence gives its "to". */
function opensWithBareVerb(text: string, language: Language): boolean {
  if (language !== 'en') return false
  const [first = '', second = ''] = text.split(/[\s,]+/u)
  const isNoun = isNounLike.test(first) || first.endsWith('ly') || second === 'of'
  return /^\p{Ll}+$/u.test(first) && !isNoun
}
