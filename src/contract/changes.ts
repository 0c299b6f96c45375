/** The proposed changes of a tailored resume, and the person's answers to them. */
import { resume } from '#domain/resume/resume.ts'
import { changeStates } from '#domain/tailoring/change-states.ts'
import { edit } from '#domain/tailoring/edit.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems, textProblems } from './problems.ts'

const grades = ['ask', 'stop'] as const

const span = z.object({ start: z.int().min(0), end: z.int().min(0) })

const finding = z.object({
  rule: z.string(),
  /** The words in doubt, as the change says them. */
  claim: z.string(),
  reason: z.string(),
  grade: z.enum(grades),
  /** Of the claim in the change's value; null where it stands in no text. */
  span: span.nullable(),
})

/** Paths mean the original of the tailored resume. */
const change = edit.extend({
  basis: edit.shape.basis.describe(
    'What it rests on: paths of the original; `/statements/0` is the first of the statements of skills that stood when it was made, in the order in which they were made.',
  ),
  /** `ask`: the person can say that it is true. `stop`: it can only be reworded or left out. */
  grade: z.enum(grades).nullable(),
  findings: z.array(finding),
  /** Applied and accepted ones are in the resume. */
  state: z.enum(changeStates),
})

export type ChangeAnswer = z.infer<typeof change>

/** Longest change in a person's own words, in UTF-16 units. */
const valueLimit = 4_000

const decidedStates = ['accepted', 'left_out', 'waiting'] as const

const decideBody = z.object({
  state: z.enum(decidedStates),
  /** The change in the person's own words; they are checked anew. */
  value: z.string().trim().min(1).max(valueLimit).optional(),
  /** The resume that the person saw; an older one is refused. */
  version: z.int().min(1).optional(),
})

const decideAnswer = z.object({
  resume,
  change,
  /** Set where the person had written something else at its place, which stands. */
  kept_own: z.boolean(),
})

/** An answer of a person to one change, as it is kept and exported. */
export const decision = z.object({
  id: z.string().max(200),
  state: z.enum(decidedStates),
  value: z.string().max(valueLimit).nullable(),
  decided_at: z.iso.datetime(),
})

export type PortableDecision = z.infer<typeof decision>

export const changesOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/changes',
  summary:
    'Every change that was proposed for a tailored resume: applied, waiting for an answer, accepted or left out.',
  answer: z.array(change),
  problems: [...textProblems, ...resumeProblems],
})

export const decideChange = call({
  method: 'PATCH',
  path: '/resumes/{id}/changes/{change}',
  summary:
    'Accept a change, leave it out or let it wait, also in other words; accepting a question states that it is true.',
  body: decideBody,
  answer: decideAnswer,
  problems: [
    ...textProblems,
    ...resumeProblems,
    'change_not_found',
    'change_stopped',
    'translation_unavailable',
    'translation_timeout',
    'translation_failed',
    'translation_rejected',
    'version_conflict',
    'resume_too_heavy',
    'storage_full',
  ],
})
