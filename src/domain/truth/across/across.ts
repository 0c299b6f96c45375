/**
 * A translation against its source, where no dictionary stands between them: no part more, no thing
 * more joined, no place more, no rank more, and no more length than its languages need.
 */
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { addedParts } from './added-parts.ts'
import { addedPlaces } from './added-places.ts'
import { isTooLong } from './length.ts'
import { joinedBeyond } from './translated-joints.ts'

export function acrossDoubts(passage: Passage): Doubt[] {
  const { line, own, path, isSummary } = passage
  if (own.length === 0) return [{ policy: 'line', path, claim: line.text }]
  const joint = isSummary ? null : joinedBeyond(line, own)
  return [
    ...addedParts(passage),
    ...addedPlaces(passage),
    ...(joint === null ? [] : [{ policy: 'joint', path, claim: joint } satisfies Doubt]),
    ...(isTooLong(passage) ? [{ policy: 'length', path, claim: line.text } satisfies Doubt] : []),
  ]
}
