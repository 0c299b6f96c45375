/** How the time that a pattern takes grows with the length of the texts that are worst for it. */
import { createContext, Script } from 'node:vm'

import type { Attack } from './attacks.ts'
import { attacksOn } from './attacks.ts'

export type Growth =
  | { kind: 'linear' }
  | { kind: 'exponential'; attack: Attack }
  /** With the power of the length that the time grows with. */
  | { kind: 'polynomial'; attack: Attack; power: number }

/** Whatever takes longer for a text of the first length is looked at more closely. */
const firstLength = 3_000
const usualSoonMs = 2
/** A long part is repeated no fewer times than this, whatever length that gives. */
const fewest = 700
/** A power is told from times that are long enough to measure and short enough to wait for. */
const leastMs = 12
const mostMs = 400
const longest = 250_000
/** Exponential growth shows in texts that are so short. */
const shortest = 80
/** Twice the length takes twice the time of a linear pattern, and four times that of a quadratic one. */
const leastPower = 1.5

export function growthOf(pattern: RegExp, isGlobal: boolean, soonMs = usualSoonMs): Growth {
  const ask = askerOf(pattern, isGlobal)
  const attacks = attacksOn(pattern)
  const times = ask(attacks.map((attack) => textOf(attack, lengthFor(attack))))
  // Where time ran out, the one that was asked then is the worst.
  const slow = attacks
    .map((attack, i) => ({ attack, tookMs: times[i] ?? (i === times.length ? mostMs : 0) }))
    .filter(({ tookMs }) => tookMs > soonMs)
    .toSorted((a, b) => b.tookMs - a.tookMs)
    .slice(0, 3)
  for (const { attack } of slow) {
    const timeOf = (length: number): number => shortestOf(ask, textOf(attack, length))
    if (timeOf(shortest) > leastMs) return { kind: 'exponential', attack }
    const power = powerOf(timeOf, lengthFor(attack))
    // Once more: a busy machine may have made the second time longer.
    if (power >= leastPower && powerOf(timeOf, lengthFor(attack)) >= leastPower)
      return { kind: 'polynomial', attack, power }
  }
  return { kind: 'linear' }
}

/** Whether the time multiplies with each further sign: then a line of it is enough. */
export function isExponential(pattern: RegExp): boolean {
  const ask = askerOf(pattern, false)
  const attacks = attacksOn(pattern)
  const times = ask(attacks.map((attack) => textOf(attack, shortest)))
  return times.length < attacks.length || times.some((tookMs) => tookMs > leastMs * 4)
}

const textOf = ({ before, pump, end }: Attack, length: number): string =>
  before + pump.repeat(Math.ceil(length / pump.length)) + end

const lengthFor = ({ pump }: Attack): number => Math.max(firstLength, fewest * pump.length)

function powerOf(timeOf: (length: number) => number, first: number): number {
  let before = 0
  for (let length = first / 8; length < longest; length *= 2) {
    const tookMs = timeOf(length)
    // Where the time ran out nothing can be told but that it grows.
    if (tookMs >= mostMs) return Number.POSITIVE_INFINITY
    if (before >= leastMs) return Math.log2(tookMs / before)
    before = tookMs
  }
  return 1
}

type Ask = (texts: readonly string[]) => number[]

const context = createContext({})
const search = new Script(`
  for (const text of texts) {
    pattern.lastIndex = 0
    const began = now()
    isGlobal ? text.replace(pattern, '') : pattern.test(text)
    times.push(now() - began)
  }
`)

/** Milliseconds for each text; fewer numbers than texts where time ran out. */
function askerOf(source: RegExp, isGlobal: boolean): Ask {
  const flags = isGlobal && !source.global ? `${source.flags}g` : source.flags
  const pattern = new RegExp(source.source, flags)
  // What the thread itself worked: others on the machine make no pattern slower.
  const now = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  return (texts) => {
    const times: number[] = []
    Object.assign(context, { pattern, isGlobal, texts, times, now })
    try {
      search.runInContext(context, { timeout: mostMs })
    } catch (error) {
      // It is an error of the other context, and no instance of ours.
      if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    }
    return times
  }
}

/** Of a few tries, so that a pause of the machine is no growth, nor one in which the time ran out. */
function shortestOf(ask: Ask, text: string): number {
  let least = mostMs
  for (let tries = 0; tries < 3; tries++) {
    const [tookMs = mostMs] = ask([text])
    least = Math.min(least, tookMs)
    if (least < usualSoonMs) break
  }
  return least
}
