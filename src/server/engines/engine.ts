/**
 * The port of whatever tailors a resume: the built-in engine, or a language model.
 *
 * An engine proposes edits and never gives back a resume: everything that no edit names is copied
 * by code and cannot drift. What it proposes is not believed: `domain/tailoring` lets each edit wait
 * that the original does not prove. `engine.suite.ts` holds every engine to this.
 */
import type { DoneBy, TailoringStage } from '#contract/tailoring.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterJob } from '#domain/letter/write-letter.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import type { Waiting } from '#domain/tailoring/guard.ts'
import type { TruthOptions } from '#domain/truth/verify.ts'

import type { RunTask } from '../work/tasks.ts'

export interface Engine {
  /** For the log: 'built-in', or the provider's name. */
  name: string
  /** Rejects when it could not be reached or gave nothing usable; never after `signal` is aborted. */
  propose(resume: ResumeContent, job: JobReading, context: EngineContext): Promise<Proposal>
  /** A cover letter that says nothing the resume does not support; rejects as `propose` does. */
  writeLetter(
    resume: ResumeContent,
    job: LetterJob,
    language: Language,
    context: Pick<EngineContext, 'signal' | 'run'>,
  ): Promise<WrittenLetter>
}

export interface WrittenLetter {
  letter: Letter
  /** Sentences that were left out: not supported by the resume, or no sentences. */
  discarded: number
  by: DoneBy
}

export interface EngineContext {
  signal: AbortSignal
  /** Does what is done with texts: an engine itself only waits. */
  run: RunTask
  /** Told of each step as it begins. */
  onStage?: ((stage: TailoringStage) => void) | undefined
  /** What the guard is told beside the resume: the month it is, what the person has stated. */
  truth?: TruthOptions
}

export interface Proposal {
  edits: Edit[]
  /** What the guard has found something against while the engine worked, and offers, against which it finds nothing. */
  waiting: Waiting[]
  /** Suggestions that were no edits at all: of no line, without a text, in markup. */
  unusable: number
  /** What was asked about once more, and which edits may be applied in spite of their questions. */
  opinion?: { sure: string[]; asked: number; ms: number } | null
  by: DoneBy
}
