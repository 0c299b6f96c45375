/** "In three languages: A, B and C" counts what the line itself lists. */
import { fold } from '../../../language/fold.ts'
import { tokensOf } from '../number-tokens.ts'
import type { Quantity } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'

/** Whether as many things as the number says are listed behind the next colon, comma or bracket. */
export function isCountOfList(claim: Quantity, { text }: LineReading): boolean {
  if (claim.kind !== 'count' || claim.value < 2 || claim.value > 12 || claim.end !== null)
    return false
  const behind = fold(text.slice(tokensOf(text)[claim.to - 1]?.end ?? text.length))
  const list = /^[^:,(;.]{1,40}[:,(]([^:(;)]+)/u.exec(behind)?.[1]
  if (list === undefined) return false
  const [last, ...rest] = list.split(joints).toReversed()
  if (last === undefined || rest.length === 0) return false
  // What follows the last of them behind a comma is told of all.
  const before = list.split(joints)[0]?.split(',').length ?? 0
  return before + 1 === claim.value && !/\d/u.test(list)
}

const joints = /,? (?:and|und|y|e|et|en) /u

/** "Languages" of "three languages: A, B and C": what the line lists is said by the list. */
export function isHeadOfList({ start }: Word, line: LineReading): boolean {
  const tokens = tokensOf(line.text)
  return line.quantities.some((count) => {
    const end = tokens[count.to - 1]?.end ?? line.text.length
    return start >= end && start - end <= 1 && isCountOfList(count, line)
  })
}
