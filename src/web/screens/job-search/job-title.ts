/** The id of a card's title, to which the keyboard comes back from the job in full. */
export function titleId(jobId: string): string {
  return `job-${jobId}`
}
