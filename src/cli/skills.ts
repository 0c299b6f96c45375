/** `lapel skills JOB`: what a job asks for, each with its place in the text as given. */
import type { Finding } from '#domain/ads/reading.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { answerLines } from './json-lines.ts'
import { expectFiles, readWords } from './options.ts'
import { jobFrom, readJobFile } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'skills JOB | skills --jsonl FILE|-'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { jsonl: { type: 'string' } }, usage)
  if (typeof options['jsonl'] === 'string') {
    expectFiles(files, 0, usage)
    return answerLines(options['jsonl'], async ({ job }) => describeJob(await jobFrom(job, 'job')))
  }
  const [job = ''] = expectFiles(files, 1, usage)
  await writeJson(describeJob(await readJobFile(job)))
  return exit.done
}

function describeJob(text: string) {
  const { reading, placeOf } = readGivenJob(text)
  const placed = <T extends Finding>(finding: T): T => ({ ...finding, ...placeOf(finding) })
  const orNull = <T extends Finding>(finding: T | null): T | null => finding && placed(finding)
  const skills = reading.skills.map(placed)
  return {
    title: orNull(reading.title),
    company: orNull(reading.company),
    language: reading.language,
    required: skills.filter((skill) => skill.kind !== 'preferred'),
    preferred: skills.filter((skill) => skill.kind === 'preferred'),
    duties: reading.duties.map(placed),
    benefits: reading.benefits.map(placed),
    years: orNull(reading.years),
    degree: orNull(reading.degree),
    languages: reading.languages.map(placed),
    certifications: reading.certifications.map(placed),
    keywords: reading.keywords.map(placed),
  }
}
