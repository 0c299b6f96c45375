/**
 * The jobs that a person found may have other ids where a document is put back: what names them in
 * it is renamed, so that a resume still leads to its job, and a score is not paid for twice.
 */
import type { PortableResume, PortableScore } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'

export function renameJobs(
  resumes: readonly PortableResume[],
  scores: readonly PortableScore[],
  idOf: ReadonlyMap<string, string>,
): { resumes: PortableResume[]; scores: PortableScore[] } {
  const now = (id: string | null) => (id === null ? null : (idOf.get(id) ?? id))
  const rename = (resume: Resume): Resume => ({
    ...resume,
    job_id: now(resume.job_id),
    job_identifier: now(resume.job_identifier),
  })
  return {
    resumes: resumes.map((entry) => ({
      ...entry,
      resume: rename(entry.resume),
      original: entry.original === null ? null : rename(entry.original),
      revisions: entry.revisions.map((one) => ({ ...one, state: rename(one.state) })),
    })),
    scores: scores.map((score) => ({
      ...score,
      job_identifier: idOf.get(score.job_identifier) ?? score.job_identifier,
    })),
  }
}
