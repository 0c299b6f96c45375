/**
 * One proposed change to a resume. Engines return edits, never resumes: everything that is not
 * named by an edit is copied by code and cannot drift (contract, "Shapes").
 */
import { z } from 'zod'

const editOps = ['rewrite', 'move', 'surface_skill', 'summary', 'hide'] as const

export const edit = z.object({
  id: z.string(),
  op: z.enum(editOps),
  /** JSON Pointer into the original resume. For `move`, the list whose items are put in order. */
  path: z.string(),
  /**
   * The value at `path` before the edit: a text, for `move` the present order (0…n-1), for `hide` what is
   * hidden, of an entry all its texts with " · " between them.
   */
  old: z.union([z.string(), z.array(z.int().min(0)), z.null()]),
  /** The value after it: a text, for `move` the new order as indexes of the old one, for `hide` null. */
  value: z.union([z.string(), z.array(z.int().min(0)), z.null()]),
  /** Paths of the original, or `/statements/0` of the person's, that it rests on; never empty. */
  basis: z.array(z.string()).min(1),
  /** The words of the job this answers, or null where it answers none. */
  requirement: z.string().nullable(),
})

export type Edit = z.infer<typeof edit>
export type EditOp = Edit['op']

/** It says which lines stand and in which order, and changes the words of none. */
export const isArrangement = ({ op }: Pick<Edit, 'op'>): boolean => op === 'move' || op === 'hide'
