/**
 * The words by which a language names the parts of a resume: headings of sections, nouns of jobs,
 * employers, degrees and schools. Headings are folded (lower case, no accents); the patterns are
 * matched against folded text.
 */
import { resumeHeadings } from '#tables/resume-headings.js'
import { resumeWords } from '#tables/resume-words.js'

import { furtherKinds } from '../../resume/sections/further.ts'
import type { Language } from '../languages.ts'
import { languages } from '../languages.ts'
import { rowsIn } from '../word-table.ts'
import type { HeadingKind } from './heading-kinds.ts'
import { headingKinds } from './heading-kinds.ts'

export interface Phrases {
  /** `title` has words for the document itself, such as "Curriculum Vitae". */
  headings: Readonly<Record<HeadingKind, readonly string[]>>
  /** Beginnings or ends of words that name a job. */
  roles: readonly string[]
  /** Words in the names of employers. */
  employers: readonly string[]
  degrees: readonly string[]
  schools: readonly string[]
  /** Labels in front of a value: "Technologies:", "E-Mail:", "Wohnort:". */
  labels: {
    technologies: readonly string[]
    location: readonly string[]
    personal: readonly string[]
  }
  /** Words between a role and its employer; those of `in` are as often something else. */
  joins: { at: readonly string[]; in: readonly string[] }
}

function phrasesOf(language: Language): Phrases {
  const headingRows = rowsIn(resumeHeadings, language)
  const wordRows = rowsIn(resumeWords, language)
  const headings = Object.fromEntries(
    [...headingKinds, ...furtherKinds].map((kind) => [
      kind,
      headingRows.flatMap((row) => (row.section === kind ? [row.heading] : [])),
    ]),
  ) as unknown as Phrases['headings'] // one entry for each kind
  const words = (use: string): string[] =>
    wordRows.flatMap((row) => (row.use === use ? [row.word] : []))
  return {
    headings,
    roles: words('role'),
    employers: words('employer'),
    degrees: words('degree'),
    schools: words('school'),
    labels: {
      technologies: words('technologies'),
      location: words('location'),
      personal: words('personal'),
    },
    joins: { at: words('at'), in: words('in') },
  }
}

/** The phrases of all languages, in the order in which a heading is looked up. */
export const phrases: readonly Phrases[] = languages.map(phrasesOf)
