/**
 * What the signs of a changed line weigh, worked out from edits of which a person said whether they are
 * true: `LAPEL_EDITS=folder node tools/fit-edit-weights.ts` writes tables/truth/edit-weights.tsv. Every
 * `cases.jsonl` below the folder is a batch, with its people in `resumes` beside it; the project's own cases
 * count a fifth each. The same edits give the same bytes.
 */
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { monthOf } from '#domain/language/dates.ts'
import { contextOf } from '#domain/truth/context.ts'
import { signsOf } from '#domain/truth/edit-signs.ts'
import { isPlain, isSure } from '#domain/truth/edit-vote.ts'
import { readEdits } from '#domain/truth/verify.ts'

import { ownTruthCases, rewriteCases } from '../bench/cases/truth-cases.ts'
import type { TruthCase } from '../bench/cases/truth-cases.ts'
import { fittedOdds, pointsBy } from './truth/odds.ts'
import type { Known } from './truth/odds.ts'

/** `settled` where the weights do not decide: whether it is asked about all the same. */
type Edit = Known & { batch: string; settled: boolean | null }
type Labelled = Pick<TruthCase, 'original' | 'changed' | 'label'> & Partial<Pick<TruthCase, 'told'>>

/** So many of a hundred false edits may go unmarked among people whose edits the weights do not know. */
const mostUnmarked = 8
const weightOfOwn = 0.2
/** Of every part of the sum two figures are kept. */
const digits = 2

export function editWeightsOf(folder: string, own: readonly Labelled[] = ownTruthCases()): string {
  const batches = globSync('**/cases.jsonl', { cwd: folder })
    .toSorted()
    .map((file) => path.dirname(path.join(folder, file)))
  const edits = batches.flatMap((batch) => editsOf(batch, rewriteCases(batch), 1))
  const others = editsOf('', own, weightOfOwn)
  const { odds, any } = fittedOdds(telling([...edits, ...others]))
  const rows = [...odds]
    .map(([sign, weight]) => [sign, weight.toFixed(digits)] as const)
    .filter(([, weight]) => Number(weight) !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const least = leastPoints(batches, edits, others)
  return [['sign', 'weight'], ['any', (any - least).toFixed(digits)], ...rows]
    .map((row) => `${row.join('\t')}\n`)
    .join('')
}

/** Edits of one line each, for of several nobody said which is false. */
function editsOf(batch: string, cases: readonly Labelled[], weight: number): Edit[] {
  const now = monthOf(new Date('2026-01-01'))
  return cases.flatMap(({ original, changed, told, label }): Edit[] => {
    const context = contextOf(original, changed, { now, ...told })
    const [only, another] = readEdits(context).passages
    if (only === undefined || another !== undefined) return []
    const { isTranslated, isAdded } = only.passage
    if (isTranslated || isAdded) return []
    const signs = signsOf(only.passage, only.doubts, context.resume)
    const settled = only.doubts.some(isSure) ? true : isPlain(signs) ? false : null
    return [{ batch, weight, signs, isFalse: label === 'F', settled }]
  })
}

/** What is free whatever it weighs teaches nothing. */
const telling = (edits: readonly Edit[]): Edit[] => edits.filter(({ settled }) => settled !== false)

/** From how many points on an edit is asked about, by batches that were left out of the fitting. */
function leastPoints(
  batches: readonly string[],
  edits: readonly Edit[],
  others: readonly Edit[],
): number {
  const points = batches.flatMap((batch) => {
    const odds = fittedOdds(telling([...edits.filter((one) => one.batch !== batch), ...others]))
    return edits
      .filter((one) => one.batch === batch && one.isFalse)
      .map(({ settled, signs }) =>
        settled === null ? pointsBy(odds, signs) : settled ? Infinity : -Infinity,
      )
  })
  const least = points.toSorted((a, b) => a - b)[Math.floor((points.length * mostUnmarked) / 100)]
  return least === undefined || !Number.isFinite(least) ? 0 : least
}

if (import.meta.main) {
  const folder = process.env['LAPEL_EDITS']
  if (folder === undefined) throw new Error('LAPEL_EDITS names no folder of edits.')
  const table = path.resolve(import.meta.dirname, '../tables/truth/edit-weights.tsv')
  writeFileSync(table, editWeightsOf(folder))
}
