/**
 * A resume's score against the text of a job. The last jobs read are kept: an autosave every few
 * seconds asks about the same one. The reading rooms are loaded with the first question.
 */
import type { JobReading } from '#domain/jobs/reading.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

export interface Scored {
  score: number
  nice_to_have_skills: string[]
}

const readingsKept = 20
const readings = new Map<string, JobReading | null>()

/** Null where the text is no job that can be read, or the resume has nothing to score. */
export async function scoreAgainstJob(
  content: ResumeContent,
  jobText: string,
): Promise<Scored | null> {
  const job = await readJobText(jobText)
  return job === null ? null : scoreAgainstReading(content, job)
}

export async function scoreAgainstReading(
  content: ResumeContent,
  job: JobReading,
): Promise<Scored | null> {
  if (!(await hasContent(content))) return null
  const { scoreResume } = await import('#domain/scoring/score.ts')
  const { score, nice_to_have_skills } = scoreResume(content, job)
  return { score, nice_to_have_skills }
}

/** Whether there is anything of the person's work in a resume: an empty one cannot be scored. */
export async function hasContent(content: ResumeContent): Promise<boolean> {
  const { resumeLines } = await import('#domain/resume/text.ts')
  return resumeLines(content).some(
    (line) => line.section !== 'contact_info' && line.section !== 'media',
  )
}

/** What a job asks for; null where the text asks for nothing that can be found. */
export async function readJobText(text: string): Promise<JobReading | null> {
  const known = readings.get(text)
  if (known !== undefined) return known
  const { cleanJobText } = await import('#domain/jobs/clean-text.ts')
  const { readJob } = await import('#domain/jobs/requirements.ts')
  const read = readJob(cleanJobText(text))
  const reading = asksForSomething(read) ? read : null
  readings.set(text, reading)
  const [oldest] = readings.keys()
  if (readings.size > readingsKept && oldest !== undefined) readings.delete(oldest)
  return reading
}

const addresses = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*/gi

/** Something found, a line that asks, or at least as much text as an ad of unknown words has. */
function asksForSomething(reading: JobReading): boolean {
  const { text, lines, skills, years, degree, languages, certifications } = reading
  // The "http" of an address is no skill that anybody asks for.
  if (!/\p{L}{2}/u.test(text.replace(addresses, ' '))) return false
  if (skills.length + languages.length + certifications.length > 0) return true
  if (years !== null || degree !== null) return true
  const words = (given: string) => given.match(/\p{L}{2,}/gu)?.length ?? 0
  return lines.some((line) => line.kind !== 'other' && words(line.text) > 1) || words(text) >= 60
}
