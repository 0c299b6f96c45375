/** The status that an e-mail proposes for an application; null where it stays as it is. */
import type { JobStatus } from '#domain/resume/status.ts'
import type { MailStatus } from './mail.ts'

/** The statuses in which each news is none. */
const known: Readonly<Record<MailStatus, readonly JobStatus[]>> = {
  none: [],
  received: ['applied', 'hr_interview', 'technical_interview', 'offer', 'accepted', 'rejected'],
  interview: ['hr_interview', 'technical_interview', 'offer', 'accepted'],
  offer: ['offer', 'accepted'],
  rejected: ['rejected'],
}

const proposed = {
  received: 'applied',
  interview: 'hr_interview',
  offer: 'offer',
  rejected: 'rejected',
} as const

export function proposedStatus(news: MailStatus, present: JobStatus): JobStatus | null {
  return news === 'none' || known[news].includes(present) ? null : proposed[news]
}
