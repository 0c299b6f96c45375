/**
 * Tailoring by a language model: it lists what the job asks for, then rewords lines of the resume;
 * the guard reads what it wrote, and what is not proven goes back once with the reason. What is
 * personal never leaves. Orders of lists, spellings and skills that need no model come from the
 * built-in rules, wherever the model left the place alone.
 */
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { Parted, Waiting } from '#domain/tailoring/guard.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { gradeOf } from '#domain/tailoring/guard.ts'

import type { Waiting as Patiently } from '../../llm/exchange.ts'
import { ModelFailure } from '../../llm/failure.ts'
import type { LanguageModel } from '../../llm/model.ts'
import type { Engine, EngineContext } from '../engine.ts'
import { askRequirements } from './ask-requirements.ts'
import { createMask } from './mask.ts'
import { NothingTrue } from './nothing-true.ts'
import { offerLines } from './offered-lines.ts'
import { readPrompt } from './prompts.ts'
import type { ReadEdits, Reading } from './read-edits.ts'
import { acceptedSuggestions, readEdits, suggested } from './read-edits.ts'
import { askSecondOpinion } from './second-opinion.ts'
import { askLetter } from './write-letter.ts'

export interface Patience {
  /** For all that one tailoring asks. */
  totalMs: number
  /** Tokens of the longest answer; one that thinks aloud needs more than its edits. */
  maxTokens: number
  /** For a second opinion about what is in doubt; 0 where none is wanted. */
  opinionMs: number
}

export function createLlmEngine(model: LanguageModel, patience: Patience): Engine {
  return {
    name: model.provider,
    async propose(resume, job, context) {
      context.signal.throwIfAborted()
      const waiting = { signal: context.signal, deadline: AbortSignal.timeout(patience.totalMs) }
      const mask = createMask(resume)
      const offered = offerLines(resume, mask, context.truth?.statements)
      context.onStage?.('reading')
      const requirements = await askRequirements(model, job, mask, waiting)
      const reading: Reading = { resume, offered, requirements, mask }
      const title = job.title?.text ?? ''
      context.onStage?.('writing')
      const written = await write(model, reading, title, patience, waiting)
      if (written.edits.length === 0) throw new ModelFailure('nonsense')
      context.onStage?.('checking')
      const kept = await checkAndRepair(model, reading, written, patience, waiting, context)
      context.signal.throwIfAborted()
      const isAllStopped = kept.waiting.every(({ findings }) => gradeOf(findings) === 'stop')
      if (kept.edits.length === 0 && isAllStopped)
        throw new NothingTrue(kept.waiting, written.unusable)
      const opinion = await askSecondOpinion(model, reading, kept.waiting, {
        mostMs: patience.opinionMs,
        signal: context.signal,
      })
      const confirmed = kept.waiting
        .map(({ edit }) => edit)
        .filter(({ id }) => opinion?.sure.includes(id))
      const places = new Set([...kept.edits, ...confirmed].map(({ path }) => path))
      const proposed = await context.run('proposeEdits', resume, job, context.truth)
      const ruled = proposed.filter((edit) => edit.op === 'surface_skill' || !places.has(edit.path))
      return {
        edits: [...kept.edits, ...confirmed, ...ruled],
        waiting: kept.waiting.filter(({ edit }) => !confirmed.includes(edit)),
        unusable: written.unusable,
        opinion,
        by: { engine: 'llm', model: model.name, fallback: null },
      }
    },
    async writeLetter(resume, job, language, { signal, run }) {
      signal.throwIfAborted()
      const waiting = { signal, deadline: AbortSignal.timeout(patience.totalMs) }
      const { maxTokens } = patience
      return askLetter(model, { resume, job, language }, { maxTokens, waiting, run })
    },
  }
}

async function write(
  model: LanguageModel,
  reading: Reading,
  title: string,
  { maxTokens }: Patience,
  waiting: Patiently,
): Promise<ReadEdits> {
  const { resume, requirements, offered, mask } = reading
  const asked = requirements
    .map(({ id, text, isMust }) => `${id}${isMust ? ' (must)' : ''}: ${mask.hide(text)}`)
    .join('\n')
  const examples = await readPrompt(`examples-${languageOf(resume)}`)
  const answer = await model.ask(
    {
      about: 'write-edits',
      system: `${await readPrompt('write-edits')}\n${examples}`,
      user: `The job: ${mask.hide(title)}\n\nWhat it asks for:\n${asked}\n\nThe resume:\n${offered.text}`,
      shape: suggested,
      accept: acceptedSuggestions,
      maxTokens,
    },
    waiting,
  )
  return readEdits(answer, reading)
}

const languageOf = (resume: ResumeContent): Language =>
  detectLanguage(
    resumeLines(resume)
      .map(({ text }) => text)
      .join('\n'),
  )

async function checkAndRepair(
  model: LanguageModel,
  reading: Reading,
  written: ReadEdits,
  { maxTokens }: Patience,
  waiting: Patiently,
  { onStage, truth, run }: EngineContext,
): Promise<Pick<Parted, 'edits' | 'waiting'>> {
  const { resume } = reading
  const first = await run('partEdits', resume, written.edits, truth)
  const mendable = first.waiting.filter(({ edit }) => edit.op !== 'surface_skill')
  if (mendable.length === 0) return first
  onStage?.('repairing')
  const answer = await model
    .ask(
      {
        about: 'repair-edits',
        system: await readPrompt('repair-edits'),
        user: mendable.map((one) => describe(one, reading)).join('\n\n'),
        shape: suggested,
        accept: acceptedSuggestions,
        maxTokens,
      },
      waiting,
    )
    // What was proven in the first round does not wait for the second.
    .catch((error: unknown) => {
      if (error instanceof ModelFailure) return { edits: [] }
      throw error
    })
  const wanted = new Set(mendable.map(({ edit }) => edit.path))
  const mended = readEdits(answer, reading).edits.filter(({ path }) => wanted.has(path))
  const again = mended.map((edit) => ({ ...edit, id: `${edit.id}-again` }))
  if (again.length === 0) return first
  const second = await run('partEdits', resume, [...first.edits, ...again], truth)
  return { edits: second.edits, waiting: bestTries(second, first) }
}

/** Of one line the try that comes nearest to being proven, the later of two alike. */
function bestTries(second: Parted, first: Parted): Waiting[] {
  const done = new Set(second.edits.map(placeOf))
  const best = new Map<string, Waiting>()
  for (const one of [...first.waiting, ...second.waiting]) {
    const before = best.get(placeOf(one.edit))
    if (before === undefined || rankOf(one) <= rankOf(before)) best.set(placeOf(one.edit), one)
  }
  return [...best].flatMap(([place, one]) => (done.has(place) ? [] : [one]))
}

const rankOf = ({ findings }: Waiting): number =>
  ({ none: 0, ask: 1, stop: 2 })[gradeOf(findings) ?? 'none']

const placeOf = ({ op, path, value }: Edit): string =>
  op === 'surface_skill' ? `${path} ${String(value)}` : path

function describe({ edit, findings }: Waiting, { offered, mask }: Reading): string {
  const line = [...offered.lines.values()].find(({ path }) => path === edit.path)
  const found = findings.map(
    ({ reason, claim }) => `${reason.replaceAll('_', ' ')}: ${mask.hide(claim)}`,
  )
  return [
    `${line?.id ?? ''}: ${mask.hide(line?.text ?? '')}`,
    `Refused: ${mask.hide(String(edit.value))}`,
    `Found: ${found.join('; ')}`,
  ].join('\n')
}
