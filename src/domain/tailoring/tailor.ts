/**
 * A resume tailored to a job without a model: proposed, applied, read by the guard, and scored.
 * What the guard finds against, or what would lower the score, is not in the result.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { scoreResume } from '../scoring/score.ts'
import type { Edit } from './edit.ts'
import type { Discarded } from './guard.ts'
import { keepTrue } from './guard.ts'
import type { TruthOptions } from '../truth/verify.ts'
import { proposeEdits } from './propose.ts'

export type Tailored = { content: ResumeContent; edits: Edit[]; discarded: Discarded[] }

export function tailorResume(
  resume: ResumeContent,
  job: JobReading,
  options: TruthOptions = {},
): Tailored {
  return keepBest(resume, job, proposeEdits(resume, job, options.statements), options)
}

/** What is left of any engine's proposals: all of it true, and none of it to the score's cost. */
export function keepBest(
  resume: ResumeContent,
  job: JobReading,
  proposed: readonly Edit[],
  options: TruthOptions = {},
): Tailored {
  return keepGains(resume, job, keepTrue(resume, proposed, options), options)
}

/** Drops, one at a time, the edits without which the score is higher than with them. */
function keepGains(
  resume: ResumeContent,
  job: JobReading,
  guarded: Tailored,
  options: TruthOptions,
): Tailored {
  const floor = scoreResume(resume, job).score
  let best = guarded
  while (best.edits.length > 0 && scoreResume(best.content, job).score < floor) {
    const candidates = best.edits.map((edit) => {
      const kept = keepTrue(
        resume,
        best.edits.filter((other) => other !== edit),
        options,
      )
      return { edit, kept, score: scoreResume(kept.content, job).score }
    })
    const [gain] = candidates.toSorted((a, b) => b.score - a.score)
    if (!gain) break
    best = {
      ...gain.kept,
      discarded: [...best.discarded, { edit: gain.edit, violations: [] }],
    }
  }
  return best
}
