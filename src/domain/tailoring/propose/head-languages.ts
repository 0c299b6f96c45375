/**
 * The languages that may stand under a name: those that the ad asks for, at the level that it asks for, and its own
 * for who writes in another one. None that is hardly spoken.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../../answers/answers.ts'
import type { Language } from '../../language/languages.ts'
import { levelsSaid, nativeLevel } from '../../language/spoken-level.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { findAll } from '../../skills/find.ts'
import type { Listed } from '../../truth/facts/headline.ts'

interface Spoken {
  found: Listed[]
  isDemanded: boolean
}

export function languagesFor(
  answers: readonly Answer[],
  job: JobReading,
  language: Language,
  listed: readonly Listed[],
): Spoken[] {
  const own = listed.filter(
    ({ text, path }) => !path.endsWith('/name') && languagesIn(text).length > 0,
  )
  const fits = (sought: readonly string[], least: number) =>
    own.filter(({ text }) => {
      const said = languagesIn(text)
      const isOwn = said.includes(job.language) && language === job.language
      return said.some((one) => sought.includes(one)) && !isOwn && isSpokenWell(text, job, least)
    })
  const asked = answers.filter(({ kind }) => kind === 'language')
  const foreign = language === job.language ? [] : [job.language]
  return [
    { found: fits(foreign, upper), isDemanded: true },
    ...asked.map(({ requirement, group }) => ({
      found: fits(languagesIn(requirement), levelAsked(requirement)),
      isDemanded: group === 'must',
    })),
  ]
}

/** From B2 on, the language of the ad from B1, or fluently by another word; and never less than is asked for. */
function isSpokenWell(text: string, { language }: JobReading, asked: number): boolean {
  const levels = levelsSaid(text)
  const isOfFrame = /[ABC][12]/u.test(text)
  const usual = isOfFrame ? (languagesIn(text).includes(language) ? intermediate : upper) : fluent
  return levels.length > 0 && levels.every((level) => level >= Math.max(usual, asked))
}

export const languagesIn = (text: string): string[] =>
  findAll(text).flatMap(({ skill }) => languageCodes[skill] ?? [])

/** The least of several; whose mother tongue it is not may speak it as well. */
const levelAsked = (requirement: string): number => {
  const levels = levelsSaid(requirement)
  return levels.length === 0 ? 0 : Math.min(nativeLevel - 1, ...levels)
}

const intermediate = 3
const upper = 4
const fluent = 5
