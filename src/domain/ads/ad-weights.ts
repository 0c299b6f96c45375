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

export const isHeading = (label: UnitLabel): boolean => label.startsWith('H-')

/** What a sign may be held against: the label before, or the heading that is open. */
export const contexts = [
  ...['nothing', ...unitLabels].map((before) => ` after ${before}`),
  ...['none', ...unitLabels.filter(isHeading)].map((open) => ` under ${open}`),
]

/** What signs speak for each label, in their order; null for nothing. */
export interface AdWeights {
  own: (sign: string) => Float64Array | null
  /** For each label, behind one context after the other. */
  joint: (sign: string) => Float64Array | null
}

export const adWeightsOfTree = once(() => tableOf(rowsOf(adWeights)))

export function tableOf(
  rows: readonly { label: string; sign: string; weight: number }[],
): AdWeights {
  const own = new Map<string, Float64Array>()
  const joint = new Map<string, Float64Array>()
  const places = new Map<string, number>(unitLabels.map((label, i) => [label, i]))
  const all = unitLabels.length
  for (const { label, sign, weight } of rows) {
    const at = contexts.findIndex((context) => sign.endsWith(context))
    const [made, name, size] =
      at < 0
        ? [own, sign, all]
        : [joint, sign.slice(0, -(contexts[at] ?? '').length), all * contexts.length]
    const row = made.get(name) ?? new Float64Array(size)
    row[Math.max(at, 0) * all + (places.get(label) ?? 0)] = weight
    made.set(name, row)
  }
  return { own: (sign) => own.get(sign) ?? null, joint: (sign) => joint.get(sign) ?? null }
}
