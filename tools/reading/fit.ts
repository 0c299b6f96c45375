/**
 * Weights under which the right readings have the most points. Each case is read with the weights as they
 * stand; what speaks for the right reading and not for the one found gains, and the other way round. The
 * same cases give the same weights.
 */
import type { Weigh } from '#domain/reading/reading-weights.ts'

type Said = ReadonlyMap<string, number>

/** A text of some size as it should be read and as it is; null where the two are one. */
export type Case = (weigh: Weigh) => { right: Said; found: Said; size: number } | null

/** By how much every weight is drawn to where it began each time: few cases shall not make large weights. */
const pull = 0.0005

/** Weights begin at zero, or go on from where other cases left them, in shorter steps. */
export function fitted(
  cases: readonly Case[],
  from: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const [rounds, reach] = from.size === 0 ? [12, 0.2] : [6, 0.1]
  const weights = new Map(from)
  const squares = new Map<string, number>()
  const sums = new Map<string, number>()
  const weigh: Weigh = (name) => weights.get(name) ?? 0
  const next = numbersFrom(7)
  for (let round = 0; round < rounds; round++)
    for (const one of shuffled(cases, next)) {
      const read = one(weigh)
      if (read !== null)
        for (const [name, much] of gainsOf(read)) {
          const square = (squares.get(name) ?? 1) + much * much
          squares.set(name, square)
          weights.set(name, weigh(name) + (reach * much) / Math.sqrt(square))
        }
      for (const [name, weight] of weights) {
        weights.set(name, weight + ((from.get(name) ?? 0) - weight) * pull)
        // The mean of the later rounds is steadier than the last.
        if (2 * round >= rounds) sums.set(name, (sums.get(name) ?? 0) + weight)
      }
    }
  const counted = cases.length * Math.ceil(rounds / 2)
  return new Map([...sums].map(([name, sum]) => [name, sum / counted]))
}

function gainsOf({ right, found, size }: NonNullable<ReturnType<Case>>): Map<string, number> {
  const gains = new Map(right)
  for (const [name, much] of found) gains.set(name, (gains.get(name) ?? 0) - much)
  return new Map(
    [...gains]
      .filter(([, much]) => much !== 0)
      .map(([name, much]) => [name, much / Math.sqrt(size)]),
  )
}

/** Chance that is the same each time. */
const numbersFrom = (seed: number) => {
  let last = seed
  return (): number => (last = (last * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

function shuffled<T>(all: readonly T[], next: () => number): T[] {
  return all
    .map((one) => ({ one, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
}
