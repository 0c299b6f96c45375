/** How the names of the gap and the changes of the score belong together. Pure. */
import type { Change } from '#domain/scoring/score.ts'

/** What the score asks for under this name of the gap: both give it the same one. */
export const changeNamed = (name: string, changes: readonly Change[]): Change | undefined =>
  changes.find(({ requirement }) => requirement === name)
