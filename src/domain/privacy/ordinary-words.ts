/**
 * Words that name nobody, though names are made of them: what kind of house an employer is, its
 * legal form, its country, the trade. A model needs them, so they stay readable by themselves.
 */
import { stopWords } from '../language/stop-words.ts'
import { kindsAfter, kindsBefore, namesNobody } from '#domain/ads/employer-words.data.ts'
import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { phrases } from '../language/phrases/phrases.ts'
import { once, remembered } from '../language/remembered.ts'
import { occupationNamesById } from '#domain/job-search/occupations.ts'
import { lexicon } from '../skills/lexicon.ts'
import { rowsInAll } from '../language/word-table.ts'
import { jobTitles } from '#tables/job-titles.js'
import { studyFields } from '#tables/study-fields.js'
import { findAll } from '../skills/find.ts'
import {
  legalForms,
  otherOrdinaryWords,
  ownNames,
  titles,
  waysOfWorking,
} from './ordinary-words.data.ts'
import { wordsIn } from './words.ts'

const split = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(/\s+/))

const ordinaryWords = once((): ReadonlySet<string> => {
  const own = new Set(split(ownNames))
  return new Set(
    [
      ...split(
        kindsBefore,
        kindsAfter,
        namesNobody,
        otherOrdinaryWords,
        legalForms,
        titles,
        waysOfWorking,
      ),
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

const formWords = new Set(split(legalForms))
export const isLegalFormWord = (folded: string): boolean => formWords.has(folded)

const titleWords = new Set(split(titles))
export const isTitleWord = (folded: string): boolean => titleWords.has(folded)

const waysOfWorkingWords = new Set(split(waysOfWorking))
export const isWayOfWorking = (folded: string): boolean => waysOfWorkingWords.has(folded)
