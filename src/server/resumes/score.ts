/**
 * What a job asks for and a resume's score against it. The last jobs read are kept: an autosave every
 * few seconds asks about the same one.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { MissingReason, Resume, ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { Result, RunTask } from '../work/tasks.ts'
import { WorkRefused } from '../work/work-refused.ts'

export type Scored = NonNullable<Result<'score'>>

const readingsKept = 20
const readings = new Map<string, JobReading | null>()

/** What a job asks for that a person gave or chose; null where it is no job that can be read. */
export const readJobText = (run: RunTask, text: string): Promise<JobReading | null> =>
  read(run, text, true)

/** The same of a page or for a quick score; null where the text asks for nothing that can be found. */
export const readListedText = (run: RunTask, text: string): Promise<JobReading | null> =>
  read(run, text, false)

async function read(run: RunTask, text: string, byTitle: boolean): Promise<JobReading | null> {
  const key = `${byTitle} ${text}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const reading = await run('readJob', text, byTitle)
  readings.set(key, reading)
  const [oldest] = readings.keys()
  if (readings.size > readingsKept && oldest !== undefined) readings.delete(oldest)
  return reading
}

/** Null where the text is no job that can be read, or the resume has nothing to score. */
export async function scoreAgainstJob(
  run: RunTask,
  content: ResumeContent,
  jobText: string,
): Promise<Scored | null> {
  const job = await readJobText(run, jobText)
  return job === null ? null : run('score', contentOf(content), job)
}

export type ScoreFields = Pick<Resume, 'score' | 'nice_to_have_skills' | 'score_missing'>

/**
 * The fields of a score that are stored with a resume. Storing never waits for one that takes too
 * long: then the score is missing, with the reason. `before` are the skills that it had.
 */
export async function scoreFields(
  scoring: Promise<Scored | null> | null,
  before: string[],
): Promise<ScoreFields> {
  const none = { score: null, nice_to_have_skills: before, score_missing: undefined }
  try {
    return { ...none, ...(await scoring) }
  } catch (error) {
    if (!(error instanceof WorkRefused)) throw error
    return { ...none, score_missing: missingReasonOf(error) }
  }
}

export const missingReasonOf = ({ code }: WorkRefused): MissingReason =>
  code === 'text_busy' ? 'busy' : 'too_complex'
