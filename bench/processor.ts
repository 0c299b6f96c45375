import { readFileSync } from 'node:fs'

/**
 * Time on the processor, which neighbours on a shared machine do not lengthen. For work in one
 * thread it is at least what a clock shows on a quiet machine: collecting garbage counts too.
 */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What a process and its children have worked so far, here on Linux; of this one where it is its own. */
export function workOfProcess(pid: number): number {
  return workOf(pid) + childrenOf(pid).reduce((sum, child) => sum + workOf(child), 0)
}

/** The first number is the time on the processor in nanoseconds. A process may have ended meanwhile. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
