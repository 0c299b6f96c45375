/** Stores a tailored resume with how it was made and what to look at in its translation. */
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { TranslationMarks } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import type { Transaction } from '../db/tables.ts'
import type { GivenJob } from './given-job.ts'
import type { Allowance } from './room.ts'
import type { ScoreFields } from './score.ts'
import { addResume, keepTailoring } from './store.ts'
import { keepTranslation } from './translation/store.ts'

export interface Tailored {
  content: ResumeContent
  language: Language
  scored: ScoreFields
  record: TailoringRecord
  /** Null where the resume has kept its language. */
  marks: TranslationMarks | null
}

export async function storeTailored(
  transaction: Transaction,
  allowance: Allowance,
  initial: Resume,
  job: GivenJob,
  { content, language, scored, record, marks }: Tailored,
): Promise<Resume> {
  const resume = {
    ...initial,
    ...content,
    resume_language: language,
    created_at: undefined,
    company_name: job.company,
    job_title: job.title,
    job_status: 'created' as const,
    is_base: false,
    notes: '',
    original_resume_id: initial.id,
    job_id: job.id,
    job_identifier: job.id,
    job_description: job.description,
    ...scored,
  }
  const added = await addResume(transaction, allowance, 'tailor', resume, initial)
  await keepTailoring(transaction, added.id, record)
  if (marks !== null) {
    await keepTranslation(transaction, added.id, { from: initial.resume_language, marks })
  }
  return added
}
