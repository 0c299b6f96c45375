/**
 * The guard: whether a changed resume says anything that the original does not support, whoever
 * changed it. Each finding has its grade, so that a person is asked where the rules cannot know.
 */
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import * as engine from '../tailoring/truth.ts'
import type { TruthOptions, Violation } from '../tailoring/truth.ts'
import type { Finding, Grade, Rule } from './finding.ts'

export type { Statement, TruthOptions } from '../tailoring/truth.ts'

export function verifyResume(
  original: ResumeContent,
  changed: ResumeContent,
  options: TruthOptions = {},
): Finding[] {
  return engine
    .verifyResume(original, changed, options)
    .map((violation) => findingOf(violation, changed))
}

/** Takes what was given, before anything is read into a resume and unknown keys are gone. */
export function checkShape(original: unknown, changed: unknown): Finding[] {
  return engine.checkShape(original, changed).map((violation) => findingOf(violation, null))
}

/** New wording is asked about; a hard fact that is new or contradicted is stopped. */
const grades: Readonly<Record<Rule, Grade>> = {
  number: 'stop',
  name: 'stop',
  skill: 'stop',
  locked_field: 'stop',
  invented_item: 'stop',
  edit_mismatch: 'stop',
  language: 'stop',
  disguise: 'stop',
  source_line: 'ask',
  claim: 'ask',
  seniority: 'ask',
  scope: 'ask',
  length: 'ask',
  addition: 'ask',
  negation: 'ask',
}

function findingOf(violation: Violation, changed: ResumeContent | null): Finding {
  const { path, claim, rule } = violation
  const text = changed === null ? undefined : valueAt(changed, path)
  return { ...violation, grade: grades[rule], span: spanOf(claim, text), source: null }
}

function spanOf(claim: string, text: unknown): Finding['span'] {
  if (typeof text !== 'string' || claim === '') return null
  const start = text.indexOf(claim)
  return start < 0 ? null : { start, end: start + claim.length }
}
