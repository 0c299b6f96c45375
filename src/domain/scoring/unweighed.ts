import type { RequirementKind, Span } from '#domain/ads/reading.ts'

export type AskKind = RequirementKind | 'degree' | 'language' | 'title' | 'wording'
export type Group = 'role' | 'language' | 'must' | 'wish' | 'duty'

export interface Ask {
  group: Group
  kind: AskKind
  /** What it is called, wherever it is shown. */
  requirement: string
  job: Span
  terms: readonly string[]
  /** Whether the job asks for it by a name that a list of skills may bear. */
  isName: boolean
  /** Whether it must be, and a resume either has it or not: a paper, a degree, years, a named skill. */
  isDefinite: boolean
  /** Whole. Those of a job's languages sum to `wholeWeight`, and so do all others together. */
  weight: number
}

/** An ask with its part of what all asks of its kind weigh together. */
export type Unweighed = Omit<Ask, 'weight' | 'isName' | 'isDefinite'> & {
  part: number
  isName?: boolean
  /** Whether its words stand for more than a name says: no resume can be held against them for sure. */
  isVague?: boolean
  /** Whether it is to be in a register that no table knows. */
  isRegister?: boolean
}

export const groupOf = {
  required: 'must',
  preferred: 'wish',
  duty: 'duty',
  other: 'duty',
} as const satisfies Readonly<Record<RequirementKind, Group>>

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
