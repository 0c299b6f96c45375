/**
 * The identifier of a live job: opaque, stable, the same in every process, and not to be guessed
 * from a job's title. Made of the source and the source's own name of the job.
 */
import { createHash } from 'node:crypto'

export function jobIdOf(source: string, sourceJobId: string): string {
  const hash = createHash('sha256').update(`${source}\n${sourceJobId}`).digest()
  return `job-${hash.subarray(0, 15).toString('base64url')}`
}
