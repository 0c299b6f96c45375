/**
 * The degrees that may stand under a name: for each one that the ad asks for the one of theirs that comes nearest to
 * it, of its level or above. One of another trade answers only what asks for no trade.
 */
import { degreesIn } from '#domain/ads/asks.ts'
import { mayBeMissing } from '#domain/ads/headings.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../../answers/answers.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Language } from '../../language/languages.ts'
import { isNotHad, isUnderWay } from '../../scoring/certificate-terms.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { subjectsIn } from '../../scoring/subjects.ts'
import { isOfPapers } from '../../truth/claims/papers.ts'
import { degreeLevel } from '../../truth/facts/degrees.ts'
import type { Listed } from '../../truth/facts/headline.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { isOfTrade } from './of-trade.ts'

export function degreesFor(
  answers: readonly Answer[],
  job: JobReading,
  language: Language,
  studies: readonly Listed[],
): Listed[] {
  const found = degreesAsked(answers).flatMap(({ requirement, state, lines }) => {
    const least = leastLevel(requirement)
    const stems = stemsOf(requirement, language)
    const subjects = subjectsIn(requirement)
    const isOfAny = state === 'shown' && subjects.length === 0 && namesNoTrade(requirement)
    const near = ({ text, path }: Listed): number => {
      const shared = [...stemsOf(text, language)].filter((stem) => stems.has(stem)).length
      const same = subjectsIn(text).filter((subject) => subjects.includes(subject)).length
      const isNear = isOfTrade(text, job, language)
      const isShown = lines.some((line) => line.path === path)
      return shared + same + (isNear ? half : isShown ? half / 2 : 0)
    }
    const isHighEnough = ({ text, path }: Listed) =>
      shortNamesIn(text).some((name) => shortNamesIn(requirement).includes(name)) ||
      levelOf(text) === null
        ? least === 1 || lines.some((line) => line.path === path)
        : (levelOf(text) ?? 0) >= least
    return studies
      .filter((one) => isHighEnough(one) && (near(one) > 0 || isOfAny))
      .toSorted((a, b) => near(b) - near(a) || (levelOf(b.text) ?? 0) - (levelOf(a.text) ?? 0))
      .slice(0, 1)
  })
  return [...new Set(found)]
}

const half = 0.5

const degreesAsked = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ kind, group }) => kind === 'degree' && group === 'must')

/** Whether the ad asks for one: a master's that somebody else does ("our designer leaves for one") is met by nothing. */
export const asksDegree = (answers: readonly Answer[]): boolean =>
  degreesAsked(answers).some(
    ({ requirement, state }) =>
      state !== 'missing' || subjectsIn(requirement).length > 0 || !namesNoTrade(requirement),
  )

/** The lowest degree of which the ad says that none is needed ("a diploma is not a must"), and above every one where it says so of none. */
export function leastUnneeded(ad: string): number {
  const clauses = ad.split(/[\n;()]|, |(?<=\p{Ll}{4})\. /u).filter((clause) => mayBeMissing(clause))
  return Math.min(Infinity, ...clauses.flatMap((one) => degreesIn(one).map(({ level }) => level)))
}

/** What tells no level is a training. */
export const isUnneeded = (study: string, least: number): boolean => (levelOf(study) ?? 1) >= least

/** "CTeSP", which no table need know. */
const shortNamesIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}*\p{Lu}\p{L}*(?![\p{L}\p{N}])/gu) ?? []

/** Null where nothing tells it. */
const levelOf = (text: string): number | null => {
  const levels = [...degreesIn(text).map(({ level }) => level), degreeLevel(text)]
  const highest = Math.max(...levels)
  return highest > 1 || levels.length > 1 ? highest : null
}

/** "Grado o máster": the lowest will do; of a training, and of what says no level, any. */
const leastLevel = (requirement: string): number => {
  const levels = degreesIn(requirement).map(({ level }) => level)
  return levels.length === 0 ? 1 : Math.min(...levels)
}

const namesNoTrade = (text: string): boolean => {
  const { occupations, isGeneral } = soughtRole(text)
  return isGeneral || occupations.length === 0
}

/** Without the words that say that it is a paper. */
const stemsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(
    readLine(text, language)
      .words.filter((word) => word.isContent && !isOfPapers(word) && !isKind(word.text))
      .flatMap((word) => [...contentStems(word.text, language)]),
  )

const isKind = (word: string): boolean =>
  degreesIn(word).length > 0 || degreeLevel(word) > 1 || isUnderWay(word) || isNotHad(word)
