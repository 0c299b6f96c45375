/** A line in the words of one source, whose numbers are then its own and nobody else's. */
import type { Passage } from '../passages.ts'
import { tokensOf } from '../number-tokens.ts'
import type { LineReading } from '../reading.ts'

/**
 * "11 Meldungen am Tag bearbeitet" of "35 Meldungen am Tag bearbeitet": the source with the same
 * content words beside its numbers, in whatever order; null where there is none with a number.
 */
export function twinOf({ line, primary, isTranslated, isSummary }: Passage): LineReading | null {
  if (isTranslated || isSummary || line.quantities.length === 0) return null
  const told = wordsBesideNumbers(line)
  const isTwin = (source: LineReading) =>
    source.quantities.length > 0 && wordsBesideNumbers(source) === told
  return primary.find(isTwin) ?? null
}

function wordsBesideNumbers({ text, words, quantities }: LineReading): string {
  const tokens = tokensOf(text)
  const isOfNumber = (start: number) =>
    quantities.some(
      ({ from, to }) => start >= (tokens[from]?.start ?? 0) && start < (tokens[to - 1]?.end ?? 0),
    )
  return words
    .filter((word) => word.isContent && !isOfNumber(word.start))
    .map((word) => word.form)
    .toSorted()
    .join(' ')
}
