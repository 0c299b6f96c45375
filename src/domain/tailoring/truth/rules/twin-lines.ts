/** A line in the words of one source, whose numbers are then its own and nobody else's. */
import type { Passage } from '../passages.ts'
import { tokensOf } from '../number-tokens.ts'
import type { Quantity } from '../quantity.ts'
import { supports } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'

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

/** "14 Löscher und 85 Hydranten" of "85 Löscher und 14 Hydranten": word for word, and the numbers exchanged. */
export function isExchangedIn(twin: LineReading, line: LineReading, claim: Quantity): boolean {
  if (rowOf(twin) !== rowOf(line) || twin.quantities.length !== line.quantities.length) return false
  const own = twin.quantities[line.quantities.indexOf(claim)]
  return own !== undefined && !supports(own, claim)
}

/** The content words in their order, with a sign for each number among them. */
function rowOf(line: LineReading): string {
  const tokens = tokensOf(line.text)
  const numbers = line.quantities.map(({ from }) => ({
    start: tokens[from]?.start ?? 0,
    form: '#',
  }))
  return [...tellingBesideNumbers(line), ...numbers]
    .toSorted((a, b) => a.start - b.start)
    .map(({ form }) => form)
    .join(' ')
}

function wordsBesideNumbers(line: LineReading): string {
  return tellingBesideNumbers(line)
    .map(({ form }) => form)
    .toSorted()
    .join(' ')
}

function tellingBesideNumbers({ text, words, quantities }: LineReading): Word[] {
  const tokens = tokensOf(text)
  const isOfNumber = (start: number) =>
    quantities.some(
      ({ from, to }) => start >= (tokens[from]?.start ?? 0) && start < (tokens[to - 1]?.end ?? 0),
    )
  return words.filter((word) => word.isContent && !isOfNumber(word.start))
}
