/** The summary for this job: the fullest of the composed ones that the guard finds nothing against. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { TruthOptions } from '../../truth/verify.ts'
import { verifyResume } from '../../truth/verify.ts'
import type { Composed } from '../compose/summary.ts'
import { summariesFor } from '../compose/summary.ts'
import type { Worth } from './worth.ts'

/** Each is read by the guard, which takes its time. */
const mostTried = 10

export function proposeSummary(
  resume: ResumeContent,
  /** The resume with its skills spelled as the job has them. */
  spelled: ResumeContent,
  job: JobReading,
  { worth, language, truth }: { worth: Worth; language: Language; truth: TruthOptions },
): Composed[] {
  const proven = summariesFor(spelled, job, worth, { language, now: truth.now })
    .slice(0, mostTried)
    .find(({ value }) => verifyResume(resume, { ...resume, summary: value }, truth).length === 0)
  return proven === undefined ? [] : [proven]
}
