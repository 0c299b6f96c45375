/** Translations of a resume: which can be had, and what to look at in one that was made. */
import { languages } from '#domain/language/languages.ts'
import { resume } from '#domain/resume/resume.ts'
import { lineFaults } from '#domain/translation/faults.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems, textProblems } from './problems.ts'

const translateBody = z.object({ target_language: z.enum(languages) })

const translationQuery = z.object({ from: z.enum(languages) })

/** For each other language, whether a click would be answered. */
const translationTargetList = z.array(
  z.object({
    language: z.enum(languages),
    /** `download`: the first translation fetches the models and takes its time. */
    state: z.enum(['ready', 'download', 'missing']),
    /** Where it is missing: the one command that changes that. */
    command: z.string().nullable(),
  }),
)

export type TranslationTarget = z.infer<typeof translationTargetList>[number]

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

export type TranslationAnswer = z.infer<typeof translationAnswer>

/** "Looks right": the mark at this path is taken away. */
const dismissBody = z.object({ path: z.string().max(200) })

export const translateResume = call({
  method: 'POST',
  path: '/resumes/{id}/translate',
  summary: 'Translate a resume; the result is a new resume. Costs 1 credit.',
  limit: 'ai',
  body: translateBody,
  status: 201,
  answer: resume,
  problems: [
    ...textProblems,
    ...resumeProblems,
    'same_language',
    'resume_too_heavy',
    'nothing_to_translate',
    'translation_unavailable',
    'translation_timeout',
    'translation_failed',
    'translation_rejected',
    'insufficient_credits_translate',
    'request_in_progress',
    'key_reused',
    'too_many_resumes',
    'storage_full',
  ],
})

export const translationTargets = call({
  method: 'GET',
  path: '/translation-targets',
  summary: 'Which languages can be translated into from one, and what is missing for the others.',
  query: translationQuery,
  answer: translationTargetList,
})

export const translationOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/translation',
  summary: 'Which lines of a translated resume to look at; null where it was not translated.',
  answer: translationAnswer.nullable(),
  problems: resumeProblems,
})

export const dismissTranslationMark = call({
  method: 'PATCH',
  path: '/resumes/{id}/translation',
  summary: 'Say that a line of a translation looks right; answers what is left to look at.',
  body: dismissBody,
  answer: translationAnswer.nullable(),
  problems: resumeProblems,
})
