/** How much one part of a resume may hold; the schema refuses more, the editor stops there. */

/** Names, titles, dates, links, skills: what stands on one line, in UTF-16 units. */
export const lineLimit = 2_000

/** Summaries, purposes and description lines, in UTF-16 units. */
export const textLimit = 20_000

/** Entries of a list, by what it lists. */
export const listLimits = { sections: 50, items: 200, lines: 500, words: 1_000 } as const

/** A pasted job description, by `lengthOf`. */
export const jobLimit = 100_000

/** The longest notes, by `lengthOf` (specification §5). */
export const notesLimit = 10_000

/** How many characters a text has: code points, as schemas count them. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
