/**
 * A line of the resume that names what somebody's work consists of ("Planning of tours", "Réunions en anglais"), as it
 * stands behind "My work there includes": with the article that its noun asks for, where the ending of the
 * noun tells which. Null for a line that has no such noun, or one whose article nobody can tell by rule.
 */
import { irregularVerbs } from '#tables/irregular-verbs.js'
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { stopWords } from '../language/stop-words.ts'
import { rowsIn } from '../language/word-table.ts'
import { inline, opensWithDeed } from '../tailoring/compose/inline.ts'
import { isNumberWord, wordsOfLanguage } from '../truth/reading/number-words.ts'
import { speaksOfOthers } from './employer-words.ts'
import { oneLine } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const longest = 140
const fewestWords = 2
/** So many words before a colon are more than a label. */
const fewestBeforeColon = 2

export function dutyIn(raw: string, language: Language): string | null {
  const [line = ''] = oneLine(raw).replace(/\.$/u, '').split(/ ?; /u)
  const plain = withBrackets(line)
  const text = withLastJoined(plain, language)
  if (
    plain === null ||
    text === null ||
    text.length > longest ||
    text.split(' ').length < fewestWords
  )
    return null
  if (/\p{Ll}{2}[.!?]\s|[!?→…]/u.test(text) || speaksOfOthers(text, language)) return null
  const [first = '', second = ''] = text.split(/[\s,]+/u)
  if (hasVerb(plain, language) || /^\p{L}+ of \d/u.test(text)) return null
  const isAbout = stopWords[language].has(first.toLowerCase()) && opensNumber(second, language)
  if (isAbout || (opensNumber(first, language) && !articles[language].has(fold(first))))
    return isOfRate(text, language) ? inline(text, language) : null
  if (!/^\p{Lu}/u.test(first) || stopWords[language].has(first.toLowerCase())) return null
  if (isNameAlone(first, second)) return null
  return shapes[language](inline(text, language), text)
}

/** "Stairs: doors, ceilings" → "Stairs (doors, ceilings)"; null behind a label. */
export function withBrackets(line: string): string | null {
  const [before = '', behind, ...others] = line.split(/ ?: /u)
  if (behind === undefined) return /:/u.test(line) ? null : line
  const isLabel = before.split(' ').length < fewestBeforeColon
  return isLabel || others.length > 0 || /[()]/u.test(line) ? null : `${before} (${behind})`
}

/** "Reminders, disputes, price talks": the last of several has its "and". */
function withLastJoined(text: string | null, language: Language): string | null {
  if (text === null || /[()]/u.test(text)) return text
  const at = text.lastIndexOf(', ')
  const last = text.slice(at + 2)
  const isOpen =
    at > 0 && !/^\d/u.test(last) && !stopWords[language].has(last.split(' ', 1)[0] ?? '')
  if (!isOpen || text.split(' ').some((word) => joiners[language].has(fold(word)))) return text
  return `${text.slice(0, at)}${letterPhrases[language].and}${last}`
}

const opensNumber = (word: string, language: Language): boolean =>
  /^\d/u.test(word) || isNumberWord(fold(word), wordsOfLanguage(language))

/** "25 lessons a week": how often something is done; other numbers are no work. */
const isOfRate = (text: string, language: Language): boolean =>
  !/[€$£]|EUR|\d \p{L}{1,4} \d/u.test(text) &&
  fold(text)
    .split(/\P{L}+/u)
    .some((word) => wordsFor[language].rate.has(word))

/** "SAP FI", "GMP": letters of a name, without a noun. */
const isNameAlone = (first: string, second: string): boolean =>
  /^\p{Lu}{2,}\d*$/u.test(first) && !/^\p{L}/u.test(second)

const participle = {
  de: /^(?:\p{Ll}{2,4})?(?:ge|be|er|ver|ent|zer)\p{Ll}{3,}(?:t|en)$|iert$/u,
  nl: /^(?:\p{Ll}{2,4})?ge\p{Ll}{3,}(?:d|t|en)$|^(?:be|ver|ont|her)\p{Ll}{3,}[dt]$/u,
}

