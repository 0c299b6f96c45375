/** Whether two titles name the same work: another gender, order, joint or abbreviation of one name. */
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import type { Context } from '../context.ts'
import { ungendered } from '../reading/gender.ts'
import { plain } from '#domain/language/plain.ts'
import type { LineReading } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { degreeLevel } from './degrees.ts'
import { isTitleOfHelper } from '../claims/help.ts'
import { isNameByLetters } from './name-letters.ts'
import {
  abbreviations,
  deputies,
  helpers,
  linkingWords,
  managements,
  ranks,
} from './title-terms.ts'

/** A title in another gender or form; across languages, one of no higher rank or level. */
export function isSameTitle(
  before: string,
  after: string,
  { from, to }: Pick<Context, 'from' | 'to'>,
): boolean {
  if (before.trim() === '') return false
  const isFree = isOrderFree(before, after)
  const areSame = (old: string, now: string) =>
    areSameWords(titleWords(old), titleWords(now), isFree)
  if (areSame(before, after)) return true
  if (from === to)
    return isNameByLetters(before, after) || (isFree && haveSameWords(before, after, to))
  const was = readLine(before, from)
  const is = readLine(after, to)
  const isNoBoss = isTitleOfHelper(after) || officer.test(after)
  const claims = [...is.concepts.values()].filter(
    ({ id, isHard }) =>
      (isHard === true || titleRanks.has(id)) &&
      !(id === 'boss' && (isNoBoss || was.concepts.has('lead'))),
  )
  if (claims.some((concept) => !was.concepts.has(concept.id))) return false
  if (is.quantities.length > was.quantities.length) return false
  if (isTitleOfHelper(before) && !isOfHelper(after)) return false
  // Every language has engineers; in some the word is a degree as well.
  if (engineer.test(fold(before)) && engineer.test(fold(after))) return true
  return degreeLevel(after) <= degreeLevel(before)
}

/** Every word of either stands in the other, in any form. */
function haveSameWords(before: string, after: string, language: Language): boolean {
  const [was, is] = [readLine(before, language), readLine(after, language)]
  const content = ({ words }: LineReading) => words.filter((word) => !word.isSmall)
  const isIn = (one: LineReading, other: LineReading) =>
    content(one).length > 0 &&
    content(one).every(({ form, stem, root }) =>
      other.words.some(
        (word) => word.form === form || word.stem === stem || (root !== '' && word.root === root),
      ),
    )
  const digits = ({ text }: LineReading) => (text.match(/\d+/gu) ?? []).toSorted().join(' ')
  return isIn(was, is) && isIn(is, was) && digits(was) === digits(is)
}

const engineer = /\b(?:ingenieur|ingenier|engenheir|engineer)/u

/** An "HR Officer" commands nobody; a "Chief HR Officer" does. */
const officer = /^(?!.*\b(?:chief|head|senior|managing|executive|commanding)\b).*\bofficer$/iu

const titleRanks = new Set(['boss', 'senior', 'lead', 'expert'])

/** One word of a title; of an abbreviation that is marked by a point, only its beginning is known. */
interface TitleWord {
  text: string
  isCut: boolean
}

function titleWords(title: string): TitleWord[] {
  const bare = fold(plain(title))
  return [...bare.matchAll(/([\p{L}\p{N}+#]+)(\.(?!\p{L}))?/gu)].flatMap(([, word = '', point]) => {
    const whole = abbreviations.get(word)
    if (whole !== undefined)
      return whole
        .split(' ')
        .map((text) => ({ text: text.replace('.', ''), isCut: text.endsWith('.') }))
    return [{ text: word, isCut: point !== undefined }]
  })
}

/** Wherever the word stands: "Kitchen Helper", "Pastry Assistant". */
const isOfHelper = (title: string): boolean =>
  fold(title)
    .split(/[^\p{L}]+/u)
    .some((word) => isTitleOfHelper(word) || helpers.some((stem) => word.startsWith(stem)))

/**
 * "Assistant Manager" is not "Manager's Assistant": beside somebody who helps, a rank binds the order
 * and every small word. Who deputises stands under the rank wherever the word is put.
 */
function isOrderFree(...titles: string[]): boolean {
  return !titles.some((title) => {
    const words = fold(title).split(/[^\p{L}]+/u)
    const has = (stems: readonly string[]) =>
      words.some((word) => stems.some((stem) => word.startsWith(stem)))
    return (
      has(helpers) &&
      !has(deputies) &&
      words.some((word) => ranks.test(word) && !managements.test(word))
    )
  })
}

function areSameWords(before: TitleWord[], after: TitleWord[], isFree: boolean): boolean {
  if (!isFree) {
    return (
      before.length === after.length &&
      before.every((word, i) => isSameWord(word, after[i] ?? word))
    )
  }
  const content = (words: TitleWord[]) =>
    words.filter(({ text, isCut }) => isCut || !linkingWords.has(text))
  const left = content(after)
  const gone: TitleWord[] = []
  for (const word of content(before)) {
    const at = left.findIndex((other) => isSameWord(word, other))
    if (at === -1) gone.push(word)
    else left.splice(at, 1)
  }
  if (gone.length === 0 && left.length === 0) return true
  const [one, parts] = gone.length === 1 ? [gone, left] : [left, gone]
  const [whole] = one
  return one.length === 1 && whole !== undefined && isJoined(whole.text, parts)
}

/** "Transportplanner" and "planner transport", "Lagerleiter" and "Leiter des Lagers". */
function isJoined(whole: string, [a, b, ...more]: readonly TitleWord[]): boolean {
  if (a === undefined || b === undefined || more.length > 0) return false
  return [
    [a.text, b.text],
    [b.text, a.text],
  ].some(([first = '', last = '']) => {
    if (first.length < 3 || last.length < 4) return false
    const kinds = [first, first.replace(/e?s$/u, ''), first.replace(/en?$/u, '')]
    return kinds.some((kind) =>
      ['', 's', 'n', 'en', 'e', 'es'].some((joint) =>
        isSameWord(asWord(whole), asWord(kind + joint + last)),
      ),
    )
  })
}

const asWord = (text: string): TitleWord => ({ text, isCut: false })

function isSameWord(a: TitleWord, b: TitleWord): boolean {
  if (a.isCut !== b.isCut) {
    const [cut, whole] = a.isCut ? [a.text, b.text] : [b.text, a.text]
    return cut.length >= 2 && whole.length > cut.length && whole.startsWith(cut)
  }
  return a.text === b.text || isSamePerson(a.text, b.text)
}

/** Verkäufer and Verkäuferin, chef and cheffe; Dutch has medewerker, medewerkster, kleermaakster. */
function isSamePerson(a: string, b: string): boolean {
  const single = (word: string) => ungendered(word).replaceAll(/(\p{L})\1/gu, '$1')
  const isWord = Math.min(a.length, b.length) >= 4 // "II" is no other form of "I"
  if (isWord && single(a) === single(b)) return true
  const bare = (word: string) => word.replace(/(st)?er$/u, '').replaceAll(/([aeou])\1/gu, '$1')
  return (
    a.endsWith('ster') !== b.endsWith('ster') &&
    /(?:er|aar)$/u.test(a) &&
    /(?:er|aar)$/u.test(b) &&
    bare(a) === bare(b)
  )
}
