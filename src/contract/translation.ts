/** What is said about translations: which can be had, and what to look at in one that was made. */
import { z } from 'zod'

import { languages } from '#domain/language/languages.ts'
import { lineFaults } from '#domain/translation/faults.ts'

export const translationQuery = z.object({ from: z.enum(languages) })

/** For each other language, whether a click would be answered. */
export const translationTargets = z.array(
  z.object({
    language: z.enum(languages),
    /** `download`: the first translation fetches the models and takes its time. */
    state: z.enum(['ready', 'download', 'missing']),
    /** Where it is missing: the one command that changes that. */
    command: z.string().nullable(),
  }),
)

export type TranslationTarget = z.infer<typeof translationTargets>[number]

const translationMarks = z.array(
  z.object({
    /** JSON pointer into the translated resume. */
    path: z.string(),
    /** The line as it stands: in the original's language, unless the fault is `form`. */
    text: z.string(),
    fault: z.enum(lineFaults),
    /** With `form`: the two forms of a title, where our table has both. */
    choices: z.array(z.string()).readonly().optional(),
    /** With `unsupported`: words of the discarded translation that are not in the original. */
    added: z.array(z.string()).readonly().optional(),
  }),
)
export type TranslationMarks = z.infer<typeof translationMarks>

/** What is kept of how a resume was translated. */
export const translationAnswer = z.object({
  from: z.enum(languages),
  marks: translationMarks,
})

/** "Looks right": the mark at this path is taken away. */
export const dismissBody = z.object({ path: z.string().max(200) })
