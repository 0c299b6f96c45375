/**
 * Puts the bundled samples among the jobs at start. What they were last time is kept as a hash, so
 * a start that finds them unchanged asks the database one question.
 */
import { createHash } from 'node:crypto'

import { jobText } from '#domain/jobs/job-text.ts'

import type { Db } from '../../db/tables.ts'
import type { SampleJob } from './samples.ts'
import { readSamples, readTownSamples } from './samples.ts'
import { sampleSource } from './sample-source.ts'
import { replaceSamples } from './store.ts'

/** Answers whether anything had to be written. */
export async function loadSamples(
  db: Db,
  read: () => Promise<SampleJob[]> = allSamples,
): Promise<boolean> {
  const rows = (await read()).map(toRow)
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64')
  return replaceSamples(db, rows, hash)
}

export type SampleRow = ReturnType<typeof toRow>

function toRow({ detail, language, jobType, experienceLevel, workType }: SampleJob) {
  return {
    id: detail.id,
    source: sampleSource,
    title: detail.job_title,
    company: detail.company_name,
    location: detail.job_location,
    detail: JSON.stringify(detail),
    text: jobText(detail),
    job_type: jobType,
    experience_level: experienceLevel,
    work_type: workType,
    language,
    listed_at: detail.created_at,
  }
}

const allSamples = async (): Promise<SampleJob[]> => [
  ...(await readSamples()),
  ...(await readTownSamples()),
]
