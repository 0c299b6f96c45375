/** The settings of a command, from its environment; what is wrong with them is one line. */
import type { Config } from '#server/config.ts'
import { ConfigProblem, readConfig } from '#server/config.ts'

import { Unusable } from './exit.ts'

export const readSettings = (): Config => orUnusable(() => readConfig(process.env))

/** A setting that cannot be used ends a command with its one line. */
export function orUnusable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof ConfigProblem ? new Unusable(error.message) : error
  }
}
