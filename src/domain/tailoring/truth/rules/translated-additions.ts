/** What a translation says beyond its source, seen without knowing what either means. */
import type { Passage } from '../passages.ts'
import type { Violation } from '../violation.ts'
import { joinedBeyond } from './translated-joints.ts'
import { resultBeyond } from './translated-results.ts'

export function checkTranslatedAdditions({
  path,
  line,
  primary,
  isTranslated,
}: Passage): Violation[] {
  if (!isTranslated || primary.length === 0) return []
  const claims = [joinedBeyond(line, primary), resultBeyond(line, primary)]
  return claims
    .filter((claim) => claim !== null)
    .map((claim) => ({ rule: 'source_line', path, claim, reason: 'more_than_its_source' }))
}
