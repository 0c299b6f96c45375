/**
 * The identifier of a live job: opaque, stable, the same in every process, and not to be guessed
 * from a job's title. Made of the source and the source's own name of the job.
 */
import { hash } from 'node:crypto'

export function jobIdOf(source: string, sourceJobId: string): string {
  // Twenty signs of base64 are fifteen bytes.
  return `job-${hash('sha256', `${source}\n${sourceJobId}`, 'base64url').slice(0, 20)}`
}
