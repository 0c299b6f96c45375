/** `lapel tailor RESUME.json JOB`: a truthful resume for this job, with every edit and its basis. */
import { keepBest } from '#domain/tailoring/tailor.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'

import type { Exit } from './exit.ts'
import { exit, NotInstalled, Unusable } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { expectFiles, readWords } from './options.ts'
import { readJobFile, readResumeFile } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'tailor RESUME.json JOB [--engine built-in]'

const patienceMs = 60_000

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { engine: { type: 'string' } }, usage)
  const engine = chooseEngine(options['engine'])
  const [resume = '', job = ''] = expectFiles(files, 2, usage)
  const initial = await readResumeFile(resume)
  const { reading } = readGivenJob(await readJobFile(job))
  const proposed = await engine.propose(initial, reading, AbortSignal.timeout(patienceMs))
  const { content, edits, discarded } = keepBest(initial, reading, proposed)
  await writeJson({ tailored_resume: content, initial_resume: initial, edits, discarded })
  return exit.done
}

function chooseEngine(name: unknown): Engine {
  if (name === undefined || name === 'built-in') return createBuiltInEngine()
  if (name === 'llm') {
    throw new NotInstalled('This Lapel has no language model; the built-in engine needs none.')
  }
  throw new Unusable(`There is no engine of that name. Usage: lapel ${usage}`)
}
