/** `lapel score RESUME.json JOB`: how well a resume answers a job, with signed reasons. */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { scoreResume } from '#domain/scoring/score.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { answerLines } from './json-lines.ts'
import { expectFiles, readWords } from './options.ts'
import { jobFrom, needContent, readFilledResume, readJobFile, resumeFrom } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'score RESUME.json JOB | score --jsonl FILE|-'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { jsonl: { type: 'string' } }, usage)
  if (typeof options['jsonl'] === 'string') {
    expectFiles(files, 0, usage)
    return answerLines(options['jsonl'], async ({ resume, job }) =>
      score(await needContent(resumeFrom(resume, 'resume')), await jobFrom(job, 'job')),
    )
  }
  const [resume = '', job = ''] = expectFiles(files, 2, usage)
  await writeJson(score(await readFilledResume(resume), await readJobFile(job)))
  return exit.done
}

function score(resume: ResumeContent, job: string) {
  const { reading, placeOf } = readGivenJob(job)
  const scored = scoreResume(resume, reading)
  return {
    ...scored,
    contributions: scored.contributions.map((contribution) => ({
      ...contribution,
      job: contribution.job && placeOf(contribution.job),
    })),
  }
}
