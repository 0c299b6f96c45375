/** The built-in writer proposes nothing that costs the score: what would, is not proposed. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { scoreResume } from '../../scoring/score.ts'
import type { Statement } from '../../truth/verify.ts'
import { applyEdits } from '../apply.ts'
import type { Edit } from '../edit.ts'

/** Leaves out, one at a time, the edits without which the score is higher than with them. */
export function onlyGains(
  resume: ResumeContent,
  job: JobReading,
  edits: readonly Edit[],
  statements: readonly Statement[],
): Edit[] {
  const scoreWith = (some: readonly Edit[]) =>
    scoreResume(applyEdits(resume, some, statements).resume, job).score
  const floor = scoreResume(resume, job).score
  let kept = [...edits]
  while (kept.length > 0 && scoreWith(kept) < floor) {
    const candidates = kept.map((edit) => kept.filter((other) => other !== edit))
    const scored = candidates.map((some) => ({ some, score: scoreWith(some) }))
    kept = scored.toSorted((a, b) => b.score - a.score)[0]?.some ?? []
  }
  return kept
}
