/** The guard's names for those who have not moved to `#domain/truth`. */
import type { Finding } from '../truth/finding.ts'

export { checkShape, verifyResume } from '../truth/verify.ts'
export type { Statement, TruthOptions } from '../truth/verify.ts'
export type { Reason } from '../truth/finding.ts'
export type Violation = Pick<Finding, 'rule' | 'path' | 'claim' | 'reason'>
