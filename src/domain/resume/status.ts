/** The application statuses (specification §4); any change between them is allowed. */
export const jobStatuses = [
  'created',
  'applied',
  'rejected',
  'hr_interview',
  'technical_interview',
  'offer',
  'accepted',
] as const

export type JobStatus = (typeof jobStatuses)[number]
