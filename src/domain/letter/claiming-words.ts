/**
 * The words of a letter's sentence that claim something of the person: none of a clause that speaks
 * to the reader or wishes, none of what a letter says of itself, the post and its writer, and none of
 * the words that everybody uses every day.
 */
import type { Language } from '../language/languages.ts'
import type { LineReading, Word } from '../truth/reading/reading.ts'
import { isFirstPerson } from '../truth/claims/agents.ts'
import { partsOf } from '../truth/reading/line-parts.ts'
import { fitsAny } from '../truth/reading/written-forms.ts'
import { letterFormsOf } from './words.ts'

export function claimingWords(line: LineReading): Word[] {
  const { language } = line
  const clauses = clausesOf(line)
  // "Sie" addresses somebody, "sie" is what was spoken of before.
  const isFormal = ({ word, text }: Word) => fitsAny(word, formal[language]) && capital.test(text)
  const isOfWish = (clause: readonly Word[]) =>
    clause.some(
      (one) =>
        fitsAny(one.word, addressed[language]) || isWish(one.word, language) || isFormal(one),
    )
  // What follows a wish in a clause that names nobody is part of it: ", in any weather".
  const wished = clauses.map(
    (clause, i) =>
      isOfWish(clause) || (i > 0 && isOfWish(clauses[i - 1] ?? []) && !clause.some(isFirstPerson)),
  )
  return clauses
    .filter((_, i) => wished[i] !== true)
    .flat()
    .filter(({ word }) => !isCourtesy(word, language) && !everyday[language].exact.has(word))
}

/** Of a folded word. */
export const isCourtesy = (word: string, language: Language): boolean =>
  fitsAny(word, courtesy[language])

export const isWish = (word: string, language: Language): boolean => fitsAny(word, wish[language])

const clausesOf = (line: LineReading): Word[][] => partsOf(line, (gap) => /[,;:–—(]/u.test(gap))

const capital = /^\p{Lu}/u

const addressed = letterFormsOf('addressed')
const formal = letterFormsOf('formal')
const wish = letterFormsOf('wish')
const courtesy = letterFormsOf('courtesy')
const everyday = letterFormsOf('everyday')
