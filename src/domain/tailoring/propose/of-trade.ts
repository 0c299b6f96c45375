/** Whether a degree or a licence says something of a person in the trade of a job. */
import type { JobReading } from '#domain/ads/reading.ts'
import { contentStems } from '../../edits/similarity.ts'
import { nearTo } from '../../job-search/near-occupations.ts'
import type { Language } from '../../language/languages.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { leadsTo, subjectsIn } from '../../scoring/subjects.ts'
import { findSkills } from '../../skills/find.ts'

/** It shares a word with the title or a subject with what is asked for, or leads to the trade or one near it. */
export function isOfTrade(
  degree: string,
  { title, degree: asked }: JobReading,
  language: Language,
): boolean {
  const sought = title?.text ?? ''
  const words = contentStems(soughtRole(sought).words.join(' '), language)
  const own = [...contentStems(degree, language)]
  if (own.some((stem) => stem.length >= fewestLetters && words.has(stem))) return true
  const subjects = subjectsIn(degree)
  const wanted = new Set(subjectsIn(asked?.text ?? ''))
  if (subjects.some((subject) => wanted.has(subject))) return true
  const trades = [...subjects.flatMap(leadsTo), ...soughtRole(degree).occupations]
  const { occupations } = soughtRole(sought)
  return trades.some((trade) => occupations.some((one) => (nearTo(trade).get(one) ?? 0) >= near))
}

const fewestLetters = 3
const near = 0.5

/** Whether a paper is named by an occupation that is the job's, a narrower or a wider one: "CAP boulanger". */
export function namesTrade(paper: string, { title }: JobReading): boolean {
  const { occupations } = soughtRole(title?.text ?? '')
  return soughtRole(paper).occupations.some((own) =>
    occupations.some((one) => (nearTo(own).get(one) ?? 0) >= wider),
  )
}

const wider = 0.6

/** The driving licence of everybody, which says little of a person; that of trucks and buses is another. */
export const isForCars = ({ text }: { text: string }): boolean =>
  findSkills(text).some(({ skill }) => skill === 'driving-licence') && !higherClass.test(text)

const higherClass = /(?<![\p{L}\p{N}])[CD]1?E?(?![\p{L}\p{N}])/u
