/** Whether a post says of itself that it is over. It may still be tailored to: people know better. */

/** The moment at which it closed, as the post says; null where it is open or does not say. */
export const closedAt = (
  { valid_through: validThrough }: { valid_through?: string | null | undefined },
  now: Date,
): string | null => (validThrough && Date.parse(validThrough) < now.getTime() ? validThrough : null)
