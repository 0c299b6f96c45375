/** Refuses a resume that is too heavy to be stored, before any work is done for it. */
import type { ResumeContent } from '#domain/resume/resume.ts'
import {
  heaviestEver,
  heaviestResume,
  isWithin,
  mayWeigh,
  weightOf,
} from '#domain/resume/weight.ts'

import { Problem } from '../http/problem.ts'

/** `before` is what it was: one that is above the limit may stay so, and become less. */
export function needLight(resume: ResumeContent, before?: ResumeContent): void {
  const weight = weightOf(resume)
  const isLight =
    before === undefined ? isWithin(weight, heaviestResume) : mayWeigh(weight, weightOf(before))
  if (!isLight) throw new Problem('resume_too_heavy')
}

/** An export holds what was stored, perhaps before there was a limit. */
export function needOnceLight(resume: ResumeContent): void {
  if (!isWithin(weightOf(resume), heaviestEver)) throw new Problem('resume_too_heavy')
}
