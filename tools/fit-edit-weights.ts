/**
 * What the signs of a changed line weigh, worked out from edits of which a person said whether they are
 * true: `LAPEL_EDITS=folder node tools/fit-edit-weights.ts` writes tables/truth/edit-weights.tsv. Every
 * `cases.jsonl` below the folder is a batch, with its people in `resumes` beside it. The same edits give the
 * same bytes.
 */
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { monthOf } from '#domain/language/dates.ts'
import { contextOf } from '#domain/truth/context.ts'
import { signsOf } from '#domain/truth/edit-signs.ts'
import { isPlain, isSure } from '#domain/truth/edit-vote.ts'
import { readEdits } from '#domain/truth/verify.ts'

import { rewriteCases } from '../bench/cases/truth-cases.ts'
import type { TruthCase } from '../bench/cases/truth-cases.ts'
import { fittedOdds, pointsBy } from './truth/odds.ts'
import type { Known } from './truth/odds.ts'

/** `isSure` where it is asked about whatever the weights say. */
type Edit = Known & { batch: string; isSure: boolean }
type Labelled = Pick<TruthCase, 'original' | 'changed' | 'label'> & Partial<Pick<TruthCase, 'told'>>

/**
 * So many of a hundred false edits may go unmarked in batches left out. Of people whom nobody has read twice as
 * many do, since the policies were mended on these.
 */
const mostUnmarked = 5
/** Of every part of the sum two figures are kept. */
const digits = 2

export function editWeightsOf(folder: string): string {
  const batches = globSync('**/cases.jsonl', { cwd: folder })
    .toSorted()
    .map((file) => path.dirname(path.join(folder, file)))
  const edits = batches.flatMap((batch) => editsOf(batch, rewriteCases(batch)))
  const { odds, any } = fittedOdds(edits)
  const rows = [...odds]
    .map(([sign, weight]) => [sign, weight.toFixed(digits)] as const)
    .filter(([, weight]) => Number(weight) !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const least = leastPoints(batches, edits)
  return [['sign', 'weight'], ['any', (any - least).toFixed(digits)], ...rows]
    .map((row) => `${row.join('\t')}\n`)
    .join('')
}

/** Edits of one line each, for of several nobody said which is false. */
function editsOf(batch: string, cases: readonly Labelled[]): Edit[] {
  const now = monthOf(new Date('2026-01-01'))
  return cases.flatMap(({ original, changed, told, label }): Edit[] => {
    const context = contextOf(original, changed, { now, ...told })
    const [only, another] = readEdits(context).passages
    if (only === undefined || another !== undefined) return []
    const { isTranslated, isAdded } = only.passage
    if (isTranslated || isAdded) return []
    const signs = signsOf(only.passage, only.doubts, context.resume)
    return [{ batch, signs, isFalse: label === 'F', isSure: only.doubts.some(isSure) }]
  })
}

/** From how many points on an edit is asked about, by batches that were left out of the fitting. */
function leastPoints(batches: readonly string[], edits: readonly Edit[]): number {
  const points = batches.flatMap((batch) => {
    const odds = fittedOdds(edits.filter((one) => one.batch !== batch))
    return edits
      .filter((one) => one.batch === batch && one.isFalse)
      .map(({ isSure: asks, signs }) =>
        asks ? Infinity : isPlain(signs) ? -Infinity : pointsBy(odds, signs),
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
