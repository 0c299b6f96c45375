/**
 * A number that its sources do not state and that may follow from them contradicts nothing: a small count in words
 * ("twice a day" of "mornings and evenings"), or what two of their numbers, or one over another period, come to.
 */
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading } from '../reading/reading.ts'

export function mayFollow(
  claim: Quantity,
  line: LineReading,
  own: readonly LineReading[],
): boolean {
  const known = own.flatMap(({ quantities }) => quantities)
  return isCountedOut(claim, line, known) || isWorkedOut(claim, known.slice(0, mostCombined))
}

/** "By nine days (24 to 15)", "175 servers (140 Linux, 35 Windows)": what numbers of its sources in the line come to. */
export function isToldBeside(
  claim: Quantity,
  line: LineReading,
  own: readonly LineReading[],
): boolean {
  if (line.quantities.length > mostBeside) return false
  const known = own.flatMap(({ quantities }) => quantities).slice(0, mostCombined)
  const isRising = own.some(({ concepts }) => concepts.has('increase'))
  const values = line.quantities
    .filter((one) => one !== claim && (one.end === null || isRising))
    .filter((one) => known.some((source) => supports(source, one)))
    .map(({ value }) => value)
  const sum = values.reduce((all, value) => all + value, 0)
  const between = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? 0)))
  return (
    values.length > 1 && [sum, ...between].some((value) => Math.abs(value - claim.value) < 1e-9)
  )
}

/** With the one that is asked for. */
const mostBeside = 5

/** Stands for no number that is gone. */
function isCountedOut(
  { kind, value, text }: Quantity,
  { quantities }: LineReading,
  known: readonly Quantity[],
): boolean {
  return (
    kind === 'count' &&
    value <= mostCounted &&
    !/\d/u.test(text) &&
    known.every((one) => quantities.some((here) => supports(one, here)))
  )
}

function isWorkedOut(claim: Quantity, known: readonly Quantity[]): boolean {
  const share = claim.kind === 'percent' ? claim.value / 100 : claim.value
  const isShare = claim.kind === 'percent' || claim.kind === 'fraction'
  const near = (value: number): boolean =>
    Math.abs(value - share) <= share * (isShare ? roundedShare : rounded)
  const each = (value: number) => (isShare ? [] : perPeriod.flatMap((n) => [value * n, value / n]))
  return known.some(({ value: one }, i) =>
    [
      ...each(one),
      ...known.flatMap(({ value: other }, j) =>
        i === j
          ? []
          : isShare
            ? [one / other, 1 - one / other, (one - other) / 100]
            : [one + other, one - other, one * other, one / other],
      ),
    ].some(near),
  )
}

/** Weeks of a month, days and working days of a week, months and weeks of a year. */
const perPeriod = [4, 5, 7, 12, 52]
const [rounded, roundedShare] = [0.02, 0.12]
const mostCounted = 12
const mostCombined = 12
