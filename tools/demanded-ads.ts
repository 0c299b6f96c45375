/** Ads of which somebody wrote down all that is demanded and wished, and not where: what each unit may be by that. */
import { readFileSync } from 'node:fs'

import type { UnitLabel } from '#domain/ads/ad-weights.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { fold } from '#domain/language/fold.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { z } from 'zod'

const adSchema = z.object({
  text: z.string(),
  musts: z.array(z.string()),
  wishes: z.array(z.string()),
})

export type DemandedAd = z.infer<typeof adSchema>

/** A line of the file is an ad. */
export const readDemandedAds = (file: string): DemandedAd[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const ad = adSchema.parse(JSON.parse(line))
      return { ...ad, text: cleanJobText(ad.text) }
    })

/** Whether a unit may be something; null where nothing is known of it. */
type May = ((label: UnitLabel) => boolean) | null
type Demand = 'must' | 'wish'

const isNoDemand = (label: UnitLabel): boolean => label !== 'must' && label !== 'wish'
/** So much of a demand's words stands in the unit that says it, and so much in one that may say it, too. */
const said = 0.7
const perhaps = 0.5

/** Where all demands of an ad are written down, what says none of them is none. */
export function mayBeBy({ musts, wishes }: DemandedAd, units: readonly { text: string }[]): May[] {
  if (musts.length + wishes.length === 0) return units.map(() => null)
  const words = units.map(({ text }) => new Set(wordsOf(text)))
  const found = units.map(() => new Set<Demand | 'perhaps'>())
  const mark = (demand: string, kind: Demand) => {
    const wanted = new Set(wordsOf(demand))
    const shares = words.map(
      (own) => [...wanted].filter((one) => own.has(one)).length / wanted.size,
    )
    const best = Math.max(...shares)
    for (const [at, share] of shares.entries())
      if (share >= said && share === best) found[at]?.add(kind)
      else if (share >= perhaps) found[at]?.add('perhaps')
  }
  for (const demand of musts) mark(demand, 'must')
  for (const demand of wishes) mark(demand, 'wish')
  return found.map((kinds): May => {
    const told = (['must', 'wish'] as const).filter((one) => kinds.has(one))
    const [only, other] = told
    if (only !== undefined) return other === undefined ? (label) => label === only : null
    return kinds.has('perhaps') ? null : isNoDemand
  })
}

/** The beginnings of its words: a demand is written down with other endings than the ad has. */
const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}+#]{2,}/gu) ?? [])
    .filter((word) => !isStopWord(word))
    .map((word) => word.slice(0, mostLetters))
const mostLetters = 6
