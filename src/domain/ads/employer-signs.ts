/** The signs of a name that may be the employer's: of its form, of how often it is said, of what agrees with it. */
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { hasMeaning } from '#domain/privacy/ordinary-words.ts'
import type { Signs } from './choice.ts'
import { among } from './choice.ts'
import type { Ad } from './employer-said.ts'
import { sectionKindOf } from './headings.ts'
import { reads } from './name-letters.ts'
import {
  afterName,
  connectors,
  formAtEnd,
  isKind,
  keyOf,
  nobody,
  surelyAfter,
} from './name-parts.ts'
import { isNoise, isNoTitle } from './title-words.ts'

/** Signs that also speak for a longer or a shorter form of the name. */
export const strong = new Set([
  'label',
  'below label',
  'behind we',
  'behind join',
  'behind about',
  'behind for',
  'behind team',
  'behind kind',
  'behind wanted',
  'opens, before hires',
  'before hires',
  'hires after aside',
  'at, we',
  'is a company',
  'title at',
  'owner',
  'opens, before does',
  'row 0',
  'line 1',
  'line -1',
  'whole',
  'behind @',
])

export interface Group {
  key: string
  words: readonly string[]
  /** Its fullest spelling that stands first. */
  text: string
  start: number
  signs: ReadonlySet<string>
}

interface Count {
  great: number
  small: number
}

/** How often each word is said with a great and with a small first letter; the first of a sentence counts as neither. */
export function countsIn(text: string): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const { 0: word, index } of matchesOf(/[\p{L}\p{N}&]+/gu, text)) {
    const key = fold(word)
    const count = counts.get(key) ?? { great: 0, small: 0 }
    if (/^\p{Ll}/u.test(word)) count.small += /[@./-]/.test(text.charAt(index - 1)) ? 0 : 1
    else if (/[\p{L}\p{N},] $/u.test(text.slice(Math.max(0, index - 2), index))) count.great++
    counts.set(key, count)
  }
  return counts
}

