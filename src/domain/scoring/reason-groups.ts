/**
 * The reasons of a score in the groups that a person recognises: the role with its time, what must be,
 * what is wished, and the work that is to be done. Words in common are told in a sum. Pure.
 */
import type { Contribution } from './score.ts'

const reasonGroups = ['role', 'must', 'wish', 'duty'] as const
type ReasonGroup = (typeof reasonGroups)[number]

export interface GroupOfReasons {
  group: ReasonGroup
  points: number
  reasons: Contribution[]
}

const groupOf = {
  title: 'role',
  required: 'must',
  language: 'must',
  degree: 'must',
  preferred: 'wish',
  duty: 'duty',
  other: 'duty',
} as const satisfies Partial<Record<Contribution['kind'], ReasonGroup>>

export function groupReasons(reasons: readonly Contribution[]): {
  base: number
  groups: GroupOfReasons[]
  /** Points of the words that belong to no requirement. */
  words: number
} {
  const sum = (all: readonly Contribution[]) => all.reduce((total, { points }) => total + points, 0)
  const real = reasons.filter(({ kind }) => kind !== 'base' && kind !== 'wording')
  const isWords = ({ kind }: Contribution) => kind === 'wording'
  const groups = reasonGroups
    .map((group) => {
      const own = real.filter(
        ({ kind }) => kind in groupOf && groupOf[kind as keyof typeof groupOf] === group,
      )
      return { group, points: sum(own), reasons: own }
    })
    .filter(({ reasons: own }) => own.length > 0)
  return {
    base: sum(reasons.filter(({ kind }) => kind === 'base')),
    groups,
    words: sum(reasons.filter(isWords)),
  }
}
