/** The tailoring of a resume to a job: what is asked and answered, and how each was made. */
import { jobLimit } from '#domain/resume/limits.ts'
import { resume } from '#domain/resume/resume.ts'
import { edit } from '#domain/tailoring/edit.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems, textProblems } from './problems.ts'

/**
 * Why a language model gave nothing that could be used. Each has its sentence in every language
 * (`tailoring.failures` of the locale files) and in `server/llm/failure.ts` for the command line.
 */
const modelFailures = [
  'unreachable',
  'key_refused',
  'unpaid',
  'unknown_model',
  'busy',
  'failing',
  'broke_off',
  'too_slow',
  'nonsense',
  'declined',
  'nothing_true',
] as const

export type ModelFailureReason = (typeof modelFailures)[number]

/** The steps of a tailoring in their order; those of a model are left out where none is used. */
const tailoringStages = ['reading', 'writing', 'checking', 'repairing', 'storing'] as const

export type TailoringStage = (typeof tailoringStages)[number]

export const doneBy = z.object({
  engine: z.enum(['built-in', 'llm']),
  /** The name of the model; null for the built-in engine. */
  model: z.string().nullable(),
  /** Set where a model was asked and the built-in engine did the work instead: free of charge. */
  fallback: z.enum(modelFailures).nullable(),
  /** Set where the model was the person's own: free of charge. */
  is_own: z.boolean().optional(),
})

export type DoneBy = z.infer<typeof doneBy>

export const tailorBody = z.object({
  job_description: z.string().max(jobLimit).nullable().default(null),
  job_identifier: z.string().max(200).nullable().default(null),
  /** The title and the employer as the person knows them; null or missing: as the job is read. */
  job_title: z.string().trim().max(300).nullable().optional(),
  company_name: z.string().trim().max(300).nullable().optional(),
})

const tailorAnswer = z.object({
  tailored_resume: resume.nullable(),
  initial_resume: resume,
  /** How many changes are in it; missing in an answer that an older program kept. */
  applied_count: z.int().min(0).optional(),
  /** How many wait for the person: questions, offers, and what is stopped. */
  waiting_count: z.int().min(0).optional(),
  /** Those, and suggestions that were no changes at all. */
  discarded_count: z.int().min(0),
  /** Set where the job is in another language and the resume has kept its own. */
  kept_language: z.boolean(),
  /** Then the one command that changes it; null where a translator is there, and failed. */
  kept_command: z.string().nullable().optional(),
  /** Since when the job's post says that it is closed; null where it does not. */
  job_closed_at: z.iso.datetime().nullable().optional(),
  /** Which engine did it; missing in an answer that an older program kept. */
  done_by: doneBy.optional(),
})

/** A suggestion that was not applied, with what the guard found then. */
const discardedEdit = z.object({
  edit,
  violations: z.array(
    z.object({
      rule: z.string(),
      path: z.string(),
      claim: z.string(),
      reason: z.string(),
      /** Missing in the record of an older program. */
      grade: z.enum(['ask', 'stop']).optional(),
    }),
  ),
})

/** How a tailored resume was made; paths mean its original. */
export const tailoringRecord = z.object({
  done_by: doneBy,
  edits: z.array(edit),
  discarded: z.array(discardedEdit),
  /** What the person had stated by then; an edit may rest on one as `/statements/0`. */
  statements: z.array(z.object({ text: z.string(), stated_at: z.string() })).default([]),
  /** Suggestions that were no edits at all. */
  unusable_count: z.int().min(0),
  /** What a model was asked about once more: doubts, the changes it settled, and how long it took. */
  second_opinion: z
    .object({ asked: z.int().min(0), settled: z.int().min(0), ms: z.int().min(0) })
    .nullable()
    .default(null),
})

export type TailoringRecord = z.infer<typeof tailoringRecord>

export const tailorResume = call({
  method: 'POST',
  path: '/resumes/{id}/tailored-to-job',
  summary:
    'Tailor a resume to a job; the result is a new resume. `job_title` and `company_name` stand for what is read. Costs 1 credit.',
  limit: 'ai',
  body: tailorBody,
  answer: tailorAnswer,
  problems: [
    ...textProblems,
    ...resumeProblems,
    'job_required',
    'job_unreadable',
    'job_link_unreadable',
    'job_link_login',
    'job_link_several',
    'job_link_gone',
    'job_link_busy',
    'job_too_long',
    'job_not_found',
    'resume_too_heavy',
    'resume_unscorable',
    'insufficient_credits_tailor',
    'request_in_progress',
    'key_reused',
    'too_many_resumes',
    'storage_full',
  ],
})

export const tailoringOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/tailoring',
  summary:
    'How a tailored resume was made: by which engine, by which edits, what was left out and why; null where it was not.',
  answer: tailoringRecord.nullable(),
  problems: resumeProblems,
})
