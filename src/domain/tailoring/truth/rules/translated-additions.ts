/** A translation that joins more things than its source does, seen without knowing what either means. */
import type { Passage } from '../passages.ts'
import type { Violation } from '../violation.ts'
import { joinedBeyond } from './translated-joints.ts'

export function checkTranslatedAdditions({
  path,
  line,
  primary,
  isTranslated,
}: Passage): Violation[] {
  if (!isTranslated || primary.length === 0) return []
  const claim = joinedBeyond(line, primary)
  if (claim === null) return []
  return [{ rule: 'addition', path, claim, reason: 'more_than_its_source' }]
}
