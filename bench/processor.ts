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
