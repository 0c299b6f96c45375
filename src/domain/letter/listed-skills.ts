/** Whether a skill says how somebody is: "available at weekends". */
export const isState = (text: string, language: Language): boolean =>
  states[language].has(fold(text.split(' ', 1)[0] ?? ''))

const states = byLanguage(
  (language) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) => (use === 'state' ? [word] : [])),
    ),
)

/** The skills that the resume lists and the job asks for or names, in the order of the ad: what must be first. */
import { letterWords } from '#tables/letter-words.js'

import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { inline } from '../tailoring/compose/inline.ts'
import { isSpoken } from './spoken.ts'
import { spaced } from './spaced.ts'

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
  language: Language,
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
    .filter(({ text }) => !said.includes(spaced(text)))
    .toSorted((a, b) => Number(b.isDemanded) - Number(a.isDemanded) || a.at - b.at)
  const once = [...new Map(all.map((one) => [spaced(one.text), one])).values()]
  return once
    .filter(({ isDemanded }, i) => isDemanded || i < most)
    .map(({ text }) => asInAd(text, reading?.text ?? '', language))
}

/** A word that the ad has only with its capital is a name. */
function asInAd(text: string, ad: string, language: Language): string {
  if (isState(text, language)) return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const [first = ''] = text.split(/[\s/]/u)
  const words = new Set(ad.split(/[^\p{L}\p{N}]+/u))
  const isName = words.has(first) || !text.includes(' ')
  return isName && !words.has(first.toLowerCase()) ? text : inline(text, language)
}

const listedAs = (text: string, at: number, isDemanded: boolean): Listed => ({
  text: nameOf(text),
  at,
  isDemanded,
})

/** "Excel (Pivot, Power Query)": the bracket is for the resume. */
export const nameOf = (text: string): string => text.replace(/(?<=\S) ?\([^()]*\)$/u, '').trim()
