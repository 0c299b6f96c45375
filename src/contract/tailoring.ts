/** What is said about a tailoring beside its result: who did it, and why it was not the model. */
import { z } from 'zod'

import { edit } from '#domain/tailoring/edit.ts'

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
})

export type DoneBy = z.infer<typeof doneBy>

/** A suggestion that was left out, with what the guard found; nothing where it only cost the score. */
const discardedEdit = z.object({
  edit,
  violations: z.array(
    z.object({ rule: z.string(), path: z.string(), claim: z.string(), reason: z.string() }),
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
})

export type TailoringRecord = z.infer<typeof tailoringRecord>
