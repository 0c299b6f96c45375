/** What work costs, told apart from how busy the machine is: no test waits for a clock. */

/** Milliseconds that this thread works on something, collections of memory on it included. */
export function processorMs(act: () => unknown): number {
  const began = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}

/**
 * How many times longer the long work takes than the short one: the first of three tries that stays
 * below `most`, or else the least, for code is compiled and memory collected while either runs.
 * Below `leastMs` the time of the short one is all noise.
 */
export function growth(
  short: () => unknown,
  long: () => unknown,
  most: number,
  leastMs = 1,
): number {
  let least = Infinity
  for (let tries = 0; tries < 3 && least >= most; tries++) {
    const took = Math.max(processorMs(short), leastMs)
    least = Math.min(least, processorMs(long) / took)
  }
  return least
}
