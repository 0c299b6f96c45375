/**
 * The jobs that a person found may have other ids where a document is put back: what names them in
 * it is renamed, so that a resume still leads to its job.
 */
import type { PortableResume } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'

export function renameJobs(
  resumes: readonly PortableResume[],
  idOf: ReadonlyMap<string, string>,
): PortableResume[] {
  const now = (id: string | null) => (id === null ? null : (idOf.get(id) ?? id))
  const rename = (resume: Resume): Resume => ({
    ...resume,
    job_id: now(resume.job_id),
    job_identifier: now(resume.job_identifier),
  })
  return resumes.map((entry) => ({
    ...entry,
    resume: rename(entry.resume),
    original: entry.original === null ? null : rename(entry.original),
    revisions: entry.revisions.map((one) => ({ ...one, state: rename(one.state) })),
  }))
}
