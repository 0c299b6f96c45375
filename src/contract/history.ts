/** The saved states of a resume, and what those of any document say of themselves. */
import { resume } from '#domain/resume/resume.ts'
import { revisionKinds, revisionNameLimit, revisionParts } from '#domain/resume/revisions.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** One earlier state of a document that has these parts. */
export const revisionSummaryOf = <const Part extends string>(parts: readonly Part[]) =>
  z.object({
    version: z.int().min(1),
    saved_at: z.iso.datetime(),
    name: z.string().nullable(),
    kind: z.enum(revisionKinds),
    /** What it says otherwise than the state before; empty for the first. */
    changed: z.array(z.enum(parts)),
  })

/** One earlier state of a resume, newest first in lists. */
const revisionSummary = revisionSummaryOf(revisionParts)
const revisionList = z.array(revisionSummary)
export type RevisionSummary = z.infer<typeof revisionSummary>
export type SummaryOf<Part extends string> = Omit<RevisionSummary, 'changed'> & { changed: Part[] }

/** Null takes the name away. */
export const renameBody = z.object({ name: z.string().max(revisionNameLimit).nullable() })

export const resumeHistory = call({
  method: 'GET',
  path: '/resumes/{id}/history',
  summary: 'The saved states of a resume, newest first.',
  answer: revisionList,
  problems: resumeProblems,
})

export const openRevision = call({
  method: 'GET',
  path: '/resumes/{id}/history/{version}',
  summary: 'The resume as one of its saved states has it.',
  answer: resume,
  problems: [...resumeProblems, 'revision_not_found'],
})

export const renameRevision = call({
  method: 'PATCH',
  path: '/resumes/{id}/history/{version}',
  summary: 'Give a saved state a name, or take it away with null.',
  body: renameBody,
  answer: revisionSummary,
  problems: [...resumeProblems, 'revision_not_found', 'storage_full'],
})

export const restoreRevision = call({
  method: 'POST',
  path: '/resumes/{id}/history/{version}/restore',
  summary:
    'Bring back what the sheet said in a saved state, as a new one; notes and status stay as they are.',
  answer: resume,
  problems: [...resumeProblems, 'revision_not_found', 'resume_too_heavy', 'storage_full'],
})
