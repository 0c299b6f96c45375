/** What a call says where a sheet could not be printed, or its print not be read. */
import type { ProblemCode } from '#contract/problems.ts'
import { problemStatus } from '#contract/problems.ts'

import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'

export function refusedPrint(
  { code, reason }: { code: ProblemCode; reason: string },
  log: Pick<Log, 'warn'>,
): Problem {
  const cause = new Error(reason)
  // Another try helps only where nothing is wrong with the sheet.
  if (problemStatus(code) === 503) return new Problem(code, {}, { cause, retryAfterSeconds: 5 })
  log.warn('a sheet could not be printed', { reason })
  return new Problem(code, {}, { cause })
}
