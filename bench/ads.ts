/**
 * How ads are read of which somebody said what each sentence is and what is demanded, in a folder of their own
 * (`LAPEL_ADS`): what the sentences are told to be, by weights worked out without the ads of one set at a time,
 * and which demands have a row by the weights of the tree.
 */
import { tableOf } from '#domain/ads/ad-weights.ts'
import { labelsOf } from '#domain/ads/unit-labels.ts'
import { signsOfUnits } from '#domain/ads/unit-signs.ts'
import type { Span } from '#domain/ads/reading.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { unitsOf } from '#domain/ads/units.ts'
import { answersTo } from '#domain/answers/answers.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { restoreContent } from '#domain/resume/restore.ts'

import { adWeightsOf, caseOf, markedCases, toldOf } from '../tools/fit-ad-weights.ts'
import type { LabelledAd } from './labelled-ads.ts'
import { readLabelledAds } from './labelled-ads.ts'
import type { BenchTable } from './table.ts'

export function benchAds(): BenchTable[] {
  const folder = process.env['LAPEL_ADS']
  if (folder === undefined) return []
  const ads = readLabelledAds(folder)
  return [byLabel(ads), byRow(ads)]
}

const asked = ['must', 'wish', 'duty', 'offer'] as const

function byLabel(ads: readonly LabelledAd[]): BenchTable {
  const cases = ads.map(caseOf)
  const marked = markedCases()
  const told: { right: string; found: string }[] = []
  for (const set of new Set(ads.map((ad) => ad.set))) {
    const others = cases.filter((_, i) => ads[i]?.set !== set)
    const weights = tableOf(adWeightsOf([...others, ...marked]))
    for (const ad of ads.filter((one) => one.set === set)) {
      const units = unitsOf(ad.text)
      const signs = signsOfUnits(units, detectLanguage(ad.text))
      const labels = labelsOf(signs, weights)
      units.forEach((unit, i) => {
        const right = toldOf(unit, ad)
        if (right !== null) told.push({ right, found: labels[i] ?? 'other' })
      })
    }
  }
  return {
    title: 'What the sentences of ads are, each set of ads by weights of the others',
    columns: ['label', 'units', 'found', 'of those told so'],
    rows: asked.map((label) => {
      const own = told.filter(({ right }) => right === label)
      const found = told.filter((one) => one.found === label)
      const both = own.filter((one) => one.found === label)
      return [label, String(own.length), share(both, own), share(both, found)]
    }),
    notes: [`${ads.length} ads; the marked ads of the tests are among those that are fitted on.`],
  }
}

/** A soft trait is seldom told of in a resume, and the occupation is its own row. */
const notCounted: ReadonlySet<string> = new Set(['trait', 'occupation'])
const half = 0.5

function byRow(ads: readonly LabelledAd[]): BenchTable {
  const rows = ['all', ...new Set(ads.map((ad) => ad.set))].map((set) => {
    const judged = ads.filter((ad) => set === 'all' || ad.set === set).map(judgeRows)
    const demands = judged.flatMap((one) => one.demands)
    const shown = judged.flatMap((one) => one.rows)
    const found = demands.filter(({ isFound }) => isFound)
    return [
      set,
      String(demands.length),
      share(found, demands),
      share(
        found.filter(({ isOfGroup }) => isOfGroup),
        found,
      ),
      String(shown.length),
      share(
        shown.filter((isWhole) => isWhole),
        shown,
      ),
    ]
  })
  return {
    title: 'Demands of ads that have a row',
    columns: ['set', 'demands', 'with a row', 'in its group', 'rows', 'of one whole demand'],
    rows,
    notes: [
      'The weights were worked out from these ads, too: what is left out of them stands above.',
    ],
  }
}

function judgeRows({ text, demands }: LabelledAd) {
  const shown = answersTo(restoreContent({}), readJob(text)).filter(
    ({ group }) => group === 'must' || group === 'wish',
  )
  const of = (part: Span, whole: Span): number =>
    letters(text, {
      start: Math.max(part.start, whole.start),
      end: Math.min(part.end, whole.end),
    }) / Math.max(1, letters(text, whole))
  return {
    rows: shown.map(({ job }) =>
      demands.some((one) => of(job, one) >= half && of(one, job) >= half),
    ),
    demands: demands
      .filter(({ kind }) => !notCounted.has(kind))
      .map((one) => {
        const own = shown.filter(({ job }) => of(job, one) >= half)
        return { isFound: own.length > 0, isOfGroup: own.some(({ group }) => group === one.group) }
      }),
  }
}

const letters = (text: string, { start, end }: Span): number =>
  text.slice(start, Math.max(start, end)).replaceAll(/[^\p{L}\p{N}]/gu, '').length

const share = (some: readonly unknown[], all: readonly unknown[]): string =>
  all.length === 0 ? '' : `${Math.round((100 * some.length) / all.length)} %`
