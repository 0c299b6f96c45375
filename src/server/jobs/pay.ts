import type { Pay } from '#domain/jobs/job.ts'
import type { Salary } from '#domain/posts/normalised.ts'

/** Pay as it goes out. */
export const payOf = (salary: Salary | null): Pay =>
  salary === null
    ? null
    : {
        raw: salary.raw,
        least: salary.least,
        most: salary.most,
        currency: salary.currency,
        per: salary.per,
        yearly_least: salary.yearlyLeast,
        yearly_most: salary.yearlyMost,
      }
