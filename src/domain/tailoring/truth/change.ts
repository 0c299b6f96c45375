/** That something rose or fell is said by two numbers as well: "from 4.2 to 1.8 seconds". */
import type { Quantity } from './quantity.ts'
import { supports } from './quantity.ts'
import type { LineReading } from './reading.ts'

/** Whether the sources state the two numbers of a change in this direction, and the line does too. */
export function isChangeByNumbers(
  direction: 'increase' | 'reduce',
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return sources.some((source) =>
    source.quantities.some((from, i) => {
      const to = source.quantities[i + 1]
      if (to === undefined || from.end !== null || from.kind !== to.kind) return false
      const rise = sizeOf(to, from) - sizeOf(from, to)
      if (direction === 'increase' ? rise <= 0 : rise >= 0) return false
      return [from, to].every((one) => line.quantities.some((here) => supports(one, here)))
    }),
  )
}

/** "By nine days (24 to 15)": what lies between two numbers that the source and the line state. */
export function isDifference(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return sources.some((source) =>
    source.quantities.some((from, i) => {
      const to = source.quantities[i + 1]
      if (to === undefined || from.end !== null || from.kind !== to.kind) return false
      const between = Math.abs(from.value - to.value)
      const isStated = [from, to].every((one) => line.quantities.some((q) => supports(one, q)))
      return isStated && between > 0 && Math.abs(between - claim.value) < 1e-9
    }),
  )
}

/** In the smallest unit where both have one of the same kind. */
function sizeOf(one: Quantity, other: Quantity): number {
  const isComparable = one.measure !== null && one.measure.dimension === other.measure?.dimension
  return isComparable && one.measure !== null ? one.measure.amount : one.value
}
