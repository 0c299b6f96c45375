/** What work costs, told apart from how busy the machine is: no test waits for a clock. */

/** Milliseconds of processor time of this process that something takes, garbage collection included. */
export function processorMs(act: () => unknown): number {
  const began = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/**
 * How many times longer the long work takes than the short one: the first of three tries that stays
 * below `most`, or else the least, for code is compiled and memory collected while either runs.
 */
export function growth(short: () => unknown, long: () => unknown, most: number): number {
  let least = Infinity
  for (let tries = 0; tries < 3 && least >= most; tries++) {
    const took = Math.max(processorMs(short), 1)
    least = Math.min(least, processorMs(long) / took)
  }
  return least
}
