/** A thread for tests: whatever the task, it keeps the processor busy for as long as it is told. */
import { doTasks } from '#server/work/do-tasks.ts'

doTasks(async () => (told: string) => {
  const { ms = 0, fail, fill = false, double = false } = JSON.parse(told) as Told
  const until = performance.now() + ms
  const held: string[][] = []
  const table = new Map<number, number>()
  while (performance.now() < until) {
    if (fill) held.push(Array(10_000).fill(told))
    if (double) table.set(table.size, table.size)
  }
  if (fail !== undefined) throw new TypeError(fail)
  return held.length > 0 ? 'filled' : told
})

interface Told {
  ms?: number
  fail?: string
  /** Fills the memory in small steps. */
  fill?: boolean
  /** Fills it by a table that doubles. */
  double?: boolean
}
