/**
 * What a translation leaves out or puts in another's place, told by what needs no dictionary: a number
 * that is gone, two numbers of a kind that changed places, a line much shorter than what it translates.
 */
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { isSaidInWords } from '../facts/quantities-in-words.ts'
import { losesDenial, losesLimitAcross } from '../claims/limits.ts'
import { supports } from '../reading/quantity.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { LineReading } from '../reading/reading.ts'

export function leftOut({ path, line, own, texts, beside, isSummary }: Passage): Doubt[] {
  const claim = line.text
  if (isSummary) {
    const source = texts.find((one) => losesDenial(one, [line]))
    return source === undefined ? [] : [{ policy: 'limitAcross', path, claim, source }]
  }
  const here = [line, ...beside]
  const source = isCutShort(own, here)
    ? own[0]
    : own.find((one) => losesLimitAcross(one, here) || losesNumber(one, here))
  if (source !== undefined) return [{ policy: 'limitAcross', path, claim, source }]
  const swapped = own.find((one) => haveChangedPlaces(one, line))
  return swapped === undefined ? [] : [{ policy: 'numberOfAnother', path, claim, source: swapped }]
}

/** Languages differ in length, and none says in two thirds what another does. */
function isCutShort(own: readonly LineReading[], here: readonly LineReading[]): boolean {
  const [before, after] = [lengthOf(own), lengthOf(here)]
  return before > shortLine && after < mostCut * before
}

const lengthOf = (lines: readonly LineReading[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0)

const shortLine = 50
const mostCut = 0.7

/** One and two are said by articles and pairs as well, and the end of a range by its other end. */
export function losesNumber(source: LineReading, here: readonly LineReading[]): boolean {
  const said = here.flatMap(({ quantities }) => quantities)
  return source.quantities.some(
    (one) =>
      one.kind !== 'ordinal' &&
      one.end === null &&
      (one.value > 2 || one.measure !== null) &&
      !said.some((other) => supports(one, other)) &&
      !isSaidInWords(one, source, here),
  )
}

/** "12 % and mine 9 %" told as "9 % and mine 12 %"; a year may stand anywhere. */
function haveChangedPlaces(source: LineReading, line: LineReading): boolean {
  return (['percent', 'money', 'count'] as const).some((kind) => {
    const [there, here] = [valuesOf(source, kind), valuesOf(line, kind)]
    const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b).join()
    return there.join() !== here.join() && inOrder(there) === inOrder(here)
  })
}

function valuesOf({ quantities }: LineReading, of: Quantity['kind']): number[] {
  const isYear = (value: number) => value > 1950 && value < 2100
  return quantities
    .filter(({ kind, measure, value }) => kind === of && measure === null && !isYear(value))
    .map(({ value }) => value)
}
