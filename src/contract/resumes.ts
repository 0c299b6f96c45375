/** Bodies and answers of the calls about resumes. */
import { z } from 'zod'

import { languages } from '#domain/language/languages.ts'
import { jobLimit } from '#domain/resume/limits.ts'
import { notesLimit, resume } from '#domain/resume/resume.ts'
import { revisionKinds, revisionNameLimit, revisionParts } from '#domain/resume/revisions.ts'

import { suggestionKinds } from '#domain/suggestions/suggestion.ts'

import { doneBy } from './tailoring.ts'

export { resume as resumeAnswer } from '#domain/resume/resume.ts'

export const resumeList = z.array(resume)

/** A moment with its offset, or a day alone, which is its first moment in UTC. */
const whenMade = z.preprocess(
  (said) =>
    typeof said === 'string' && /^\d{4}-\d\d-\d\d$/.test(said) ? `${said}T00:00:00Z` : said,
  z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString()),
)

/**
 * A save sends the whole resume or some of its top-level fields; unknown fields are ignored. With
 * `autosave`, the name of the open editor, it is one that nobody asked for: within some minutes
 * those of one editor fold into one state of the history.
 */
export const saveBody = resume
  .omit({ id: true, original_resume_id: true, score: true, score_missing: true })
  .partial()
  .extend({
    created_at: whenMade.optional(),
    version: z.int().min(1).optional(),
    autosave: z.string().min(1).max(64).optional(),
  })

/** A copy: a resume without id and created_at. Fields that are missing become empty. */
export const copyBody = resume
  .omit({ id: true, created_at: true, version: true, score_missing: true })
  .partial()
  .extend({
    original_resume_id: z.string().nullable().optional(),
  })

export const tailorBody = z.object({
  job_description: z.string().max(jobLimit).nullable().default(null),
  job_identifier: z.string().max(200).nullable().default(null),
})

export const tailorAnswer = z.object({
  tailored_resume: resume.nullable(),
  initial_resume: resume,
  /** How many suggested changes were dropped because the original does not support them. */
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

export const translateBody = z.object({ target_language: z.enum(languages) })

export const toggleBaseAnswer = z.object({ is_base: z.boolean() })

export const notesBody = z.object({ notes: z.string().max(notesLimit) })
export const notesAnswer = z.object({ notes: z.string() })

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
export const revisionSummary = revisionSummaryOf(revisionParts)
export const revisionList = z.array(revisionSummary)
export type RevisionSummary = z.infer<typeof revisionSummary>
export type SummaryOf<Part extends string> = Omit<RevisionSummary, 'changed'> & { changed: Part[] }

/** Null takes the name away. */
export const renameBody = z.object({ name: z.string().max(revisionNameLimit).nullable() })

/** A resume in the trash, the last deleted first in lists. */
const trashedResume = z.object({
  id: z.string(),
  company_name: z.string(),
  job_title: z.string(),
  /** The person's name on it. */
  name: z.string(),
  deleted_at: z.iso.datetime(),
  /** When it goes for good. */
  gone_at: z.iso.datetime(),
})
export const trashList = z.array(trashedResume)
export type TrashedSummary = z.infer<typeof trashedResume>

/** What an upload could not say in the resume itself. */
export const readingAnswer = z.object({
  /** By JSON pointer into the resume as it was read; 0 is a guess, 1 is certain. */
  confidence: z.array(
    z.object({
      path: z.string(),
      value: z.number().min(0).max(1),
      /** What was read there: changed since, it has been looked at. */
      words: z.string().default(''),
    }),
  ),
  /** Lines of the file that no field took, in its order. */
  unplaced: z.array(z.string()),
  /** The file is longer than what is read of one: the rest of it is neither in the resume nor here. */
  is_cut: z.boolean().default(false),
  /** No post, training, skill or project was found: the file is perhaps no resume at all. */
  is_hardly_resume: z.boolean().default(false),
  /** The language model that sorted the lines anew, and how much it said that is not in the file. */
  labelled_by: z
    .object({ model: z.string(), dropped: z.int().min(0) })
    .nullable()
    .default(null),
})
export type ReadingAnswer = z.infer<typeof readingAnswer>

/** Findings about a resume as it stands: `key` names the sentence, `values` and `words` fill it in. */
export const suggestionsAnswer = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      path: z.string(),
      words: z.string(),
      key: z.string(),
      values: z.record(z.string(), z.string()),
      basis: z.array(z.string()),
    }),
  ),
})
