/**
 * The subjects that the title of a degree or a course names, in any of the six languages. A name is found
 * where all of its words are; one inside of a longer one says nothing more.
 */
import { subjectNames } from '#tables/subject-names.js'
import { subjectOccupations } from '#tables/subject-occupations.js'

import { wordsWithParts } from '../job-search/occupations.ts'
import { titleWords } from '../job-search/title-words.ts'
import { once, remembered } from '../language/remembered.ts'
import { rowsInAll, rowsOf } from '../language/word-table.ts'

interface Name {
  subject: string
  words: readonly string[]
}

const mostTexts = 1000
/** A degree and its subject stand within so much. */
const longest = 300

export const subjectsIn = remembered(mostTexts, (text: string): readonly string[] => {
  const words = wordsWithParts(titleWords(text.slice(0, longest)))
  const present = new Set(words)
  const found = words
    .flatMap((word) => namesByWord().get(word) ?? [])
    .filter((name) => name.words.every((word) => present.has(word)))
  const whole = found.filter(
    ({ words: own }) =>
      !found.some(
        (other) => own.length < other.words.length && own.every((w) => other.words.includes(w)),
      ),
  )
  return [...new Set(whole.map(({ subject }) => subject))]
})

/** The occupations that a subject leads to. */
export const leadsTo = (subject: string): readonly string[] => occupationsOf().get(subject) ?? []

/** None where they are many: such a subject says little of any. */
export function surelyLeadsTo(subject: string): readonly string[] {
  const trades = leadsTo(subject)
  return trades.length <= mostSure ? trades : []
}
const mostSure = 5

/** The subjects that lead to an occupation. */
export const subjectsFor = (occupation: string): readonly string[] =>
  [...occupationsOf()].flatMap(([subject, own]) => (own.includes(occupation) ? [subject] : []))

/** Subjects that lead to some of the same occupations, with the part of them that they share. */
export const nearSubjects = remembered(mostTexts, (subject): ReadonlyMap<string, number> => {
  const own = leadsTo(subject)
  return new Map(
    [...occupationsOf()].flatMap(([other, others]) => {
      const shared = own.filter((one) => others.includes(one)).length
      return shared === 0 ? [] : [[other, shared / Math.min(own.length, others.length)] as const]
    }),
  )
})

const occupationsOf = once(
  () => new Map(rowsOf(subjectOccupations).map((row) => [row.subject, row.occupations])),
)

/** By their first word. */
const namesByWord = once((): ReadonlyMap<string, readonly Name[]> => {
  const names = rowsInAll(subjectNames).flatMap(({ subject, names: own }) =>
    own.map((name): Name => ({ subject, words: [...new Set(titleWords(name))] })),
  )
  return Map.groupBy(
    names.filter(({ words }) => words.length > 0),
    ({ words }) => words[0] ?? '',
  )
})
