/**
 * SimHash: 64 bits that differ little where two texts differ little. Made of pairs of neighbouring
 * words, since two posts of one employer share many words and fewer pairs.
 */
const mostWords = 3_000

/** Of the words of a text, folded, in their order. */
export function simHash(words: readonly string[]): bigint {
  const last = Math.min(words.length, mostWords) - 1
  const sums = new BitSums()
  for (let i = 0; i < last; i++) addPair(sums, words[i] ?? '', words[i + 1] ?? '')
  return sums.majority(Math.max(0, last))
}

/** The share of equal bits, 0…1. */
export function likeness(a: bigint, b: bigint): number {
  let differing = BigInt.asUintN(64, a ^ b)
  let count = 0
  while (differing !== 0n) {
    differing &= differing - 1n
    count++
  }
  return 1 - count / 64
}

/**
 * How often each of the 64 bits was set: sums as columns of binary digits, one number for the same digit
 * of 32 sums, so that a feature is added to all of them in a few steps.
 */
class BitSums {
  readonly #low = new Int32Array(digits)
  readonly #high = new Int32Array(digits)

  add(low: number, high: number): void {
    carryInto(this.#low, low)
    carryInto(this.#high, high)
  }

  /** The bits that more than half of `count` features had. */
  majority(count: number): bigint {
    const low = BigInt(majorityOf(this.#low, count) >>> 0)
    const high = BigInt(majorityOf(this.#high, count))
    return BigInt.asIntN(64, (high << 32n) | low)
  }
}

/** Sums up to 4,095: there are no more pairs. */
const digits = 12

function carryInto(sums: Int32Array, feature: number): void {
  let carry = feature
  for (let digit = 0; carry !== 0 && digit < digits; digit++) {
    const sum = sums[digit] ?? 0
    sums[digit] = sum ^ carry
    carry &= sum
  }
}

function majorityOf(sums: Int32Array, count: number): number {
  let majority = 0
  for (let bit = 0; bit < 32; bit++) {
    let sum = 0
    for (let digit = 0; digit < digits; digit++) sum |= (((sums[digit] ?? 0) >>> bit) & 1) << digit
    if (2 * sum > count) majority |= 1 << bit
  }
  return majority
}

/** Both words and the blank between them, sign by sign. */
function addPair(sums: BitSums, first: string, second: string): void {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  const between = first.length
  const length = between + 1 + second.length
  for (let i = 0; i < length; i++) {
    const unit =
      i < between ? first.charCodeAt(i) : i === between ? 32 : second.charCodeAt(i - between - 1)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b)
  }
  low = mixed(low ^ (high >>> 15))
  sums.add(low, mixed(high ^ (low >>> 13)))
}

/** Spreads every bit over all (the finaliser of MurmurHash3). */
function mixed(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
