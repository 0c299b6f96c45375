/**
 * What a sentence or a line demands, cut into whole things: "Four years in kitchens, a food hygiene course and
 * German B2" asks for three. A comma parts what has a cue of its own or stands in a list; what goes on
 * with the thing before it, and an alternative with all of its members, are one.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { byLanguage } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import { anyIn, anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { findSkills } from '#domain/skills/find.ts'
import { adWords } from '#tables/ad-words.js'
import { degreesIn, languagesIn, yearsIn } from './asks.ts'
import { isNotAsked } from './headings.ts'
import { mayNameCertification } from './certification-cues.ts'

type Place = readonly [number, number]

/** With fewer marks it is a list only where each item has a cue. */
const fewestItems = 3
/** What says more is no item of a list. */
const mostWords = 9
const mostInLead = 8
const mostInShort = 1

const bracket = /\([^()]*(?:\)|$)/gu
const colon = /^[^:]{2,70}:\s+(?=\S)/u

export function demandsOf(text: string, language: Language): Place[] {
  const outer = text.replaceAll(bracket, (held) => '_'.repeat(held.length))
  const isSentence = /[.!?]\s*$/u.test(text)
  const end = text.replace(/(?<!\bin[ck]l)(?<=\p{L}{4}|\p{Lu}{2}|[\p{N})])\.\s*$/u, '').length
  if (isNotAsked(text)) return [[0, end]]
  const lead = colon.exec(outer)?.[0] ?? ''
  const isLed = lead !== '' && wordsIn(lead) <= mostInLead
  // "Excel: pivots, lookups" explains one thing.
  if ((isLed && namesThing(lead)) || willing.test(foldKeepingPlaces(outer))) return [[0, end]]
  const from = isLed ? lead.length : 0
  const parts = piecesOf(outer, from, end, language).flatMap((piece) => {
    // "Tools such as Figma, Sketch": examples are one with what they are of.
    if (examples.test(foldKeepingPlaces(outer.slice(...piece)))) return [piece]
    const items = joined(cutAt(outer, piece, comma), outer, language)
    const [first, ...others] = items.map((one) => isWorded(text.slice(...one)))
    // "Experience with PHP, MySQL, CSS": one word of having is said of all that is listed behind it.
    if (
      first === true &&
      !others.includes(true) &&
      items.slice(1).every((one) => isItem(outer, one))
    )
      return [piece]
    const cued = items.filter((one) => hasCue(text.slice(...one))).length
    const isOpen = isLed || !isSentence || 2 * cued >= items.length
    const isList = isOpen && items.length >= fewestItems && items.every((one) => isItem(outer, one))
    const isOfCues = cued === items.length
    return isList || isOfCues ? items : joinedByCues(items, text)
  })
  return parts.flatMap((one) => nextOf(outer, one, language))
}

