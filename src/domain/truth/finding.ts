/**
 * What the guard answers with: data, so that each reader can be told in their own language. A finding
 * names the claim that is not proven, where it stands in the changed text and what it rests on or
 * contradicts; its grade says whether the person can answer it.
 */
import type { Reason, Rule } from '../tailoring/truth/violation.ts'

/** `ask`: the rules can neither prove nor refute it. `stop`: a hard fact is new or contradicted. */
export type Grade = 'ask' | 'stop'

export type { Reason, Rule }

export type Finding = {
  rule: Rule
  /** JSON Pointer into the changed resume. */
  path: string
  /** The words in doubt, as the changed text says them. */
  claim: string
  reason: Reason
  grade: Grade
  /** Of the claim in the text at `path`, in UTF-16 units; null where it stands in no text. */
  span: { start: number; end: number } | null
  /** What it rests on or contradicts, in the original; null where there is nothing. */
  source: { path: string; start: number; end: number } | null
}
