/**
 * `npm run bench -- fit`: how well the score agrees with a reader's judgement of the fit of people to
 * ads, beside what costs nothing: rare words in common and the share of the ad's words.
 */
import { scoreResume } from '#domain/scoring/score.ts'

import type { BenchTable } from '../table.ts'
import { percentile } from '../table.ts'
import { byKeywords, byTfIdf } from './baselines.ts'
import type { FitPair } from './fit-data.ts'
import { readFitPairs, strangersPairs } from './fit-data.ts'
import type { Scored } from './order.ts'
import { auc, within } from './order.ts'

const columns = [
  'pairs of',
  'count',
  'per ad',
  'per resume',
  'AUC',
  'medians 4·3·2·1·0',
  'p95 of 0',
]

export function benchFit(): BenchTable[] {
  const pairs = readFitPairs()
  const title = 'Fit: the order of judged pairs'
  if (pairs === null) {
    return [{ title, columns, rows: [], notes: ['Data not found: set LAPEL_DATA.'] }]
  }
  const orders = {
    score: byScore(pairs),
    'score, titles not given': byScore(readFitPairs(false) ?? []),
    'TF-IDF': byTfIdf(pairs),
    keywords: byKeywords(pairs),
  }
  const open = (scored: readonly Scored[]) => scored.filter(({ pair }) => !pair.job.isSealed)
  const sealed = (scored: readonly Scored[]) => scored.filter(({ pair }) => pair.job.isSealed)
  const rows = Object.entries(orders).flatMap(([name, scored]) => [
    rowOf(`${name}, open ads`, open(scored)),
    rowOf(`${name}, sealed third of the ads`, sealed(scored)),
  ])
  return [
    {
      title,
      columns,
      rows,
      notes: [
        'Spearman within each ad and within each resume, averaged; AUC of pairs judged 3–4 against 0–1.',
        'Wanted: per ad ≥ .73, per resume ≥ .65, AUC ≥ .95; medians ≥ 75 for 4 and ≥ 55 for 3; 95th percentile of 0 ≤ 30.',
        'Development pairs: other ads and people decide whether it holds.',
      ],
    },
    partsTable(orders.score),
    idealsTable('Fit: honest ideals and parrots on their own ad', orders.score),
    ...strangersTables(),
  ]
}

/** The first sight of each version is told in `quality/areas.ts`; from then on these are seen in sums. */
function strangersTables(): BenchTable[] {
  const pairs = strangersPairs() ?? []
  const scored = byScore(pairs)
  const rows = [
    rowOf('score', scored),
    rowOf('TF-IDF', byTfIdf(pairs)),
    rowOf('keywords', byKeywords(pairs)),
  ]
  return [
    { title: 'Fit: people and ads nobody here knows', columns, rows, notes: [] },
    idealsTable('Fit: ideals and parrots nobody here knows', scored),
  ]
}

const byScore = (pairs: readonly FitPair[]): Scored[] =>
  pairs.map((pair) => ({ pair, score: scoreResume(pair.resume, pair.job.reading).score }))

function rowOf(name: string, scored: readonly Scored[]): string[] {
  const of = (fit: number) => scored.filter(({ pair }) => pair.fit === fit).map((one) => one.score)
  const number = (value: number) => (value <= 1 ? value.toFixed(2) : value.toFixed(0))
  return [
    name,
    String(scored.length),
    within(scored, ({ job }) => job.id).toFixed(2),
    within(scored, ({ person }) => person).toFixed(2),
    auc(scored).toFixed(3),
    [4, 3, 2, 1, 0].map((fit) => number(percentile(of(fit), 50))).join('·'),
    number(percentile(of(0), 95)),
  ]
}

function partsTable(scored: readonly Scored[]): BenchTable {
  const parts = (by: (pair: FitPair) => string) =>
    [...Map.groupBy(scored, ({ pair }) => by(pair))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => rowOf(name, own))
  return {
    title: 'Fit: the score by language and trade',
    columns,
    rows: [
      ...parts(({ job, resumeLanguage }) =>
        job.language === resumeLanguage ? 'one language' : 'across languages',
      ),
      ...parts(({ job }) => `ads in ${job.language}`),
      ...parts(({ job }) => job.trade),
    ],
    notes: ['All pairs, the sealed ones included in the sums.'],
  }
}

/** People made of what an ad wants, against people of another trade who copied its words. */
function idealsTable(title: string, scored: readonly Scored[]): BenchTable {
  const own = (kind: string) =>
    new Map(
      scored
        .filter(({ pair }) => pair.person === `${kind}-${pair.job.id}`)
        .map(({ pair, score }) => [pair.job.id, score]),
    )
  const [ideals, parrots] = [own('ideal'), own('parrot')]
  const won = [...ideals].filter(([id, score]) => score > (parrots.get(id) ?? 0)).length
  return {
    title,
    columns: [
      'ads',
      'median of ideals',
      'lowest',
      'median of parrots',
      'highest',
      'ideal above parrot',
    ],
    rows: [
      [
        String(ideals.size),
        percentile([...ideals.values()], 50).toFixed(0),
        Math.min(...ideals.values()).toFixed(0),
        percentile([...parrots.values()], 50).toFixed(0),
        Math.max(...parrots.values()).toFixed(0),
        String(won),
      ],
    ],
    notes: ['Wanted: ideals ≥ 85 at the median, and above the parrot in all.'],
  }
}
