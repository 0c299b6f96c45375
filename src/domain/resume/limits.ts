/** How much one part of a resume may hold; the schema refuses more, the editor stops there. */

/** Names, titles, dates, links, skills: what stands on one line, in UTF-16 units. */
export const lineLimit = 2_000

/** Summaries, purposes and description lines, in UTF-16 units. */
export const textLimit = 20_000

/** Entries of a list, by what it lists. */
export const listLimits = { sections: 50, items: 200, lines: 500, words: 1_000 } as const

/** A pasted job description, in UTF-16 units. */
export const jobLimit = 100_000
