import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { Quantity } from '../quantity.ts'
import { supports } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'
import { isPeriodWord } from './counted.ts'

/**
 * "20 courses for 240 employees": where the line retells another source, the one that the number is
 * of gives more than whom or what it counts.
 */
export function isRetoldBeside(
  source: LineReading,
  claim: Quantity,
  head: readonly Word[],
  { line, primary }: Passage,
): boolean {
  const [best] = primary
  if (best === undefined || best === source) return true
  const isKept = (one: Quantity) => best.quantities.some((quantity) => supports(quantity, one))
  if (!line.quantities.some((one) => one !== claim && isKept(one))) return true
  return line.words.some(
    (word) =>
      word.isContent && !head.includes(word) && isTold(word, [source]) && !isTold(word, [best]),
  )
}

/** Whether the line has more of this source than how often something was done. */
export function isRetold(
  source: LineReading,
  line: LineReading,
  [best]: readonly LineReading[],
): boolean {
  return (
    best === undefined ||
    best === source ||
    line.words.some(
      (word) =>
        word.isContent && !isPeriodWord(word) && isTold(word, [source]) && !isTold(word, [best]),
    )
  )
}
