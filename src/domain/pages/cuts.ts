/**
 * The ways in which a line may be cut to the title or the name in it: at separators, behind the words
 * that any page of jobs begins with, before what only says how a post is held.
 */
import { leadOf, isNoise, wanted } from '#domain/ads/title-words.ts'
import { genderMark } from '#domain/ads/gender-mark.ts'
import { foldKeepingPlaces } from '../language/fold.ts'
import { behindPageWord, isPageWord } from './page-words.ts'

export interface Cut {
  text: string
  /** `soft`: at a comma, a colon or a preposition, which may as well be within a name. */
  how: 'whole' | 'first' | 'other' | 'lead' | 'end' | 'soft first' | 'soft other'
  /** Whether something was left out that may be part of it. */
  isPart: boolean
}

const separator = / [|–—·•»-] | ?[|»•] ?| @ /u
const softSeparator =
  /(?<=[\p{L})]): |, | (?:at|bei|chez|bij|na empresa|en la empresa|in|en|em|à|te|a) (?=[\p{Lu}\d])/u
const edges = /^[^\p{L}\p{N}([]+|[\s|–—·•»:,/-]+$/gu
const openingArticle = /^(?:de|para|for|als|voor|pour|como|zur|zum)\s+/iu
const endBracket = /^([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[([]([^()[\]]*)[)\]]$/u
const longest = 200
const mostParts = 8

export function cutsOf(line: string): Cut[] {
  const cuts: Cut[] = []
  const add = (text: string, how: Cut['how'], isPart: boolean) => {
    const bare = text.replaceAll(edges, '').trim()
    const isNew = bare.length > 2 && isBalanced(bare) && !cuts.some((cut) => cut.text === bare)
    if (isNew) cuts.push({ text: bare, how, isPart })
  }
  const whole = line.slice(0, longest).replaceAll(/\s+/gu, ' ').trim()
  add(whole, 'whole', false)
  for (const [i, part] of partsOf(whole, separator)) add(part, i === 0 ? 'first' : 'other', true)
  for (const text of cuts.map((cut) => cut.text))
    for (const [i, part] of partsOf(text, softSeparator))
      add(part, i === 0 ? 'soft first' : 'soft other', true)
  for (const [text, isPart] of cuts.map((cut) => [cut.text, cut.isPart] as const)) {
    const rest = behindPageWord(text, 'general')
    if (rest !== null) add(rest, 'lead', isPart)
    if (rest !== null) add(rest.replace(openingArticle, ''), 'lead', isPart)
    add(text.slice(leadOf(text).length), 'lead', isPart)
  }
  for (const { text, how, isPart } of cuts.map((cut) => ({ ...cut }))) {
    add(text.replace(/[!.:…]{1,3}$/u, ''), how, isPart)
    for (const end of endsOf(text)) add(text.slice(0, end), 'end', isPart)
  }
  return cuts
}

function partsOf(line: string, at: RegExp): [number, string][] {
  const parts = line.split(at)
  return parts.length > 1 && parts.length <= mostParts ? [...parts.entries()] : []
}

/** Where a title may end before what says how it is held, or that it is sought. */
function endsOf(text: string): number[] {
  const [, before, within] = endBracket.exec(text) ?? []
  const isAside =
    before !== undefined &&
    within !== undefined &&
    !genderMark.test(text.slice(before.length)) &&
    (/\d/.test(within) || isNoise(within) || isPageWord(within, 'general'))
  const words = text.split(' ')
  const noise = words.findIndex((_, i) => i > 0 && isNoise(words.slice(i).join(' ')))
  const [, called] = wanted.exec(foldKeepingPlaces(text)) ?? []
  const asking = wordsAsking(words)
  return [
    ...(isAside ? [before.length] : []),
    ...(noise > 0 ? [words.slice(0, noise).join(' ').length] : []),
    ...(called === undefined ? [] : [called.length]),
    ...(asking === 0 ? [] : [words.slice(0, -asking).join(' ').length]),
  ]
}

/** How many words at the end are none of a title: "Apply now", "Karriere". */
const wordsAsking = (words: readonly string[]): number =>
  [3, 2, 1].find((count) => {
    const end = words.slice(-count).join(' ')
    return words.length > count && (isPageWord(end, 'general') || isPageWord(end, 'apply'))
  }) ?? 0

function isBalanced(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open++
    else if (sign === ')' && --open < 0) return false
  }
  return open === 0
}
