/**
 * The words by which a language names the parts of a resume: headings of sections, nouns of jobs,
 * employers, degrees and schools. Headings are folded (lower case, no accents); the patterns are
 * matched against folded text.
 */
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

/** What stands between commas and line breaks. */
export const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
