/** Words of the wire that screens know too: apart from the schemas, which no screen needs to load. */

/** Display label → sent value, per filter group (specification §3). */
export const jobTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT'] as const
export const experienceLevels = ['ENTRY_LEVEL', 'MID_SENIOR', 'DIRECTOR'] as const
export const workTypes = ['ON_SITE', 'REMOTE', 'HYBRID'] as const

/** How results are put in order; `match` goes by what a resume shows of what each job wants. */
export const jobOrders = ['best', 'newest', 'match'] as const
