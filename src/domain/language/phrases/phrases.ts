/**
 * The words by which a language names the parts of a resume: headings of sections, nouns of jobs,
 * employers, degrees and schools. Headings are folded (lower case, no accents); the patterns are
 * matched against folded text.
 */
import { resumeHeadings } from '#tables/resume-headings.js'
import { resumeWords } from '#tables/resume-words.js'

import type { Language } from '../languages.ts'
import { languages } from '../languages.ts'
import { rowsIn } from '../word-table.ts'

export interface Phrases {
  headings: {
    summary: readonly string[]
    work: readonly string[]
    education: readonly string[]
    skills: readonly string[]
    projects: readonly string[]
    certifications: readonly string[]
    languages: readonly string[]
    contact: readonly string[]
    links: readonly string[]
    /** Words for the document itself, such as "Curriculum Vitae". */
    title: readonly string[]
    /** Sections that no field of the resume takes. */
    other: readonly string[]
  }
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
}

function phrasesOf(language: Language): Phrases {
  const headingRows = rowsIn(resumeHeadings, language)
  const wordRows = rowsIn(resumeWords, language)
  const headings = (section: string): string[] =>
    headingRows.flatMap((row) => (row.section === section ? [row.heading] : []))
  const words = (use: string): string[] =>
    wordRows.flatMap((row) => (row.use === use ? [row.word] : []))
  return {
    headings: {
      summary: headings('summary'),
      work: headings('work'),
      education: headings('education'),
      skills: headings('skills'),
      projects: headings('projects'),
      certifications: headings('certifications'),
      languages: headings('languages'),
      contact: headings('contact'),
      links: headings('links'),
      title: headings('title'),
      other: headings('other'),
    },
    roles: words('role'),
    employers: words('employer'),
    degrees: words('degree'),
    schools: words('school'),
    labels: {
      technologies: words('technologies'),
      location: words('location'),
      personal: words('personal'),
    },
  }
}

/** The phrases of all languages, in the order in which a heading is looked up. */
export const phrases: readonly Phrases[] = languages.map(phrasesOf)