/** A verb that opens the line, or ends one of its parts; in English any word that may be one. */
function hasVerb(text: string, language: Language): boolean {
  const parts = text.split(/, | \(/u)
  if (language === 'de' || language === 'nl')
    return parts.some((part) => participle[language].test(part.split(' ').at(-1) ?? ''))
  const isNoun =
    language === 'en'
      ? /^\p{L}+ing\s/u.test(text)
      : prepositions[language].has(fold(text.split(/[\s’']/u)[1] ?? ''))
  if (!isNoun && opensWithDeed(text, language)) return true
  // No noun stands right before an article: "cover the phones", "apontava os erros".
  const words = text.toLowerCase().split(/[\s,(]+/u)
  if (articles[language].has(words[1] ?? '') || acts[language].has(words[0] ?? '')) return true
  return language === 'en' && hasEnglishVerb(text, words)
}

/** A past, a third person before its object, or a bare verb behind "and". */
const hasEnglishVerb = (text: string, words: readonly string[]): boolean =>
  /\p{Ll}{2}ed(?!\p{L})|\p{Ll}s (?:the|off|up|out) /u.test(text) ||
  words.some((word, i) => word === 'and' && infinitives.en.has(words[i + 1] ?? ''))

type Shape = (inside: string, text: string) => string | null

const shapes: Readonly<Record<Language, Shape>> = {
  en: (inside) => (isOfSeveral(inside) || isSeveralOrMass(headOf(inside)) ? inside : null),
  de: (inside, text) => {
    const [first = '', second = '', third = ''] = text.split(' ')
    // "Eigenverantwortliche Betreuung", "selbstständiges Arbeiten": the ending is right without an article.
    const isOfNoun = /^\p{Lu}\p{Ll}{2}/u.test(second) && !first.endsWith(',')
    if (isOfNoun) return adjective.test(first) ? inside : null
    // In a row of several none has its article.
    const behindComma = text.split(', ').slice(1).join(', ')
    if (behindComma.includes(' und ') && !behindComma.includes('- und ')) return inside
    if (/^(?:und|oder|sowie)$/u.test(second)) return /^\p{Lu}/u.test(third) ? inside : null
    if (first.endsWith('en') && /^(?:von|der|des)$/u.test(second) && !isPlural(first))
      return `das ${inside}`
    if (isPlural(first)) return inside
    return articled(inside, first, 'de')
  },
  fr: (inside) => {
    const parts = inside.split(/(, | et )/u)
    const put = parts.map((part, i) =>
      i % 2 === 1 || (i > 0 && /^\p{Lu}/u.test(part)) ? part : withFrench(part),
    )
    return put.includes(null) ? null : put.join('')
  },
  es: (inside, text) => (isNounOf(text, 'es') ? inside : null),
  pt: (inside, text) => (isNounOf(text, 'pt') ? inside : null),
  nl: (inside, text) => {
    const [first = '', second = ''] = text.split(/[\s,]+/u)
    const lower = first.toLowerCase()
    if (participle.nl.test(lower) || infinitives.nl.has(`${lower}n`)) return null
    const put = /^(?:van|aan|voor)$/u.test(second) ? articled(inside, first, 'nl') : null
    const isBare = /(?:\p{Ll}{3}en|\p{Ll}(?:e[lmnr]|eur|ie)s|ing|heid|tie|teit)$/u.test(lower)
    return put ?? (isBare || isMassIn(lower, 'nl') ? inside : null)
  },
}

const adjective = /(?:lich|isch|weit|los|sam|iert|[^e]ig|end)es?$/u

const isPlural = (word: string): boolean =>
  /(?:ungen|ionen|eiten|schaften|täten|uren|rien|nten|nzen|gaben|iken|lagen|anden|erten|hmen|fällen)$/u.test(
    word,
  )

const headOf = (text: string): string => {
  const words = text.split(/[\s,(]/u)
  const end = words.findIndex((word) => stopWords.en.has(word) || word === '')
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? ''
}

/** Several things in a row need no article, if the last of them needs none. */
const isOfSeveral = (text: string): boolean =>
  /^[^(]+(?: and |, )[^(]+$/u.test(text) &&
  isSeveralOrMass(headOf(text.split(/ and |, /u).at(-1) ?? ''))

const isSeveralOrMass = (word: string): boolean => /[^s]s$/u.test(word) || isMassIn(word, 'en')

const isMassIn = (word: string, language: Language): boolean =>
  wordsFor[language].mass.some((ending) => word.endsWith(ending))

const prepositions = grammarWordsOf('preposition')
const articles = grammarWordsOf('article')
const joiners = grammarWordsOf('joiner-of-parts')

/** "Servicio a la carta", and not "Tomo nota": what ends as the first person does is a noun before its preposition. */
function isNounOf(text: string, language: 'es' | 'pt'): boolean {
  const [first = '', second = '', third = ''] = text.split(' ')
  if (!first.endsWith('o')) return !/(?:é|ei|í|[^aeo]i|amos|emos|imos)$/u.test(first)
  const isBeforeNumber = second === 'a' && opensNumber(third, language)
  const word = fold(second)
  return (
    !isBeforeNumber &&
    (prepositions[language].has(word) || joiners[language].has(word) || /o,?$/u.test(second))
  )
}

/** A part with its article: "des relances", "la gestion des stocks", "l’accueil". */
function withFrench(part: string): string | null {
  const [first = ''] = part.split(' ')
  const word = fold(first)
  const isSaid = /^(?:[dl][’']|\d)/u.test(first) || stopWords.fr.has(word) || articles.fr.has(word)
  if (isSaid) return part
  if (/\p{Ll}{2}[sx]$/u.test(first)) return `des ${part}`
  const put = articled(part, first, 'fr')
  return put !== null && /^[aeiouyhéèêâîôû]/iu.test(first) ? `l’${part}` : put
}

/** With the article of its gender; null where the ending does not tell it. */
export function articled(text: string, noun: string, language: Language): string | null {
  const { genders } = wordsFor[language]
  const word = noun.toLowerCase().replace(/\P{L}+$/u, '')
  const found = genders.find(({ endings }) => endings.some((ending) => word.endsWith(ending)))
  return found === undefined ? null : `${found.article} ${text}`
}

const wordsFor = byLanguage((language) => {
  const of = (use: string) =>
    rowsIn(letterWords, language).flatMap((row) => (row.use === use ? [row.word] : []))
  const genders = ['feminine', 'masculine', 'neuter'].flatMap((gender) =>
    of(`article-${gender}`).map((article) => ({ article, endings: of(`noun-${gender}`) })),
  )
  return { rate: new Set(of('rate')), mass: of('noun-mass'), genders }
})

const infinitivesOf = (language: Language) =>
  new Set(rowsIn(irregularVerbs, language).map(({ infinitive }) => infinitive))
const infinitives = { nl: infinitivesOf('nl'), en: infinitivesOf('en') }
const acts = byLanguage(
  (language) =>
    new Set(rowsIn(letterWords, language).flatMap((row) => (row.use === 'act' ? [row.word] : []))),
)
