import type { StatementLine } from './profile-queries.ts'

/** The lines in runs of one month, in the person's own time zone; the order stays. */
export function byMonth(
  lines: readonly StatementLine[],
): { month: string; lines: StatementLine[] }[] {
  const runs: { month: string; lines: StatementLine[] }[] = []
  for (const line of lines) {
    const at = new Date(line.at)
    const month = `${at.getFullYear()}-${at.getMonth() + 1}`
    const run = runs.at(-1)
    if (run?.month === month) run.lines.push(line)
    else runs.push({ month, lines: [line] })
  }
  return runs
}
