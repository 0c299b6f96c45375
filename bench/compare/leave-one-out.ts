/**
 * What the tables of wordings earn on cases that their rows were not written for: for each batch in
 * turn the rows that only its own cases use are taken out, and the batch is judged without them.
 *
 * Nothing of the kind can be done for reading: its steps do not say which files they were made for,
 * so a batch can only be read by a commit from before it was seen (`compare` of two commits).
 */
import { allTruthCases } from '../cases/truth-cases.ts'
import type { Verdict } from '../cases/case.ts'
import { renderTable } from '../table.ts'
import type { Joined } from './join.ts'
import { join } from './join.ts'
import { runJudge } from './run-judge.ts'
import { openCopy } from './tree.ts'
import { readRows, readTables, usedRows, writeTables } from './wording-rows.ts'

export async function leaveOneOut(commit: string): Promise<string> {
  const tree = openCopy(commit, commit, [])
  try {
    const tables = readTables(tree.root)
    const rows = readRows(tables)
    const used = usedRows(rows, allTruthCases())
    const everUsed = new Set([...used.values()].flatMap((own) => [...own]))
    const withAll = await runJudge(tree.root, ['truth'])
    const judged: { batch: string; only: number; verdicts: Verdict[] }[] = []
    for (const [batch, own] of used) {
      const others = new Set(
        [...used].filter(([name]) => name !== batch).flatMap(([, theirs]) => [...theirs]),
      )
      const only = new Set([...own].filter((row) => !others.has(row)))
      writeTables(tree.root, tables, only)
      const verdicts = await runJudge(tree.root, ['truth'], [batch])
      judged.push({ batch, only: only.size, verdicts })
    }
    const joined = join(
      withAll,
      judged.flatMap(({ verdicts }) => verdicts),
    )
    return renderTable({
      title: `Wordings of ${commit}, each batch without the rows that only it uses`,
      columns: [
        'batch',
        'rows that only it uses',
        'fabrications marked, all rows',
        'without its own',
        'honest kept, all rows',
        'without its own',
      ],
      rows: [
        ...judged.map(({ batch, only }) => [
          batch,
          String(only),
          ...sharesOf(joined.filter(({ a }) => a.batch === batch)),
        ]),
        ['all', String(judged.reduce((sum, { only }) => sum + only, 0)), ...sharesOf(joined)],
      ],
      notes: [
        `${rows.length} rows; ${everUsed.size} of them are used by any case.`,
        'The last column beside the one before it is what rows earn on the cases they were written for; it is not to be expected of others.',
      ],
    })
  } finally {
    tree.remove()
  }
}

function sharesOf(joined: readonly Joined[]): string[] {
  return ['fabrications marked', 'honest kept unmarked'].flatMap((kind) => {
    const own = joined.filter(({ a }) => a.kind === kind)
    return (['a', 'b'] as const).map((which) => {
      const right = own.reduce((sum, one) => sum + one[which].right, 0)
      return `${right} of ${own.length}`
    })
  })
}
