/**
 * `npm run bench -- fit-weights`: whether other weights would order the judged pairs better. Each weight
 * is tried at other round values on two thirds of the ads and of the people; what wins there is told with
 * what it does on the rest. Weights that only win where they were chosen are not worth a change.
 */
import { createHash } from 'node:crypto'

import { scoreResume } from '#domain/scoring/score.ts'
import type { Weights } from '#domain/scoring/weights.ts'
import { weights } from '#domain/scoring/weights.ts'

import type { BenchTable } from '../table.ts'
import type { FitPair } from './fit-data.ts'
import { readFitPairs } from './fit-data.ts'
import { auc, within } from './order.ts'

const tried: Readonly<Partial<Record<keyof Weights, readonly number[]>>> = {
  role: [40, 50, 70],
  asked: [30, 50],
  words: [0, 10],
  unmet: [0, 3, 8],
  must: [2, 4],
  wish: [0.5, 2],
  duty: [0.5, 2],
  degree: [0.5, 3],
  subject: [3, 8],
  paper: [7, 15],
  ability: [0, 1],
  language: [20, 30, 50],
}

const folds = 3

export function benchFitWeights(): BenchTable[] {
  const columns = ['weight', 'today', 'tried', ...foldNames('chosen on'), ...foldNames('then on')]
  const title = 'Fit: other weights, chosen on two thirds and held against the rest'
  const pairs = readFitPairs()
  if (pairs === null)
    return [{ title, columns, rows: [], notes: ['Data not found: set LAPEL_DATA.'] }]
  const today = weights()
  const before = valuesOf(pairs, today)
  const rows = Object.entries(tried).flatMap(([name, values]) =>
    values.map((value) => {
      const after = valuesOf(pairs, { ...today, [name]: value })
      const gains = [...after.keys()].map((i) => signed((after[i] ?? 0) - (before[i] ?? 0)))
      return [name, String(today[name as keyof Weights]), String(value), ...gains]
    }),
  )
  return [
    {
      title,
      columns,
      rows,
      notes: [
        'Gain of the mean of Spearman per ad, Spearman per resume and AUC. Worth a change is what gains in every column; .01 is noise.',
      ],
    },
  ]
}

const foldNames = (word: string): string[] =>
  Array.from({ length: folds }, (_, fold) => `${word} ${fold + 1}`)

/** Per fold what the weights reach on the rest, then per fold what they reach on it. */
function valuesOf(pairs: readonly FitPair[], by: Weights): number[] {
  const scored = pairs.map((pair) => ({
    pair,
    score: scoreResume(pair.resume, pair.job.reading, { weights: by }).score,
  }))
  const valueOf = (isIn: (pair: FitPair, fold: number) => boolean) =>
    Array.from({ length: folds }, (_, fold) => {
      const own = scored.filter(({ pair }) => isIn(pair, fold))
      const values = [
        within(own, ({ job }) => job.id),
        within(own, ({ person }) => person),
        auc(own),
      ]
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
  return [
    ...valueOf((pair, fold) => foldOf(pair.job.id) !== fold && foldOf(pair.person) !== fold),
    ...valueOf((pair, fold) => foldOf(pair.job.id) === fold || foldOf(pair.person) === fold),
  ]
}

const foldOf = (id: string): number =>
  (createHash('sha256').update(`fold ${id}`).digest()[0] ?? 0) % folds

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
