/** The settings of a command, from its environment; what is wrong with them is one line. */
import type { Config } from '#server/config.ts'
import { ConfigProblem, readConfig } from '#server/config.ts'

import { Unusable } from './exit.ts'

export function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw error instanceof ConfigProblem ? new Unusable(error.message) : error
  }
}
