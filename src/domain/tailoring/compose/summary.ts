/**
 * The summary for one job, composed of facts: who the person is, and what of their work proves most for
 * it. The person's own sentences stay; nothing is said that the summary says
 * already. Several versions come back, the fullest first, so that the guard can choose.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { scoreResume } from '../../scoring/score.ts'
import type { Worth } from '../propose/worth.ts'
import { openingOf } from './opening.ts'
import { ownSummary } from './own-summary.ts'
import { lastYearOf, postsOf } from './posts.ts'
import type { Sentence } from './proof.ts'
import { proofsOf } from './proof.ts'

export interface Composed {
  value: string
  basis: string[]
  requirement: string | null
}

export function summariesFor(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  { language, now }: { language: Language; now: Month | undefined },
): Composed[] {
  const own = ownSummary(resume.summary, language)
  const { contributions } = scoreResume(resume, job)
  const isAnswered = contributions.some(
    ({ kind, evidence }) => kind !== 'base' && kind !== 'wording' && evidence.length > 0,
  )
  if (!isAnswered) return []
  const fitting = new Set(
    contributions.flatMap(({ kind, evidence }) =>
      kind === 'title' ? evidence.map(({ path }) => path) : [],
    ),
  )
  const posts = postsOf(resume)
  const isBlank = resume.summary.trim() === ''
  const opening = isBlank ? openingOf(resume, job, language, now) : null
  const { titled, untitled } = proofsOf(posts, {
    worth,
    language,
    title: job.title?.text ?? '',
    lastYear: lastYearOf(posts, now),
    fitting,
    isSaid: own.says,
    isWholeSaid: own.saysWhole,
  })
  const version = (made: readonly Sentence[]): Composed[] => {
    const told = made.map(({ text }) => text).join(' ')
    const value = [own.told.map(closed).join(' '), told, ...own.wished]
      .filter((text) => text !== '')
      .join(own.hasLines ? '\n' : ' ')
    if (told === '' || value.length > longest) return []
    const basis = made.flatMap((one) => one.basis)
    const answered = made.find((one) => one.requirement !== null)?.requirement
    const requirement = answered ?? (fitting.size > 0 ? (job.title?.text ?? null) : null)
    return [{ value, basis: [...new Set(basis)], requirement }]
  }
  if (opening === null) return titled.flatMap((proof) => version([proof]))
  // What the opening has said of the title is not said again.
  return [...untitled.flatMap((proof) => version([opening, proof])), ...version([opening])]
}

/** Longer ones are not read. */
const longest = 700

const closed = (sentence: string): string => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`)
