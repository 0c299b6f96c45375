/**
 * Whose work it was: whoever helped still helps, what was done with others or under somebody was not
 * done alone. The words for it may change, not go.
 */
import { fold } from '../../language/fold.ts'
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { Language } from '../../language/languages.ts'
import { isJoiner } from '../reading/line-parts.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import { maySpeakOfOthers } from './whose.ts'
import type { Passage } from '../passages.ts'
import { isFirstPerson, mayBePerson } from './agents.ts'

export function helpDoubts({
  path,
  line,
  own,
  beside,
  texts,
  isSummary,
  isTranslated,
}: Passage): Doubt[] {
  if (isSummary) return []
  const sources = own.filter((source) => texts.includes(source))
  const isSaid = (says: (one: LineReading) => boolean) => says(line) || beside.some(says)
  const claim = line.text
  const helped = sources.find((source) => isHelperLine(source))
  // Translators say "collaborated" for what was help.
  if (helped !== undefined && !isSaid(isTranslated ? isHelping : isAssisting))
    return [{ policy: 'helped', path, claim, source: helped }]
  const guided = sources.find(isGuided)
  if (guided !== undefined && !isSaid((one) => isGuided(one) || one.concepts.has('boss')))
    return [{ policy: 'helped', path, claim, source: guided }]
  const shared = sources.find(isShared)
  // The tables need not know who somebody is.
  if (
    shared !== undefined &&
    !isSaid((one) => isHelping(one) || isOfSeveral(one) || companyIn(one).length > 0)
  )
    return [{ policy: 'shared', path, claim, source: shared }]
  return []
}

/** "For the engineer", "of the crew": somebody who had a part in the work and is dropped. */
export function droppedDoubts(passage: Passage): Doubt[] {
  const { path, line, own, beside, texts, isSummary, isTranslated } = passage
  if (isSummary) return []
  const here = [line, ...beside]
  // Of another language the tables need not know who somebody is.
  const isSomebody = (word: Word) => isPerson(word) || (isTranslated && mayBePerson(word))
  if (here.some((one) => isHelping(one) || one.words.some(isSomebody))) return []
  if (isTranslated && here.some(maySpeakOfOthers)) return []
  const source = own.find(
    (one) =>
      texts.includes(one) &&
      one.words.some((word, i) => isPerson(word) && i > 0 && !isNamed(word, here)),
  )
  return source === undefined ? [] : [{ policy: 'shared', path, claim: line.text, source }]
}

/** With an ending of its own or none. */
const isNamed = ({ word }: Word, lines: readonly LineReading[]): boolean =>
  lines.some(({ words }) => words.some((other) => other.word.startsWith(word)))

/** Help is what a line is about where it opens with it, or in German and Dutch closes with it. */
export function isHelperLine({ words, language }: LineReading): boolean {
  const content = words.filter((word) => word.isContent || word.concepts.has('assist'))
  const at = content.findIndex((word) => word.concepts.has('assist'))
  const isLast = at === content.length - 1 && (language === 'de' || language === 'nl')
  return at >= 0 && (at < 3 || isLast)
}

export function isHelping(line: LineReading): boolean {
  return line.concepts.has('together') || isAssisting(line)
}

/** Whoever helped may have done it together with others, and still helped. */
function isAssisting(line: LineReading): boolean {
  const { concepts, words } = line
  if (concepts.has('assist')) return true
  // "Assistentin bei Behandlungen": the person stands for the act.
  const opening = words.find((word) => word.isContent)
  if (opening !== undefined && isTitleOfHelper(opening.text)) return true
  return words.some(({ word }) => word === 'support')
}

const isGuided = ({ concepts, text }: LineReading): boolean =>
  concepts.has('guided') || guided.test(fold(text))

/** "Under a senior fitter's guidance": whose it was stands between. */
const guided =
  /\b(?:under [^,.;]{1,40}(?:guidance|supervision|direction)|unter [^,.;]{1,40}(?:anleitung|aufsicht)|onder [^,.;]{1,40}(?:begeleiding|toezicht))\b/u

/** "Together with" anywhere, "collaborated" where it opens the line. */
function isShared({ words }: LineReading): boolean {
  const content = words.filter(({ isSmall }) => !isSmall)
  return words.some(
    (word, i) =>
      word.concepts.has('together') &&
      !isPuttingTogether(words[i + 1], word) &&
      !word.meanings.has('accompany') &&
      !isPerson(word) &&
      (word.isSmall || !word.isContent || content.indexOf(word) < 2),
  )
}

/** "Put together a report": a thing is put, and nobody beside. */
const isPuttingTogether = (next: Word | undefined, { word }: Word): boolean =>
  word === 'together' && next !== undefined && articles[next.language].has(next.word)

/** "We cut it", "the team and I", "lo bajamos": who speaks was not alone. */
function isOfSeveral({ words, language }: LineReading): boolean {
  const severalIn = several[language]
  return words.some((word, i) => {
    const isJoined = [words[i - 1], words[i + 1]].some(
      (other) => other !== undefined && isJoiner(other),
    )
    return severalIn.test(word.word) || (isFirstPerson(word) && isJoined)
  })
}

const several: Readonly<Record<Language, RegExp>> = {
  en: /^(?:we|us|our)$/u,
  de: /^(?:wir|uns|unser\p{L}*)$/u,
  fr: /^(?:nous|notre|nos)$/u,
  es: /^(?:nosotr[ao]s|nuestr[ao]s?|\p{L}+[aei]mos)$/u,
  pt: /^(?:nos|noss[ao]s?|\p{L}+[aei]mos)$/u,
  nl: /^(?:wij|we|ons|onze)$/u,
}

function companyIn({ words }: LineReading): Word[] {
  return words.flatMap(({ word, language }, i) =>
    withWords[language].has(word)
      ? words.slice(i + 1, i + 5).filter(({ isContent, isName }) => isContent && !isName)
      : [],
  )
}

const articles = grammarWordsOf('article')
const withWords = grammarWordsOf('with')
const isPerson = ({ concepts, broad, isName, language }: Word): boolean =>
  !(isName && language !== 'de') &&
  (['people', 'workers', 'boss', 'team'].some((id) => concepts.has(id)) || broad.has('people'))

/** "Assistante de direction" directs nothing. */
export function isTitleOfHelper(title: string): boolean {
  return helperTitle.test(fold(title))
}

const helperTitle =
  /^(?:(?:executive|personal|management|direktions|geschafts\w*|chef|vorstands|directie|management)[ -]?)?(?:assist|asistent|auxilia|adjoint|adjunt|secretar|sekretar|ayudante|ajudante|hulp|helper|hilfs|aide[ -]|deputy|stellvertr|stagiair|intern |becari|estagiari|praktikant|junior|debutant|trainee)/u
