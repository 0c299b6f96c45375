/**
 * The summary for one job of somebody who has written none, composed of facts: who the person is, and what
 * of their work proves most for it. Their own is left alone: readers would rather send it as it is than with
 * a sentence that says a line again. Several versions come back, the fullest first, so that the guard can
 * choose.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { scoreResume } from '../../scoring/score.ts'
import type { Worth } from '../propose/worth.ts'
import { openingOf } from './opening.ts'
import { postsOf } from './posts.ts'
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
  if (resume.summary.trim() !== '') return []
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
  const opening = openingOf(resume, job, language, now)
  const { titled, untitled } = proofsOf(posts, {
    worth,
    language,
    title: job.title?.text ?? '',
    fitting,
  })
  const version = (made: readonly Sentence[]): Composed[] => {
    const value = made.map(({ text }) => text).join(' ')
    if (value.length > longest) return []
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