const willing = wholeWords(anyOf(adWords, 'willing'))
const examples = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(adWords, 'example')}(?!\p{L})|${anyOf(adWords, 'example of')}\s\p{L})`,
  'u',
)
const comma = /,\s+/gu

function piecesOf(outer: string, from: number, end: number, language: Language): Place[] {
  return joined(cutAt(outer, [from, end], /\s?;\s+|\s?\|\s?|\s[·•]\s/gu), outer, language)
}

function cutAt(outer: string, [from, to]: Place, mark: RegExp): Place[] {
  const made: Place[] = []
  let start = from
  for (const { index, 0: sign } of outer.slice(from, to).matchAll(mark)) {
    made.push([start, from + index])
    start = from + index + sign.length
  }
  return [...made, [start, to]]
}

/** What goes on with the thing before it is of that thing, and an alternative is of all before that are short. */
function joined(items: readonly Place[], outer: string, language: Language): Place[] {
  const { goesOn, eases, alternative, anyLike, and } = words[language]
  const made: Place[] = []
  for (const [start, end] of items) {
    const said = foldKeepingPlaces(outer.slice(start, end))
    const lead = and.exec(said)?.[0].length ?? 0
    const own: Place = [start + lead, end]
    const isMore =
      goesOn.test(said) ||
      eases.test(said) ||
      (opensSmall(said.slice(lead), language) && !hasCue(outer.slice(...own)))
    const before = alternative.exec(said)?.[1] ?? ''
    const isLast =
      before !== '' &&
      wordsIn(before) <= mostInShort &&
      !anyLike.test(said) &&
      made.every((one) => wordsIn(outer.slice(...one)) <= mostInShort)
    const first = isLast ? made[0]?.[0] : isMore ? made.pop()?.[0] : undefined
    if (isLast) made.length = 0
    made.push(first === undefined ? own : [first, end])
  }
  return made
}

/** "… in shops, with patience": words that lead on from what stands before. */
const opensSmall = (said: string, language: Language): boolean =>
  !words[language].article.test(said) &&
  stopWords[language].has(/^[\p{L}'’]+/u.exec(said)?.[0] ?? '')

/** In a sentence only what has a cue is a thing of its own. */
function joinedByCues(items: readonly Place[], text: string): Place[] {
  const made: Place[] = []
  for (const item of items) {
    const last = made.at(-1)
    if (last !== undefined && !(hasCue(text.slice(...item)) && hasCue(text.slice(...last))))
      made.splice(-1, 1, [last[0], item[1]])
    else made.push(item)
  }
  return made
}

/** "… and knowledge of wood", "… and German B2": what is asked for next. */
function nextOf(outer: string, [from, to]: Place, language: Language): Place[] {
  const said = outer.slice(from, to)
  for (const { index, 0: mark } of foldKeepingPlaces(said).matchAll(words[language].andWithin)) {
    const rest = said.slice(index + mark.length)
    const near = rest.split(/\s+/u).slice(0, 4).join(' ')
    const before = said.slice(0, index)
    const isNext = opensNext.test(foldKeepingPlaces(rest)) || isTold(near)
    const isSpoken = languagesIn(near).length > 0 && languagesIn(before).length === 0
    // "Knowledge and experience of kilns" is one thing: the first word does not say of what.
    const isOfSame = !namesThing(before) && !inWhat.test(foldKeepingPlaces(before))
    if ((isNext || isSpoken) && hasCue(before) && !isOfSame)
      return [[from, from + index], ...nextOf(outer, [from + index + mark.length, to], language)]
  }
  return [[from, to]]
}

const isItem = (outer: string, [start, end]: Place): boolean =>
  wordsIn(outer.slice(start, end)) <= mostWords
const wordsIn = (text: string): number => text.split(/[\s_]+/u).filter((one) => one !== '').length

const cue = wholeWords(anyOf(adWords, 'had', 'knowing'))
/** Whether it names something that a person may have. */
export const hasCue = (text: string): boolean => isWorded(text) || findSkills(text).length > 0

/** Whether it says by a word that something is had or known, or tells years, a degree or a paper. */
const isWorded = (text: string): boolean => cue.test(foldKeepingPlaces(text)) || isTold(text)
const isTold = (text: string): boolean =>
  yearsIn(text).length > 0 || degreesIn(text).length > 0 || mayNameCertification(text)
/** Whether it names what is had, and not only that something is. */
const namesThing = (text: string): boolean => findSkills(text).length > 0 || isTold(text)

const opensNext = new RegExp(
  String.raw`^(?:\p{L}+\s){0,2}${anyOf(adWords, 'asked next')}\s${anyOf(adWords, 'in what')}\s`,
  'u',
)
const inWhat = new RegExp(String.raw`\s${anyOf(adWords, 'in what')}\s`, 'u')

const words = byLanguage((language) => {
  const or = anyIn(adWords, language, 'or')
  const and = anyIn(adWords, language, 'and')
  return {
    and: new RegExp(String.raw`^${and}\s`, 'u'),
    article: new RegExp(String.raw`^${anyIn(adWords, language, 'article')}\s`, 'u'),
    andWithin: new RegExp(String.raw`\s${and}\s`, 'gu'),
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
