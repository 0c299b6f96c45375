/** What the names of employers are made of: small words within, kinds of firm, legal forms. */
import { fold } from '#domain/language/fold.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'
import { adTitleWords } from '#tables/ad-title-words.js'
import { employerSentences } from '#tables/employer-sentences.js'
import {
  kindEndings,
  kindsAfter,
  kindsBefore,
  legalForms,
  namesNobody,
  sureKindsAfter,
} from './employer-words.ts'

export const connectors = new Set(phrasesOf(employerSentences, 'connector').map(fold))
export const articles = new Set(phrasesOf(employerSentences, 'article').map(fold))
/** "Our client, a Legal 500 firm": what somebody is, and no name. */
export const indefinite = new Set(phrasesOf(adTitleWords, 'article').map(fold))
export const nobody = new Set(namesNobody)
export const beforeName = new Set(kindsBefore)
export const afterName = new Set(kindsAfter)
export const surelyAfter = new Set(sureKindsAfter)
const endsAsKind = new RegExp(`.(?:${kindEndings})$`)
export const isKind = (key: string): boolean => beforeName.has(key) || endsAsKind.test(key)
const form = String.raw`(?:${legalForms.join('|')})(?![\p{L}\p{N}])`
export const formCue = new RegExp(String.raw`\s${form}`, 'u')
export const formWithin = new RegExp(String.raw`^.{0,80}?[\s,](${form})`, 'u')
export const formAtEnd = new RegExp(`(?:^|,?\\s)${form}$`, 'u')

/** A name without its legal form, as words. */
export const keyOf = (name: string): string =>
  fold(name.replace(formAtEnd, ''))
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
