/**
 * What the signs of the sentences and lines of ads weigh: `node tools/fit-ad-weights.ts` goes on from the weights
 * in tables/ads/ad-weights.tsv and writes them anew, by the marked ads of the tests, by ads of which a person said
 * what each sentence is (`LAPEL_ADS`, a folder), and by ads of which one wrote down what they demand
 * (`LAPEL_DEMANDED_ADS`, files between commas). The same weights and ads give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { AdWeights, UnitLabel } from '#domain/ads/ad-weights.ts'
import { contexts, unitLabels } from '#domain/ads/ad-weights.ts'
import type { Span } from '#domain/ads/reading.ts'
import { labelsOf, saidFor } from '#domain/ads/unit-labels.ts'
import { signsOfUnits } from '#domain/ads/unit-signs.ts'
import type { Unit } from '#domain/ads/units.ts'
import { unitsOf } from '#domain/ads/units.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import type { Weigh } from '#domain/reading/reading-weights.ts'
import { adWeights } from '#tables/ad-weights.js'

import { readAds } from '../bench/job-reading.ts'
import type { LabelledAd } from '../bench/labelled-ads.ts'
import { readLabelledAds } from '../bench/labelled-ads.ts'
import type { DemandedAd } from './demanded-ads.ts'
import { mayBeBy, readDemandedAds } from './demanded-ads.ts'
import type { Case } from './reading/fit.ts'
import { fitted } from './reading/fit.ts'

/** Less than this is no weight. */
const least = 0.08

interface AdWeight {
  label: UnitLabel
  sign: string
  weight: number
}

export function adWeightsOf(
  cases: readonly Case[],
  from: ReadonlyMap<string, number> = new Map(),
): AdWeight[] {
  const weights = fitted(cases, from)
  return [...weights].flatMap(([name, weight]) => {
    const label = unitLabels.find((one) => name.startsWith(`${one} `))
    if (label === undefined || Math.abs(weight) < least) return []
    return [{ label, sign: name.slice(label.length + 1), weight: Math.round(weight * 100) / 100 }]
  })
}

export const caseOf = (ad: LabelledAd): Case =>
  caseFor(ad.text, (units) => units.map((unit) => only(toldOf(unit, ad))))

export const caseOfDemanded = (ad: DemandedAd): Case =>
  caseFor(ad.text, (units) => mayBeBy(ad, units))

/** What a unit may be by what somebody said of it; null where nobody did. */
type May = ((label: UnitLabel) => boolean) | null

const only = (said: UnitLabel | null): May => (said === null ? null : (label) => label === said)

/** The weights as they stand, by the names that `saidFor` gives their signs. */
const standing = (): Map<string, number> =>
  new Map(rowsOf(adWeights).map(({ label, sign, weight }) => [`${label} ${sign}`, weight]))

/** The marked ads of the tests, but for those that nobody has looked at. */
export const markedCases = (some: readonly Language[] = languages): Case[] =>
  (['tidy', 'free'] as const).flatMap((set) =>
    some.flatMap((language) => readAds(set, language).map(markedCase)),
  )

const markedCase = ({ text, marks }: ReturnType<typeof readAds>[number]): Case =>
  caseFor(text, (units) => {
    const told = units.map((unit) => labelOfMarks(marks.filter((one) => touches(one, unit))))
    return told.map((label, i) => {
      const next = told[i + 1]
      if (label !== null || units[i]?.stands === null || next === undefined) return only(label)
      return only(unitLabels.find((one) => one === `H-${next}`) ?? null)
    })
  })

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const ofMarks = [
  ['D', 'duty'],
  ['B', 'offer'],
  ['R', 'must'],
  ['Y', 'must'],
  ['G', 'must'],
  ['P', 'wish'],
  ['T', 'head'],
] as const

function labelOfMarks(marks: readonly { field: string }[]): UnitLabel | null {
  const [, label = null] = ofMarks.find(([field]) => marks.some((one) => one.field === field)) ?? []
  return label
}

function caseFor(text: string, told: (units: readonly Unit[]) => May[]): Case {
  const units = unitsOf(text)
  const signs = signsOfUnits(units, detectLanguage(text))
  // What is sure teaches nothing.
  const mays = told(units).map((may, i): May => {
    const sure = signs[i]?.may ?? null
    return sure === null || may === null || sure.some(may) ? may : null
  })
  const isWrong = (at: number, label: UnitLabel): boolean => mays[at]?.(label) === false
  return (weigh) => {
    const weights: AdWeights = { own: table(weigh, ['']), joint: table(weigh, contexts) }
    const found = labelsOf(signs, weights, (at, label) => (isWrong(at, label) ? 1 : 0))
    if (!found.some((label, at) => isWrong(at, label))) return null
    const right = labelsOf(signs, weights, (at, label) => (isWrong(at, label) ? -1e6 : 0))
    return { right: saidFor(signs, right), found: saidFor(signs, found), size: units.length }
  }
}

/** What a sign weighs in some contexts for each label, as `tableOf` has it. */
function table(weigh: Weigh, some: readonly string[]): AdWeights['own'] {
  const known = new Map<string, Float64Array>()
  return (sign) => {
    const own =
      known.get(sign) ??
      Float64Array.from(
        some.flatMap((context) => unitLabels.map((label) => weigh(`${label} ${sign}${context}`))),
      )
    known.set(sign, own)
    return own
  }
}

/** What was said of most of a unit's letters; null where nothing was. */
export function toldOf(unit: Unit, { units, text }: LabelledAd): UnitLabel | null {
  const shares = new Map<string, number>()
  for (const { start, end, label } of units) {
    const [from, to] = [Math.max(start, unit.start), Math.min(end, unit.end)]
    if (to <= from) continue
    const letters = text.slice(from, to).replaceAll(/[^\p{L}\p{N}]/gu, '').length
    const said = namedHere[label] ?? label
    shares.set(said, (shares.get(said) ?? 0) + letters)
  }
  const [most] = [...shares].toSorted((a, b) => b[1] - a[1])
  return unitLabels.find((label) => label === most?.[0]) ?? null
}

const namedHere: Readonly<Record<string, UnitLabel>> = {
  law: 'other',
  'H-employer': 'H-other',
  'H-apply': 'H-other',
}

if (import.meta.main) {
  const { LAPEL_ADS: folder, LAPEL_DEMANDED_ADS: files } = process.env
  if (folder === undefined && files === undefined)
    throw new Error('Neither LAPEL_ADS nor LAPEL_DEMANDED_ADS names ads.')
  const labelled = folder === undefined ? [] : readLabelledAds(folder)
  const demanded = files?.split(',').flatMap(readDemandedAds) ?? []
  // The marked ones alone tell duties, offers and headings: they weigh more.
  const marked = markedCases()
  const cases = [
    ...labelled.map(caseOf),
    ...demanded.map(caseOfDemanded),
    ...marked,
    ...marked,
    ...marked,
  ]
  const table = path.resolve(import.meta.dirname, '../tables/ads/ad-weights.tsv')
  const rows = adWeightsOf(cases, standing())
    .map(({ label, sign, weight }) => `${label}\t${sign}\t${weight}\n`)
    .toSorted()
  writeFileSync(table, ['label\tsign\tweight\n', ...rows].join(''))
}
