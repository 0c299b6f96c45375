/** What is said about a tailoring beside its result: who did it, and why it was not the model. */
import { z } from 'zod'

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
