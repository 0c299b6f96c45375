/**
 * The items of a list in running text: "Nice: KNX course, licence B, work with SMA or Fronius" wishes three
 * things. A comma parts them where what follows is a thing of its own: no clause that goes on, and no
 * member of an alternative, which is one thing with all of its members.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { byLanguage } from '#domain/language/languages.ts'
import { anyIn } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

/** With fewer marks it is a sentence. */
const fewestItems = 3
/** What says more is a sentence too. */
const mostWords = 9
/** The last may go on, but not into another sentence. */
const mostInLast = 14
const goesOnBehind = /[.!?]\s+\p{Lu}/u

const bracket = /\([^()]*(?:\)|$)/gu
const part = /[,;]\s+/gu

/** The places of what a line asks for between its semicolons, but not before a clause that goes on or eases it. */
export function demandsOf(text: string, language: Language): [number, number][] {
  const outer = text.replaceAll(bracket, (held) => '_'.repeat(held.length))
  const made: [number, number][] = []
  let from = 0
  for (const { index, 0: mark } of outer.matchAll(/\s?;\s+/gu)) {
    const end = index + mark.length
    const rest = foldKeepingPlaces(outer.slice(end))
    if (words[language].goesOn.test(rest) || words[language].eases.test(rest)) continue
    made.push([from, index])
    from = end
  }
  return [...made, [from, text.length]]
}

/** The places of the items; the whole where it is no list. */
export function itemsOf(text: string, language: Language): [number, number][] {
  const outer = text.replaceAll(bracket, (held) => '_'.repeat(held.length))
  const items: [number, number][] = []
  let from = 0
  for (const { index, 0: mark } of outer.matchAll(part)) {
    items.push([from, index])
    from = index + mark.length
  }
  items.push([from, text.replace(/(?<=\p{L}{4}|\p{Lu}{2}|[\p{N})])\.\s*$/u, '').length])
  const saysOf = ([start, end]: [number, number]) =>
    foldKeepingPlaces(outer.slice(start, end)).trim()
  const last = items.at(-1)
  const isList = items.every(
    (one) =>
      wordsOf(saysOf(one)) <= mostWords ||
      (one === last &&
        wordsOf(saysOf(one)) <= mostInLast &&
        !goesOnBehind.test(text.slice(...one))),
  )
  if (items.length < fewestItems || !isList) return [[0, text.length]]
  return joinedItems(items, saysOf, language)
}

function joinedItems(
  items: readonly [number, number][],
  saysOf: (one: [number, number]) => string,
  language: Language,
): [number, number][] {
  const { goesOn, alternative, anyLike } = words[language]
  const made: [number, number][] = []
  for (const item of items) {
    const said = saysOf(item)
    const start = goesOn.test(said) ? made.pop()?.[0] : undefined
    const before = alternative.exec(said)?.[1] ?? ''
    const isLast = isOne(before) && !anyLike.test(said) && made.every((one) => isOne(saysOf(one)))
    const first = isLast ? made[0]?.[0] : start
    if (isLast) made.length = 0
    made.push([first ?? item[0], item[1]])
  }
  return made
}

/** "English, Polish or Romanian" opens a list with one thing: its members are words. */
const isOne = (text: string): boolean => wordsOf(text) === 1
const wordsOf = (text: string): number => text.split(/[\s_]+/u).filter((one) => one !== '').length

const words = byLanguage((language) => {
  const or = anyIn(adWords, language, 'or')
  return {
    /** A clause that tells more of the item before it, and an alternative that ends it. */
    goesOn: new RegExp(String.raw`^(?:${anyIn(adWords, language, 'clause')}|${or})\s`, 'u'),
    /** "…; time in training counts too": less is asked for, and nothing more. */
    eases: new RegExp(
      String.raw`^(?:[^\s,;]+\s){1,4}${anyIn(adWords, language, 'eases')}(?:[\s.,!]|$)`,
      'u',
    ),
    alternative: new RegExp(String.raw`^(.*?)\s${or}\s`, 'u'),
    anyLike: new RegExp(
      String.raw`\s${or}\s(?:${anyIn(adWords, language, 'another')}\s)?${anyIn(adWords, language, 'like it')}`,
      'u',
    ),
  }
})
