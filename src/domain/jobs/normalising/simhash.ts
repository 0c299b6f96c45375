/**
 * SimHash: 64 bits that differ little where two texts differ little. Made of pairs of neighbouring
 * words, since two posts of one employer share many words and fewer pairs.
 */
import { fold } from '../../language/fold.ts'

const mostWords = 3_000

export function simHash(text: string): bigint {
  const words = (fold(text.slice(0, 30_000)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  const weights = new Int32Array(64)
  for (let i = 0; i + 1 < words.length; i++) weigh(weights, `${words[i]} ${words[i + 1]}`)
  let low = 0
  let high = 0
  for (let bit = 0; bit < 32; bit++) {
    if ((weights[bit] ?? 0) > 0) low |= 1 << bit
    if ((weights[bit + 32] ?? 0) > 0) high |= 1 << bit
  }
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low >>> 0))
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

function weigh(weights: Int32Array, feature: string): void {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let i = 0; i < feature.length; i++) {
    const unit = feature.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b)
  }
  low = mixed(low ^ (high >>> 15))
  high = mixed(high ^ (low >>> 13))
  for (let bit = 0; bit < 32; bit++) {
    weights[bit] = (weights[bit] ?? 0) + ((low >>> bit) & 1) * 2 - 1
    weights[bit + 32] = (weights[bit + 32] ?? 0) + ((high >>> bit) & 1) * 2 - 1
  }
}

/** Spreads every bit over all (the finaliser of MurmurHash3). */
function mixed(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
