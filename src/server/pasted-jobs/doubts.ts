/** What the page of a found job leaves in doubt: told with the job until its person says what is right. */
import type { JobDetail, JobDoubts } from '#domain/jobs/job.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'

const fields = ['job_title', 'company_name', 'job_location'] as const
const mostOffered = 3

export type Correction = Partial<Pick<JobDetail, (typeof fields)[number]>>

/** What somebody said of the job before is not asked again, where it is among the readings. */
export function withDoubts(
  detail: JobDetail,
  { title, company, locations }: NonNullable<FoundJob['inDoubt']>,
  known: JobDetail | null,
): JobDetail {
  const readings = { job_title: title, company_name: company, job_location: locations }
  const said: Correction = {}
  const doubts: JobDoubts = {}
  for (const field of fields) {
    const offered = [...new Set([detail[field], ...(readings[field] ?? [])])]
    if (readings[field] === undefined || offered.length < 2) continue
    const before = known?.in_doubt?.[field] === undefined ? known?.[field] : undefined
    if (before !== undefined && offered.includes(before)) said[field] = before
    else doubts[field] = offered.slice(0, mostOffered)
  }
  return { ...detail, ...said, ...(Object.keys(doubts).length > 0 ? { in_doubt: doubts } : {}) }
}

export function corrected({ in_doubt, ...detail }: JobDetail, said: Correction): JobDetail {
  const left = Object.entries(in_doubt ?? {}).filter(([field]) => !(field in said))
  return {
    ...detail,
    ...said,
    ...(left.length > 0 ? { in_doubt: Object.fromEntries(left) } : {}),
  }
}
