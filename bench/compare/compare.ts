/**
 * `npm run bench -- compare A B [--area truth] [--batch fresh/40]`: two trees judge the same cases.
 *
 * A and B are commits, or `.` for the working tree, each with what is switched off in it behind a
 * `~`: `HEAD~tables=wordings`. Of seen batches each case of the open two thirds that is judged
 * differently is printed; sealed cases only count.
 */
import { parseArgs } from 'node:util'

import type { Area } from '../cases/case.ts'
import { areas } from '../cases/case.ts'
import { renderTable } from '../table.ts'
import type { Sum } from './join.ts'
import { join, openDifferences, otherReasons, sumsOf, turnedBatches } from './join.ts'
import { runJudge } from './run-judge.ts'
import { openTree } from './tree.ts'

const usage = 'npm run bench -- compare A B [--area truth|reading|ads|score] [--batch NAME]'

export async function compare(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      area: { type: 'string', multiple: true },
      batch: { type: 'string', multiple: true },
    },
  })
  const [a, b] = positionals
  const chosen = areas.filter((area) => values.area?.includes(area) ?? true)
  if (a === undefined || b === undefined || chosen.length === 0) {
    console.error(usage)
    return 2
  }
  console.log(await compareTrees(a, b, chosen, values.batch ?? []))
  return 0
}

async function compareTrees(
  a: string,
  b: string,
  chosen: readonly Area[],
  batches: readonly string[],
): Promise<string> {
  const trees = [openTree(a), openTree(b)] as const
  try {
    const [first, second] = await Promise.all([
      runJudge(trees[0].root, chosen, batches),
      runJudge(trees[1].root, chosen, batches),
    ])
    const joined = join(first, second)
    return chosen
      .map((area) => {
        const own = joined.filter((one) => one.a.area === area)
        const differences = openDifferences(own)
        return [
          sumTable(`${area}: A is ${a}, B is ${b}`, sumsOf(own)),
          sumTable('Batches in which a verdict turned', turnedBatches(own)),
          `${differences.length} open cases are judged differently; ${otherReasons(own)} cases are judged alike for other reasons.`,
          ...differences.map(
            (one) =>
              `\n${one.a.right > one.b.right ? 'worse' : one.a.right < one.b.right ? 'better' : 'other'} ${one.a.id}, ${one.a.kind}: ${one.a.verdict} [${one.a.because.join(', ')}] → ${one.b.verdict} [${one.b.because.join(', ')}]\n  ${one.a.shown}`,
          ),
        ].join('\n')
      })
      .join('\n\n')
  } finally {
    for (const tree of trees) tree.remove()
  }
}

function sumTable(title: string, sums: readonly Sum[]): string {
  return renderTable({
    title,
    columns: ['cases', 'what', 'number', 'A', 'B', 'better', 'worse'],
    rows: sums.map(({ of, kind, count, right, better, worse }) => [
      of,
      kind,
      String(count),
      ...right.map((value) => `${round(value)} (${((100 * value) / count).toFixed(1)} %)`),
      String(better),
      String(worse),
    ]),
    notes: [],
  })
}

const round = (value: number): string => String(Math.round(10 * value) / 10)
