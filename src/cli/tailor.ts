/** `lapel tailor RESUME.json JOB`: a truthful resume for this job, with every edit and its basis, and what waits. */
import { monthOf } from '#domain/language/dates.ts'
import { gradeOf } from '#domain/tailoring/guard.ts'
import type { Config } from '#server/config.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import { chooseEngine, modelSettings } from '#server/engines/choose.ts'
import type { Engine } from '#server/engines/engine.ts'
import { failureSentences } from '#server/llm/failure.ts'
import { runHere } from '#server/work/tasks.ts'

import type { Exit } from './exit.ts'
import { exit, NotInstalled, Unusable } from './exit.ts'
import { readGivenJob } from './given-job.ts'
import { expectFiles, readWords } from './options.ts'
import { readSettings } from './settings.ts'
import { readFilledResume, readJobFile } from './read-input.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'tailor RESUME.json JOB [--engine built-in|llm]'

/** Beside the time that a model has. */
const patienceMs = 60_000

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { engine: { type: 'string' } }, usage)
  const config = readSettings()
  const engine = engineNamed(options['engine'], config)
  const [resume = '', job = ''] = expectFiles(files, 2, usage)
  const initial = await readFilledResume(resume)
  const { reading } = readGivenJob(await readJobFile(job))
  const signal = AbortSignal.timeout(config.llmTimeoutMs + patienceMs)
  const truth = { now: monthOf(new Date()) }
  const proposal = await engine.propose(initial, reading, { signal, truth, run: runHere })
  const { content, edits, waiting } = await runHere(
    'partEdits',
    initial,
    proposal.edits,
    truth,
    proposal.opinion?.sure,
  )
  const scored = await runHere('score', content, reading)
  const { fallback, model } = proposal.by
  if (fallback !== null) tell(`${failureSentences[fallback]} The built-in engine did the work.`)
  if (model !== null) tell(`Tailored by ${model}.`)
  await writeJson({
    tailored_resume: {
      ...content,
      score: scored?.score ?? null,
      nice_to_have_skills: scored?.nice_to_have_skills ?? [],
    },
    initial_resume: initial,
    edits,
    discarded: [...proposal.waiting, ...waiting].map(({ edit, findings }) => ({
      ...edit,
      grade: gradeOf(findings),
      findings,
    })),
  })
  return exit.done
}

/** Without a name the one that the settings ask for, as in the product. */
function engineNamed(name: unknown, config: Config): Engine {
  if (name === 'built-in') return createBuiltInEngine()
  if (name !== undefined && name !== 'llm') {
    throw new Unusable(`There is no engine of that name. Usage: lapel ${usage}`)
  }
  if (name === 'llm' && modelSettings(config) === null) {
    throw new NotInstalled(
      'No language model is set up: set LLM_PROVIDER, LLM_MODEL and where needed LLM_BASE_URL and LLM_API_KEY. The built-in engine needs none.',
    )
  }
  return chooseEngine(config, {
    log: { info: () => {}, warn: () => {} },
    nowMs: () => Date.now(),
  })
}
