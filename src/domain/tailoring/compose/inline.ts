/**
 * A line or a title of the resume as it stands inside a sentence: on one line, without its point, and
 * with a small letter where only its place had given it a capital.
 */
import type { Language } from '../../language/languages.ts'
import { fold } from '../../language/fold.ts'
import { stopWords } from '../../language/stop-words.ts'
import { findAll } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { infinitiveOf } from '../../truth/reading/irregular-verbs.ts'
import { verbEnding } from '../../truth/reading/line-parts.ts'
import { isNumberWord, wordsOfLanguage } from '../../truth/reading/number-words.ts'
import { behindDuty } from './deed.ts'
import { grammars } from './grammar.ts'
import { isProduct } from './tool.ts'

export function inline(text: string, language: Language): string {
  const said = text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=\p{Ll}\p{Ll}|\))\.$/u, '')
  const [first = '', second = ''] = said.split(/[\s/]+/u)
  const isSmall =
    isCapitalised(first) &&
    (language === 'de'
      ? isNoNoun(first, second) || isDuty(said)
      : !isName(said, language) && (!isCapitalised(second) || opensWithDeed(said, language)))
  return isSmall ? said.charAt(0).toLowerCase() + said.slice(1) : said
}

/** "Wrote the standard", and not "Monthly scorecard" or "Reduction of waste". */
export function opensWithDeed(text: string, language: Language): boolean {
  const word = (text.split(/[\s,;]/u)[0] ?? '').toLowerCase()
  if (verbEnding[language].test(word)) return true
  const folded = fold(word)
  return infinitiveOf(folded, language) !== folded && !nounEnding.test(folded)
}

const nounEnding = /(?:[cst]ion|cao|sao|ung|ment|mento|age|ida|ura)$/u

/** A title keeps its capital where the language writes titles so, and where all its words have one. */
export function inlineTitle(title: string, language: Language): string {
  return grammars[language].hasSmallTitles ? inline(title, language) : title.trim()
}

/** A capital and small letters: neither letters of a name nor a name of letters. */
const isCapitalised = (word: string): boolean =>
  /^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*[,;:]?$/u.test(word)

/** German writes nouns with a capital: a number, a small word or an adjective before a noun is none. */
function isNoNoun(first: string, second: string): boolean {
  const word = fold(first)
  if (stopWords.de.has(word) || isNumberWord(word, wordsOfLanguage('de'))) return true
  return /\p{Ll}{3}e$/u.test(first) && /^(?:\p{Lu}|\d)/u.test(second)
}

/** "Zuständig für", and not "Verantwortung für". */
const isDuty = (text: string): boolean =>
  behindDuty(text, 'de') !== null && !/^\p{L}+(?:ung|keit)\s/u.test(text)

function isName(text: string, language: Language): boolean {
  const [skill] = findAll(text)
  if (skill === undefined || skill.start > 0) return false
  if (skill.skill in languageCodes) return !grammars[language].hasSmallLanguages
  return lexicon().get(skill.skill)?.trade === 'software' && isProduct(skill.skill)
}
