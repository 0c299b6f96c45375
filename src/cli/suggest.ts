/** `lapel suggest RESUME.json [JOB]`: what to look at in a resume; nothing is changed. */
import { monthOf } from '#domain/language/dates.ts'
import { suggestFor } from '#domain/suggestions/suggest.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { expectBetween, readWords } from './options.ts'
import { readJobFile, readResumeFile } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'suggest RESUME.json [JOB]'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  const [resume = '', job] = expectBetween(files, 1, 2, usage)
  const content = await readResumeFile(resume)
  const reading = job === undefined ? null : readGivenJob(await readJobFile(job)).reading
  const now = monthOf(new Date())
  await writeJson({ suggestions: suggestFor(content, { job: reading, now }) })
  return exit.done
}
