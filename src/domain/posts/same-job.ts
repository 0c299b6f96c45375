/**
 * When two posts are one job: the same address given by two sources, or one employer, the same words
 * in the title and nearly the same text. The words are all of them: titles that differ by a city, a
 * level or a number are two jobs, however like their texts are.
 */
import { fold } from '#domain/language/fold.ts'
import { likeness } from './simhash.ts'

export interface Comparable {
  source: string
  family: string
  linkKey: string | null
  fingerprint: bigint
}

const nearlySame = 0.92

export function isSameJob(a: Comparable, b: Comparable): boolean {
  if (titleOf(a.family) !== titleOf(b.family)) return false
  // Within one source an address may be that of a whole careers page.
  if (a.linkKey !== null && a.linkKey === b.linkKey && a.source !== b.source) return true
  return a.family === b.family && likeness(a.fingerprint, b.fingerprint) >= nearlySame
}

/** Employer and title words; only within a family can two posts be one job. */
export function familyOf(company: string, title: string): string {
  return `${employerKey(company)}|${titleKey(title)}`.slice(0, 300).toWellFormed()
}

const titleOf = (family: string): string => family.slice(family.indexOf('|') + 1)

const legalForms =
  /(?<![\p{L}\p{N}])(?:gmbh(?: & co\.? ?kg)?|mbh|ag|se|kgaa|kg|ug|ohg|e\.? ?v|inc|llc|ltd|limited|plc|corp|corporation|co|company|sas|sarl|s\.a\.s|s\.a\.r\.l|s\.?a\.?|s\.?l\.?u?|ltda|lda|eireli|b\.?v\.?|n\.?v\.?|holding|group|gruppe|groupe|grupo|groep)(?![\p{L}\p{N}])/gu

function employerKey(company: string): string {
  const folded = fold(company)
  const bare = wordsOf(folded.replace(legalForms, ' ')).join(' ')
  return bare === '' ? wordsOf(folded).join(' ') : bare
}

/** "(m/w/d)", "H/F", "*in": the mark of gender says nothing of the job. */
const genderMarks =
  /[([]\s?(?:[mwfdhvxi]|gn|div|all genders)(?:\s?[/|,*]\s?(?:[mwfdhvxi]|gn|div|in))+\s?[)\]]|(?<![\p{L}])(?:h\/f|f\/h|m\/v(?:\/x)?|v\/m|[mwf]\/[mwf]\/[dx])(?![\p{L}])|[*:_]in(?:nen)?(?![\p{L}])|\((?:in|e|a|o)\)|(?<=\p{L})\/-?in(?![\p{L}])/giu

const titleKey = (title: string): string =>
  wordsOf(fold(title.replace(genderMarks, ' ')))
    .toSorted()
    .join(' ')

/** "C", "C++" and "C#" are three. */
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []
