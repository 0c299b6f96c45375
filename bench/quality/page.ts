/** docs/quality.md from the figures in docs/quality.json and the words in areas.ts. */
import type { BenchTable } from '../table.ts'
import type { Measured, QualityArea } from './area.ts'
import { qualityAreas } from './areas.ts'

export type Entry = { commit: string; date: string; tables: BenchTable[] }
export type Results = Readonly<Record<string, Entry>>

export function qualityPage(results: Results): string {
  return [
    '# Quality, measured',
    '',
    'The first rows of each area are what cases got that nobody who works on the code had seen, the first time they were judged. Those',
    'are the figures to believe. "Bench" rows are measured by `npm run bench`, which writes this page; times are from shared machines.',
    'Cases that were looked at are regression tests by their ids (`tests/fixtures/failing`) and no figures of quality. Every table stands',
    'in [quality.json](quality.json); `npm run bench -- compare A B` says what a change does to all cases.',
    '',
    ...qualityAreas.flatMap((area) => section(area, results)),
  ].join('\n')
}

function section({ title, firstSight, measured, short, better }: QualityArea, results: Results) {
  const rows = [
    ...firstSight.map((one) => [one.what, one.result, one.target, one.cases]),
    ...measured.map((one) => measuredRow(one, results)),
  ]
  return [
    `## ${title}`,
    '',
    '| what | result | target | cases, by whom, when |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `**What falls short.** ${short} **What would improve it.** ${better}`,
    '',
  ]
}

function measuredRow({ what, from, target }: Measured, results: Results): string[] {
  const entry = results[from.bench]
  const table = entry?.tables.find(({ title }) => title === from.table)
  const figure = table?.rows.find(([name]) => name === from.row)?.[from.column ?? 1]
  if (entry === undefined || figure === undefined)
    throw new Error(`docs/quality.json has no ${from.bench}, "${from.table}", "${from.row}"`)
  return [what, figure, target, `bench at ${entry.commit}, ${entry.date}`]
}
