/**
 * A paper or a skill as it stands under a name: whole, with what follows a comma or a dash in brackets ("PRL 20 h
 * (madera)"), for its class, its hours and where it is recognised say what it is worth. One word behind it may go
 * ("renewed"), and whatever stands behind the level of a language, where that limits nothing.
 */
import { jobKinds } from '#tables/job-kinds.js'

import { isCountry } from '../../reading/lexicon.ts'
import { fold, foldKeepingPlaces } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { degreesIn } from '#domain/ads/asks.ts'
import { levelsSaid } from '../../language/spoken-level.ts'
import { once, remembered } from '../../language/remembered.ts'
import { anyAmong, wholeWords } from '../../language/word-patterns.ts'
import { rowsInAll } from '../../language/word-table.ts'
import {
  isNotHad,
  isUnderWay,
  leavesOpen,
  saysLevelOfPaper,
} from '../../scoring/certificate-terms.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { findSkills } from '../../skills/find.ts'
import { isOfPapers } from '../claims/papers.ts'
import { losesLimit } from '../claims/limits.ts'
import { degreeLevel } from './degrees.ts'
import { readLine } from '../reading/reading.ts'

const mostLabels = 1000

export const headLabel = (text: string, language: Language): string =>
  labels(`${language} ${text.trim()}`)

const labels = remembered(mostLabels, (key: string): string => {
  const [language, text] = [key.slice(0, 2) as Language, key.slice(3)]
  const [head = '', ...parts] = text.split(
    new Set(levelsSaid(text)).size === 1 ? ofLanguage : ofPaper,
  )
  const behind = parts.map((part) => part.replace(/^, /u, '').trim()).filter((part) => part !== '')
  const kept =
    levelsSaid(text).length > 0
      ? levelIn(head, behind)
      : behind.filter((part) => isStudy(head) || isKept(part))
  const tail = kept.length === 0 ? '' : ` (${kept.join(', ')})`
  const short = `${head.trim()}${tail}`
  const isSame = short === text || isList(head, behind)
  return !isSame && isName(head, language) && !limits(text, short, language) ? short : text
})

const ofPaper = /, | [–—-] | ?\(|\)/u
/** "English: Certificate in Advanced, C1" */
const ofLanguage = /: |, | [–—-] | ?\(|\)/u

/** A driving licence without what stands before it ("I drive, licence B"), since when it is had, and the car in brackets or behind a comma. */
export function licenceLabel(text: string): string {
  const isLicence = (part: string) =>
    findSkills(part).some(({ skill }) => skill === 'driving-licence')
  const parts = text.split(', ')
  const at = parts.findIndex(isLicence)
  const own = at > 0 ? parts.slice(at).join(', ') : text
  return isLicence(own) ? withoutCar(own.replace(sinceWhen, '')) : text
}

/** "Licence B (Clio)": a name of one word that says no country and no limit. */
function withoutCar(text: string): string {
  const [, head, aside = ''] =
    /^([^(),]*\s[A-D]1?E?)(?: \(|, )(\p{Lu}\p{Ll}{2,})\)?$/u.exec(text) ?? []
  const isLimit =
    ofLimit.test(fold(aside)) ||
    isCountry(aside) ||
    [isNotHad, isUnderWay, leavesOpen].some((says) => says(aside))
  return head === undefined || isLimit ? text : head
}

/** "Automatik", "Provisional", "Probezeit", "Expired". */
const ofLimit =
  /^(?:auto|prob|prov|susp|retir|entz|ungu|umge|expir|exped|cadu|venc|verl|abge|learn|limit|rest|temp|intern|eu|for)/u

const sinceWhen = / (?:since|seit|depuis|desde|sinds) (?:\p{L}+ )?\d{4}(?=$|,)/u

/** The level of a language, and nothing else. */
function levelIn(head: string, behind: readonly string[]): string[] {
  const named = behind.filter(isLevel)
  const level = named.find((part) => code.test(part)) ?? named[0]
  return level === undefined || / [ABC][12]$/u.test(head.trim()) ? [] : [level]
}

/** What stands behind a study may be how much of it was done ("propedeuse"). */
const isStudy = (head: string): boolean => degreesIn(head).length > 0 || degreeLevel(head) > 1

const isKept = (part: string): boolean => !/^\p{Ll}+$/u.test(part) || isLevel(part)

/** "Hygiene, safety and health" is of several things, and so is "Licence B, C". */
const isList = (head: string, behind: readonly string[]): boolean =>
  (/ \d$/u.test(head) && /^\d$/u.test(behind[0] ?? '')) ||
  (/(?<!\p{L})[A-D]E?$/u.test(head) && code.test(behind[0] ?? '')) ||
  (behind.length > 1 && behind.every((part) => /^\p{Ll}+$/u.test(part))) ||
  (!/\d/u.test(head) && / (?:and|und|et|y|e|en) /u.test(behind.at(-1) ?? ''))

const code = /^(?:[ABC][12]|[A-D]1?E?|[IVX]{1,4})$/u

/** "B2", "C1E", or what names a level. */
const isLevel = (part: string): boolean =>
  code.test(part.trim()) || saysLevelOfPaper(part) || levelsSaid(part).length > 0

const limits = (text: string, short: string, language: Language): boolean => {
  const [whole, cut] = [text, short].map((one) => readLine(one, language))
  return (
    whole === undefined ||
    cut === undefined ||
    losesLimit(whole, [cut]) ||
    [isNotHad, isUnderWay, leavesOpen].some((says) => says(text)) ||
    (soughtRole(text).isLearner && !soughtRole(short).isLearner)
  )
}

/** Whether it says more than that there is a paper; "Ing." and "Sanitär-" are no name alone. */
const isName = (head: string, language: Language): boolean =>
  /\p{L}{3} (?:[A-D]1?E?|\d+ \p{Ll}{1,5})$/u.test(head) ||
  (fold(head).replaceAll(/[^a-z]/gu, '').length >= fewestLetters &&
    !head.endsWith('-') &&
    readLine(head, language).words.some((word) => word.isContent && !isOfPapers(word)))

const fewestLetters = 5

/** A title without the terms of its post in brackets: "Driving instructor (self-employed)". */
export function headTitle(title: string): string {
  const [, head = '', aside = ''] = /^([^()]+\S) \(([^()]+)\)$/u.exec(title.trim()) ?? []
  const [first = ''] = aside.split(', ')
  const isTerm = terms().test(foldKeepingPlaces(first)) || places().has(fold(aside))
  return isTerm ? head : title.trim()
}

const wordsOfKinds = (kinds: ReadonlySet<string>): string[] =>
  rowsInAll(jobKinds).flatMap(({ kind, place, word }) =>
    place === 'field' && kinds.has(kind) ? [word] : [],
  )
const terms = once(() => wholeWords(anyAmong(wordsOfKinds(ofTerms))))
/** "Remote" alone; "remote sensing" is a field. */
const places = once(() => new Set(wordsOfKinds(new Set(['REMOTE', 'HYBRID', 'ON_SITE']))))
const ofTerms: ReadonlySet<string> = new Set(['FREELANCE', 'CONTRACT', 'PART_TIME', 'TEMPORARY'])
