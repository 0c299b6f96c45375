/**
 * The skills that the resume lists and the job asks for or names, in one row and in the order of the ad: what must
 * be first. One alone says little, unless it must be.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isOfBeginner } from '../truth/facts/skill-levels.ts'
import { isSpoken } from './spoken.ts'
import { spaced } from './spaced.ts'

const fewest = 2
/** A row that one reads; what must be is never cut. */
const most = 8

interface Listed {
  text: string
  at: number
  isDemanded: boolean
}

export function skillsIn(
  { skill_categories: rows }: Pick<ResumeContent, 'skill_categories'>,
  answers: readonly Answer[],
  reading: JobReading | null,
  told: readonly string[],
): string[] {
  const said = spaced(told.join(' '))
  const ad = spaced(reading?.text ?? '')
  const demands = (reading?.lines ?? []).filter(({ kind }) => kind === 'required')
  const demanded = spaced(demands.map(({ text }) => text).join(' '))
  const answering = answers
    .filter(({ kind }) => kind === 'skill' || kind === 'duty' || kind === 'other')
    .flatMap(({ lines, group, job }) =>
      lines
        .filter(({ path }) => path.includes('/skills/'))
        .map(({ text }): Listed => listedAs(text, job.start, group === 'must')),
    )
  const named = rows
    .flatMap(({ skills }) => skills)
    .flatMap((text): Listed[] => {
      const own = spaced(nameOf(text))
      const at = own.trim().length < 2 ? -1 : ad.indexOf(own)
      return at < 0 ? [] : [listedAs(text, at, demanded.includes(own))]
    })
  const all = [...answering, ...named]
    .filter(({ text }) => text !== '' && !text.includes(',') && !isSpoken(text))
    .toSorted((a, b) => Number(b.isDemanded) - Number(a.isDemanded) || a.at - b.at)
  const once = [...new Map(all.map((one) => [spaced(one.text), one])).values()]
  const isEnough = once.length >= fewest || all.some(({ isDemanded }) => isDemanded)
  const row = once
    .filter(({ isDemanded }, i) => isDemanded || i < most)
    .filter(({ text }) => !said.includes(spaced(text)))
    .map(({ text }) => text)
  return isEnough && row.length > 0 ? [inCapital(row.join(', '))] : []
}

/** But for a name that has its capital inside ("hyperMILL"). */
const inCapital = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

const listedAs = (text: string, at: number, isDemanded: boolean): Listed => ({
  text: nameOf(text),
  at,
  isDemanded,
})

/** "Excel (Pivot, Power Query)": the bracket is for the resume, but for one that says how little is known. */
export const nameOf = (text: string): string =>
  isOfBeginner(text) ? text : text.replace(/(?<=\S) ?\([^()]*\)$/u, '').trim()
