/**
 * How heavy a resume is: the letters of all its texts, and how many texts there are. Whoever reads,
 * scores, compares or prints one takes a time that grows with both, so both have a limit. Sixty
 * dense pages have some 250,000 letters in 4,000 texts.
 */
import type { Resume, ResumeContent } from './resume.ts'
import { contentOf } from './content.ts'
import { valuesOf } from './values-of.ts'

export interface Weight {
  /** In UTF-16 units. */
  characters: number
  /** Lines, skills, titles, dates: every field that holds a text, and every entry of a list. */
  texts: number
}

export const heaviestResume: Weight = { characters: 500_000, texts: 10_000 }

/** What one body could hold before there was a limit; the export of such a resume comes back. */
export const heaviestEver: Weight = { characters: 2 * 1024 * 1024, texts: 700_000 }

type Weighed = ResumeContent & Partial<Pick<Resume, 'nice_to_have_skills'>>

export function weightOf(resume: Weighed): Weight {
  const texts = [...valuesOf(contentOf(resume)), ...(resume.nice_to_have_skills ?? [])]
  return { characters: texts.reduce((sum, { length }) => sum + length, 0), texts: texts.length }
}

export const isWithin = (weight: Weight, most: Weight): boolean =>
  measures.every((measure) => weight[measure] <= most[measure])

/** Whether a resume may become this: within the limit, or, where it is above it, no heavier. */
export function mayWeigh(after: Weight, before: Weight): boolean {
  return measures.every(
    (measure) => after[measure] <= Math.max(heaviestResume[measure], before[measure]),
  )
}

const measures = ['characters', 'texts'] as const
