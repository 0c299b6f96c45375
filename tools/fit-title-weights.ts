/**
 * What the signs of the title of an ad weigh, worked out from ads of which a person said what their title
 * is: `LAPEL_TITLES=folder node tools/fit-title-weights.ts` writes tables/ads/title-weights.tsv from every
 * `ads.jsonl` below the folder. The same ads give the same bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Signs } from '#domain/ads/choice.ts'
import { findCompany } from '#domain/ads/employer.ts'
import { genderMark } from '#domain/ads/gender-mark.ts'
import { jobLines } from '#domain/ads/sections.ts'
import { titleOptions } from '#domain/ads/title-options.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { keyOf } from '#domain/pages/vote.ts'
import { z } from 'zod'

const told = z.object({ source: z.string(), text: z.string(), title: z.string() })
export type ToldAd = z.infer<typeof told>

/** What is thought before any ad is seen; the ads draw every weight away from here. */
const before: Readonly<Record<string, number>> = {
  any: -2,
  label: 2.5,
  'below label': 2.5,
  'behind seeking': 2.5,
  'sought known article': 0.5,
  occupation: 1.5,
  'first occupation': 1,
  gender: 1.5,
  'first gender': 1,
  'one trade': 0.5,
  'line again': 0.7,
  'row 0': 0.7,
  'how whole': 0.5,
  'is employer': -2,
  'holds employer': -1.5,
  'part is noise': -1,
  'at somebody': -1,
  'tells of something': -2.5,
  'is page word': -2,
  town: -1.5,
  'no title': -1,
  section: -1,
  seeking: -1,
  'very many words': -0.7,
  'page word': -0.5,
  'ends a sentence': -0.5,
  nobody: -0.5,
  item: -0.5,
  'small words': -0.3,
}
/** A sign of fewer ads is chance, and a smaller weight changes nothing. */
const fewestAds = 4
const leastWeight = 0.05
/** An ad whose title is none of its options teaches that none is right, but less. */
const ofUnfound = 0.5
const [rounds, step] = [250, 0.1] as const

interface Case {
  options: { signs: Signs; isRight: boolean }[]
  hasRight: boolean
  /** Ads of one source are alike: many count as some. */
  weight: number
}

const titleKey = (title: string): string => keyOf(title.replace(genderMark, ''))

function casesOf(ads: readonly ToldAd[]): Case[] {
  const sourceOf = ({ source }: ToldAd): string => source.split('@', 1)[0] ?? source
  const sizes = Map.groupBy(ads, sourceOf)
  return ads.map((ad) => {
    const text = cleanJobText(ad.text)
    const lines = jobLines(text)
    const right = titleKey(ad.title)
    const options = titleOptions(text, lines, findCompany(text, lines)).map((one) => ({
      signs: { ...one.signs, any: 1 },
      isRight: right !== '' && titleKey(one.text) === right,
    }))
    const hasRight = options.some(({ isRight }) => isRight)
    const weight = 1 / Math.sqrt(Math.max(1, (sizes.get(sourceOf(ad))?.length ?? 0) / 2))
    return { options, hasRight, weight: hasRight || right === '' ? weight : weight * ofUnfound }
  })
}

/** Weights under which the right options, or none of them, have the most points, by Adam's descent. */
export function titleWeightsOf(ads: readonly ToldAd[]): Map<string, number> {
  const cases = casesOf(ads)
  const given = cases.flatMap(({ options }) => [
    ...new Set(options.flatMap(({ signs }) => Object.keys(signs).filter((sign) => signs[sign]))),
  ])
  const states = [...Map.groupBy(given, (sign) => sign)].flatMap(([sign, { length }]) =>
    length < fewestAds ? [] : [{ sign, mean: 0, square: 0 }],
  )
  const weights = new Map(Object.entries(before))
  for (let round = 1; round <= rounds; round++) {
    const slopes = slopesOf(cases, weights)
    for (const one of states) {
      const weight = weights.get(one.sign) ?? 0
      const pull = one.sign === 'any' ? 0 : weight - (before[one.sign] ?? 0)
      const slope = (slopes.get(one.sign) ?? 0) + pull
      one.mean = 0.9 * one.mean + 0.1 * slope
      one.square = 0.99 * one.square + 0.01 * slope * slope
      const reach = step / (Math.sqrt(one.square / (1 - 0.99 ** round)) + 1e-8)
      weights.set(one.sign, weight - (reach * one.mean) / (1 - 0.9 ** round))
    }
  }
  return weights
}

/** By how much each sign makes wrong choices likelier than right ones. */
function slopesOf(cases: readonly Case[], weights: ReadonlyMap<string, number>) {
  const slopes = new Map<string, number>()
  for (const { options, hasRight, weight } of cases) {
    const odds = options.map(({ signs }) => {
      let points = 0
      for (const sign in signs) points += (weights.get(sign) ?? 0) * (signs[sign] ?? 0)
      return Math.exp(points)
    })
    const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
    const whole = sum(odds) + 1
    const right = sum(odds.filter((_, i) => options[i]?.isRight === true))
    for (const [i, { signs, isRight }] of options.entries()) {
      const odd = odds[i] ?? 0
      const change = weight * (odd / whole - (hasRight && isRight ? odd / right : 0))
      for (const sign in signs)
        slopes.set(sign, (slopes.get(sign) ?? 0) + change * (signs[sign] ?? 0))
    }
  }
  return slopes
}

if (import.meta.main) {
  const folder = process.env['LAPEL_TITLES']
  if (folder === undefined) throw new Error('LAPEL_TITLES names no folder of ads.')
  const ads = globSync('**/ads.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => told.parse(JSON.parse(line)))
  const rows = [...titleWeightsOf(ads)]
    .filter(([sign, weight]) => sign === 'any' || Math.abs(weight) >= leastWeight)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([sign, weight]) => `${sign}\t${weight.toFixed(2)}\n`)
  const table = path.resolve(import.meta.dirname, '../tables/ads/title-weights.tsv')
  writeFileSync(table, ['sign\tweight\n', ...rows].join(''))
}
