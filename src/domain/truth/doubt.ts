/** A claim that its policy does not find where it must stand. */
import type { LineReading } from './reading/reading.ts'
import type { PolicyName } from './policies.ts'

export type Doubt = {
  policy: PolicyName
  path: string
  claim: string
  /** The line of the original that it rests on or contradicts, where there is one. */
  source?: LineReading | undefined
}
