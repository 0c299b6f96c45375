/**
 * The built-in writer on judged pairs of ads and people that fit (2 or better of 4). Run by itself it
 * prints the open pairs to be read aloud, `node bench/tailoring-pairs.ts de`; the sealed third is told
 * in sums only.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import type { Parted } from '#domain/tailoring/guard.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import type { FitPair } from './fit/fit-data.ts'
import { readFitPairs, strangersPairs } from './fit/fit-data.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const leastFit = 2
const now = { year: 2026, month: 11 }

interface Trial {
  pair: FitPair
  original: ResumeContent
  tailored: Parted
  before: number
  after: number
  findings: number
  ms: number
}

function fittingPairs(): FitPair[] {
  return (readFitPairs() ?? []).filter(isFitting)
}

const isFitting = ({ fit }: FitPair): boolean => fit >= leastFit

function tailorPair(pair: FitPair): Trial {
  const original = restoreContent(pair.resume)
  const job = pair.job.reading
  const began = performance.now()
  const tailored = tailorResume(original, job, { now })
  const ms = performance.now() - began
  return {
    pair,
    original,
    tailored,
    before: scoreResume(original, job).score,
    after: scoreResume(tailored.content, job).score,
    findings: verifyResume(original, tailored.content, { now }).length,
    ms,
  }
}

export function benchTailoringPairs(): BenchTable {
  const trials = fittingPairs().map(tailorPair)
  const strangers = (strangersPairs() ?? []).filter(isFitting).map(tailorPair)
  const columns = ['pairs', 'count', 'words changed', 'score rose', 'score fell', 'findings', 'ms']
  const rowOf = (name: string, some: readonly Trial[]): string[] => {
    const share = (isOne: (trial: Trial) => boolean) =>
      `${Math.round((100 * some.filter(isOne).length) / Math.max(1, some.length))} %`
    return [
      name,
      String(some.length),
      share(({ tailored }) =>
        tailored.edits.some(({ op }) => op === 'summary' || op === 'rewrite'),
      ),
      share(({ before, after }) => after > before),
      share(({ before, after }) => after < before),
      String(some.reduce((sum, { findings }) => sum + findings, 0)),
      percentile(
        some.map(({ ms }) => ms),
        95,
      ).toFixed(0),
    ]
  }
  return {
    title: 'Tailoring: the built-in engine on judged pairs that fit',
    columns,
    rows:
      trials.length === 0
        ? []
        : [
            rowOf(
              'open',
              trials.filter(({ pair }) => !pair.job.isSealed),
            ),
            rowOf(
              'sealed',
              trials.filter(({ pair }) => pair.job.isSealed),
            ),
            rowOf('of strangers', strangers),
          ],
    notes: [
      'Pairs with a judged fit of 2 or better. Words changed: the summary or a line says something else. The time is the 95th percentile, guard included.',
      'The score is of what a resume shows, and a truthful rewording shows nothing more: it is to rise seldom and to fall never.',
    ],
  }
}

if (import.meta.main) {
  const [language] = process.argv.slice(2)
  for (const pair of fittingPairs()) {
    if (pair.job.isSealed || (language !== undefined && pair.resumeLanguage !== language)) continue
    const { original, tailored, before, after } = tailorPair(pair)
    console.log(`\n## ${pair.person} for ${pair.job.title} (${pair.job.id}), ${before} → ${after}`)
    for (const { op, path, value } of tailored.edits)
      if (op === 'summary') console.log(`${original.summary}\n→ ${String(value)}`)
      else console.log(`${op} ${path}: ${String(value)}`)
  }
}
