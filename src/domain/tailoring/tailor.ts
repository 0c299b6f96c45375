/**
 * A resume tailored to a job without a model: proposed, and parted by the guard into what is applied
 * and what waits for the person.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { TruthOptions } from '../truth/verify.ts'
import type { Parted } from './guard.ts'
import { partEdits } from './guard.ts'
import { proposeEdits } from './propose.ts'

export function tailorResume(
  resume: ResumeContent,
  job: JobReading,
  options: TruthOptions = {},
): Parted {
  return partEdits(resume, proposeEdits(resume, job, options), options)
}
