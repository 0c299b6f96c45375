/**
 * The skills that the resume lists and the job asks for or names, in one row and in the order of the ad: what must
 * be first. One alone says little, unless it is a system that must be known and stands beside papers.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import { isSpoken } from './spoken.ts'
import { spaced } from './spaced.ts'

const fewest = 2
/** A row that one reads; what must be is never cut. */
const most = 8

interface Listed {
  text: string
  at: number
  isDemanded: boolean
  isSystem: boolean
}

export function skillsIn(
  { skill_categories: rows }: Pick<ResumeContent, 'skill_categories'>,
  answers: readonly Answer[],
  reading: JobReading | null,
  told: readonly string[],
  hasPapers: boolean,
): string[] {
  const said = spaced(told.join(' '))
  const ad = spaced(reading?.text ?? '')
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
      return at < 0 ? [] : [listedAs(nameOf(text), at, false)]
    })
  const all = [...answering, ...named]
    .filter(({ text }) => text !== '' && !text.includes(',') && !isSpoken(text))
    .filter(({ text }) => !said.includes(spaced(text)))
    .toSorted((a, b) => Number(b.isDemanded) - Number(a.isDemanded) || a.at - b.at)
  const once = [...new Map(all.map((one) => [spaced(one.text), one])).values()]
  const row = once.filter(({ isDemanded }, i) => isDemanded || i < most).map(({ text }) => text)
  const isEnough =
    row.length >= fewest || (hasPapers && all.some((one) => one.isDemanded && one.isSystem))
  return isEnough && row.length > 0 ? [row.join(', ')] : []
}

function listedAs(text: string, at: number, isDemanded: boolean): Listed {
  const name = nameOf(text)
  const [found] = findAll(name)
  return { text: name, at, isDemanded, isSystem: found !== undefined && isProduct(found.skill) }
}

/** "Excel (Pivot, Power Query)": the bracket is for the resume. */
export const nameOf = (text: string): string => text.replace(/(?<=\S) ?\([^()]*\)$/u, '').trim()