export function cheapSigns(
  { key, words, text, signs: own }: Group,
  byWord: ReadonlyMap<string, readonly Group[]>,
  counts: ReadonlyMap<string, Count>,
  { hosts }: Ad,
  titleKey: string,
  times: ReadonlyMap<string, number>,
  mostSaid: number,
): Signs {
  const spaced = ` ${key} `
  const kin = (byWord.get(words[0] ?? '') ?? [])
    .concat(byWord.get(words.at(-1) ?? '') ?? [])
    .concat(words.length > 2 ? (byWord.get(words[1] ?? '') ?? []) : [])
  const others = [...new Set(kin)].filter(
    (one) =>
      one.key !== key && (spaced.includes(` ${one.key} `) || ` ${one.key} `.includes(spaced)),
  )
  const ofKin = new Set(
    others.flatMap((one) => [...strong].filter((sign) => one.signs.has(sign) && !own.has(sign))),
  )
  const isOne = words.length === 1
  const told = words.filter(
    (word) => word.length > 1 && !nobody.has(word) && !connectors.has(word) && !isStopWord(word),
  )
  const rarest = told.toSorted((a, b) => saidOf(counts, a) - saidOf(counts, b))[0] ?? ''
  const joined = words.filter((word) => !nobody.has(word)).join('')
  const signs: Record<string, number> = {}
  for (const sign of own) signs[sign] = 1
  for (const sign of ofKin) signs[`kin ${sign}`] = 1
  const bare = text.replace(formAtEnd, '')
  return Object.assign(signs, reads(text), {
    form: among(bare !== text),
    'kind first': among(!isOne && isKind(words[0] ?? '')),
    'kind last': among(!isOne && afterName.has(words.at(-1) ?? '')),
    'sure kind': among(!isOne && surelyAfter.has(words.at(-1) ?? '')),
    'nobody at all': among(told.length === 0),
    'kind only': among(told.every((word) => isKind(word) || afterName.has(word))),
    'nobody within': Math.min(3, words.filter((word) => nobody.has(word)).length),
    'stop word first': among(isStopWord(words[0] ?? '') && !connectors.has(words[0] ?? '')),
    'one word': among(isOne),
    'two words': among(words.length === 2),
    'many words': among(words.length > 5),
    abbreviation: among(/^\p{Lu}{2,6}$/u.test(text)),
    small: among(/^\p{Ll}/u.test(text)),
    comma: among(bare.includes(', ')),
    'small words': Math.min(3, (text.match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length),
    ampersand: among(/[&+]/.test(text)),
    'sign within': among(/[|:;!?"()·•@]|\s[-–—]\s/u.test(text)),
    'holds title': among(titleKey.length > 4 && spaced.includes(titleKey)),
    'is host': among(joined.length > 2 && hosts.includes(joined)),
    'like host': among(agrees(words, joined, hosts)),
    times: Math.log1p(Math.min(8, times.get(key) ?? 0)),
    'most said': among(isNew(words, counts) && (times.get(key) ?? 0) >= mostSaid),
    'seldom alone':
      Math.max(
        0,
        ...others
          .filter((one) => one.key.length > key.length)
          .map((one) => times.get(one.key) ?? 0),
      ) / Math.max(1, times.get(key) ?? 1),
    'said in small': among(told.some((word) => (counts.get(word)?.small ?? 0) > 0)),
    'all said in small': among(told.every((word) => (counts.get(word)?.small ?? 0) > 0)),
    'great within': among((counts.get(rarest)?.great ?? 0) > 0),
    'in others': Math.min(3, others.filter((one) => one.key.length > key.length).length),
  })
}

/** Whether none of its words is said with a small letter, too. */
export const isNew = (words: readonly string[], counts: ReadonlyMap<string, Count>): boolean =>
  words.some(
    (word) =>
      word.length > 1 &&
      (counts.get(word)?.small ?? 0) === 0 &&
      !isStopWord(word) &&
      !nobody.has(word),
  )

export function timesIn(whole: string, part: string): number {
  let count = 0
  for (let at = whole.indexOf(part); at >= 0 && count < 9; at = whole.indexOf(part, at + 1)) count++
  return count
}

const saidOf = (counts: ReadonlyMap<string, Count>, word: string): number => {
  const count = counts.get(word)
  return count === undefined ? 0 : count.great + count.small
}

const asNew = [
  'between title and place',
  'first part beside title',
  'row 0',
  'most said',
  'behind at',
  'opens, before small',
  'behind article',
  'heading',
  'times',
]

/** Words of no meaning are a name. */
export function withNew(signs: Signs): Signs {
  const isName = ['all of meaning', 'town', 'noise', 'no title', 'is page word', 'section'].every(
    (one) => (signs[one] ?? 0) === 0,
  )
  return isName
    ? {
        ...signs,
        'a name': 1,
        ...Object.fromEntries(
          asNew.flatMap((one) => ((signs[one] ?? 0) === 0 ? [] : [[`${one}, a name`, signs[one]]])),
        ),
      }
    : signs
}

/** What takes longer to be told. */
export function dearSigns(text: string): Signs {
  const bare = text.replace(formAtEnd, '')
  const words = keyOf(text).split(' ')
  const told = words.filter((word) => word.length > 1 && !isStopWord(word))
  return {
    town: among(isTown(bare)),
    'all of meaning': among(told.length > 0 && told.every(hasMeaning)),
    noise: among(isNoise(text)),
    'no title': among(isNoTitle(text)),
    'page word': among(words.some((word) => isPageWord(word, 'general'))),
    'is page word': among(
      isPageWord(text, 'front') || isPageWord(text, 'place') || isPageWord(text, 'apply'),
    ),
    section: among(sectionKindOf(text) !== null),
  }
}

const agrees = (words: readonly string[], joined: string, hosts: readonly string[]): boolean =>
  hosts.some(
    (host) =>
      host.length > 3 &&
      ((joined.length > 3 && (host.includes(joined) || joined.includes(host))) ||
        words.some(
          (part) => part.length > 4 && !nobody.has(part) && !isKind(part) && host.startsWith(part),
        )),
  )
