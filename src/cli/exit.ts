/** How a command ends, for the shell (contract, "Command line"). */
export const exit = {
  done: 0,
  /** The answer is "no": a check found something. */
  no: 1,
  /** The input cannot be used; one line on standard error says why. */
  unusable: 2,
  /** An engine is needed that is not installed. */
  missing: 3,
  /** Of `verify`: nothing is wrong, and there are questions that only the person can answer. */
  asks: 3,
} as const

export type Exit = (typeof exit)[keyof typeof exit]

/** Input that cannot be used. The message is one line for a person. */
export class Unusable extends Error {
  override name = 'Unusable'
}

/** An engine that is not installed. The message says how to get it. */
export class NotInstalled extends Error {
  override name = 'NotInstalled'
}
