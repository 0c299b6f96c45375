/** Stores what was read from a file: the resume, how sure it is, and what no field took. */
import type { KeptReading } from '#contract/readings.ts'
import { withWords } from '#domain/reading/sureness.ts'
import { isHardlyResume } from '#domain/reading/hardly-resume.ts'
import type { Paper, Resume } from '#domain/resume/resume.ts'
import { paperOf } from '#domain/resume/paper-of.ts'

import type { Transaction } from '../db/tables.ts'
import type { FileReading } from '../pdf/asks.ts'
import { newResume } from './new-resume.ts'
import type { Allowance } from './room.ts'
import { addResume, keepReading } from './store.ts'

/** A reading, and whose labels it has. */
export type LabelledReading = FileReading & { labelledBy: KeptReading['labelled_by'] }

export async function addReading(
  transaction: Transaction,
  allowance: Allowance,
  { resume, language, confidence, unplaced, isCut, notes, seen, labelledBy }: LabelledReading,
  usualPaper: Paper,
): Promise<Resume> {
  const stored = await addResume(
    transaction,
    allowance,
    'upload',
    newResume(resume, language, paperOf(resume, usualPaper)),
  )
  await keepReading(transaction, stored.id, {
    confidence: withWords(confidence, resume),
    unplaced,
    is_cut: isCut,
    is_hardly_resume: isHardlyResume(resume),
    notes,
    seen: seen ?? null,
    labelled_by: labelledBy,
  })
  return stored
}
