/**
 * A paper or a skill as it stands under a name: without what follows a comma or a dash or stands in
 * brackets, but for its level or class ("Técnico de gases, Categoria I"). Nothing is cut that limits what it says,
 * and nothing where what is left only says that it is a paper ("Certificate, crane").
 */
import { jobKinds } from '#tables/job-kinds.js'

import { fold, foldKeepingPlaces } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
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
import { isOfPapers } from '../claims/papers.ts'
import { losesLimit } from '../claims/limits.ts'
import { readLine } from '../reading/reading.ts'

const mostLabels = 1000

export const headLabel = (text: string, language: Language): string =>
  labels(`${language} ${text.trim()}`)

const labels = remembered(mostLabels, (key: string): string => {
  const [language, text] = [key.slice(0, 2) as Language, key.slice(3)]
  const [head = '', ...parts] = text.split(/(, | [–—-] | ?\(|\))/u)
  // Every other part is the sign before the one behind it.
  const named = parts.filter((part, i) => i % 2 === 1 && isLevel(part))
  const level = named.find((part) => code.test(part.trim())) ?? named[0]
  const isInBrackets = parts[parts.indexOf(level ?? '') - 1]?.endsWith('(')
  const said = / [ABC][12]$/u.test(head.trim()) ? '' : (level?.trim() ?? '')
  const tail = said === '' ? '' : isInBrackets === true ? ` (${said})` : `, ${said}`
  const short = `${head.trim()}${tail}`
  return short !== text && isName(head, language) && !limits(text, short, language) ? short : text
})

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
  /\p{L}{3} [A-D]1?E?$/u.test(head) ||
  (fold(head).replaceAll(/[^a-z]/gu, '').length >= fewestLetters &&
    !head.endsWith('-') &&
    readLine(head, language).words.some((word) => word.isContent && !isOfPapers(word)))

const fewestLetters = 5

/** A title without the terms of its post in brackets: "Driving instructor (self-employed)". */
export function headTitle(title: string): string {
  const [, head = '', aside = ''] = /^([^()]+\S) \(([^()]+)\)$/u.exec(title.trim()) ?? []
  const [first = ''] = aside.split(', ')
  return terms().test(foldKeepingPlaces(first)) ? head : title.trim()
}

const terms = once(() => {
  const rows = rowsInAll(jobKinds).filter(
    ({ kind, place }) => place === 'field' && ofTerms.has(kind),
  )
  return wholeWords(anyAmong(rows.map(({ word }) => word)))
})
const ofTerms: ReadonlySet<string> = new Set(['FREELANCE', 'CONTRACT', 'PART_TIME'])
