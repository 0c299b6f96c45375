/** Words of the wire that screens know too: apart from the schemas, which no screen needs to load. */

/** Display label → sent value, per filter group (specification §3). */
export const jobTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACT',
  'TEMPORARY',
  'FREELANCE',
  'INTERNSHIP',
  'APPRENTICESHIP',
] as const
/** What a box stands for beside itself: a contract may be an agency's, or none of employment. */
export const widerTypes: Readonly<Partial<Record<JobType, readonly JobType[]>>> = {
  CONTRACT: ['TEMPORARY', 'FREELANCE'],
}
type JobType = (typeof jobTypes)[number]
export const experienceLevels = ['ENTRY_LEVEL', 'MID_SENIOR', 'DIRECTOR'] as const
export const workTypes = ['ON_SITE', 'REMOTE', 'HYBRID'] as const

/** How results are put in order; `match` goes by what a resume shows of what each job wants, `nearest` by the place that is asked for. */
export const jobOrders = ['best', 'newest', 'match', 'nearest'] as const
