/**
 * Words that name nobody, though names are made of them: what kind of house an employer is, its
 * legal form, its country, the trade. A model needs them, so they stay readable by themselves.
 */
import { stopWords } from '../language/stop-words.ts'
import { kindsAfter, kindsBefore, namesNobody } from '#domain/ads/employer-words.ts'
import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { phrases } from '../language/phrases/phrases.ts'
import { once, remembered } from '../language/remembered.ts'
import { occupationNamesById } from '#domain/job-search/occupations.ts'
import { lexicon } from '../skills/lexicon.ts'
import { rowsInAll, rowsOf } from '../language/word-table.ts'
import { jobTitles } from '#tables/job-titles.js'
import { studyFields } from '#tables/study-fields.js'
import { findAll } from '../skills/find.ts'
import { legalFormWords } from '#tables/legal-form-words.js'
import { namesAmongOrdinaryWords } from '#tables/names-among-ordinary-words.js'
import { ordinaryWords as wordTable } from '#tables/ordinary-words.js'
import { wordsIn } from './words.ts'

const wordsFor = (use: string): string[] =>
  rowsInAll(wordTable).flatMap((row) => (row.use === use ? [row.word] : []))

const formWords = new Set(rowsOf(legalFormWords).map(({ word }) => word))
export const isLegalFormWord = (folded: string): boolean => formWords.has(folded)

const titleWords = new Set(wordsFor('title'))
export const isTitleWord = (folded: string): boolean => titleWords.has(folded)

const waysOfWorking = new Set(wordsFor('way-of-working'))
export const isWayOfWorking = (folded: string): boolean => waysOfWorking.has(folded)

const ordinaryWords = once((): ReadonlySet<string> => {
  const own = new Set(rowsOf(namesAmongOrdinaryWords).map(({ word }) => word))
  return new Set(
    [
      ...kindsBefore,
      ...kindsAfter,
      ...namesNobody,
      ...wordsFor('ordinary'),
      ...formWords,
      ...titleWords,
      ...waysOfWorking,
      ...phrases.flatMap(({ employers, schools, roles, degrees }) => [
        ...employers,
        ...schools,
        ...roles,
        ...degrees,
      ]),
      ...languages.flatMap((language) => [...stopWords[language]]),
    ]
      .flatMap((phrase) => wordsIn(fold(phrase)).map(({ folded }) => folded))
      .filter((word) => !own.has(word)),
  )
})

/** Whether a folded word alone tells nobody's name. */
export const isOrdinary = remembered(
  20_000,
  (folded) =>
    ordinaryWords().has(folded) || findAll(folded).some(({ end }) => end === folded.length),
)

/**
 * Whether a word says something besides what it names: a trade, a thing of a trade. In small
 * letters it is meant so, as in "jefe de obra" of somebody who was at "Obra Nueva Levante".
 */
export const hasMeaning = (folded: string): boolean =>
  isOrdinary(folded) || meaningful().has(folded)

const meaningful = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        ...[...lexicon().values()].flatMap(({ label, aliases }) => [
          label,
          ...aliases.map(({ text }) => text),
        ]),
        ...[...occupationNamesById()].flatMap(([id, names]) => [id, ...names]),
        ...[...rowsInAll(jobTitles), ...rowsInAll(studyFields)].flatMap((row) => row.spellings),
        ...phrases.flatMap(({ headings }) => Object.values(headings).flat()),
      ].flatMap((phrase) => wordsIn(phrase).map(({ folded }) => folded)),
    ),
)
