/** What the signs of sentences and lines of ads weigh: data (`tables/ads`), worked out from labelled ads. */
import { once } from '#domain/language/remembered.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { adWeights } from '#tables/ad-weights.js'

export const unitLabels = [
  'head',
  'duty',
  'must',
  'wish',
  'offer',
  'employer',
  'apply',
  'other',
  'H-duty',
  'H-must',
  'H-wish',
  'H-offer',
  'H-other',
] as const
export type UnitLabel = (typeof unitLabels)[number]

/** What a sign speaks for each label, in their order; null for nothing. */
export type WeighAds = (sign: string) => Float64Array | null

const weights = once(() => tableOf(rowsOf(adWeights)))

export const weightsOfSign: WeighAds = (sign) => weights().get(sign) ?? null

export function tableOf(
  rows: readonly { label: string; sign: string; weight: number }[],
): Map<string, Float64Array> {
  const made = new Map<string, Float64Array>()
  const places = new Map<string, number>(unitLabels.map((label, i) => [label, i]))
  for (const { label, sign, weight } of rows) {
    const own = made.get(sign) ?? new Float64Array(unitLabels.length)
    own[places.get(label) ?? 0] = weight
    made.set(sign, own)
  }
  return made
}
