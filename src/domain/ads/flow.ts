/**
 * Where sections end without a heading, and what the sentences of an ad say that has none: "You will
 * greet guests", "Wir zahlen nach Tarif".
 */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'
import { wordedKindOf } from './headings.ts'
import type { SectionKind } from './headings.ts'
import { kindToldByItems, namesWhatIsGiven } from './items-tell.ts'
import type { JobLine } from './sections.ts'

const longParagraph = 120
/** Fewer lines are a sentence or two of an ad, and no ad. */
const fewestInAd = 4

/**
 * The section of a paragraph behind a list, which speaks of something else more often than not: of who
 * is sought behind the duties, of what is given or where to write behind what is asked. Behind a list with
 * marks it asks only where it says so, and a long one that asks for nothing belongs nowhere.
 */
export function sectionAfter(
  section: SectionKind,
  paragraph: string,
  isMarked: boolean,
  language: () => Language,
): SectionKind {
  if (section === 'other' || section === 'about') return section
  if (section === 'benefits') return namesWhatIsGiven(paragraph) ? section : 'other'
  if (section === 'duty') {
    const told = kindToldByItems([paragraph], language())
    if (told !== null) return told
  }
  const isLong = paragraph.trim().length >= longParagraph
  const isOther = isLong || (isMarked && section !== 'duty')
  return isOther && wordedKindOf(paragraph) === null ? 'other' : section
}

/** Whether a line opens with what the employer gives: the lines behind it tell of it too. */
export const opensWithOffer = (line: string): boolean => weGive.test(fold(line).trimStart())

/** Lines under no heading take the section their sentence names, where no heading names that one. */
export function withFlow(lines: readonly JobLine[]): JobLine[] {
  if (lines.length < fewestInAd) return [...lines]
  const headed = new Set(lines.filter((line) => line.isHeading).map((line) => line.section))
  if (headed.has('duty') && headed.has('benefits')) return [...lines]
  return lines.map((line) => {
    if (line.section !== 'other' || line.isHeading) return line
    const folded = fold(line.text)
    if (!headed.has('benefits') && weGive.test(folded)) return { ...line, section: 'benefits' }
    if (!headed.has('duty') && tellsDuty(folded) && wordedKindOf(line.text) === null)
      return { ...line, section: 'duty' }
    return line
  })
}

const opening = (use: string): RegExp =>
  new RegExp(String.raw`^${anyOf(adWords, use)}(?!\p{L})`, 'u')
const weGive = opening('we give')
const youDo = opening('you do')
const youAre = opening('you are')

/** "You will greet guests", and not "You will have a degree". */
const tellsDuty = (folded: string): boolean => youDo.test(folded) && !youAre.test(folded)
