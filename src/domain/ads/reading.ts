/**
 * What a job asks for, as read from its text: the values that reading a job gives to scoring,
 * to tailoring and to `lapel skills`. Every finding carries its place in the text as given,
 * in UTF-16 units, so that a reader can always be shown why.
 */

export type Span = { start: number; end: number }

/** A stretch of the job's text that was found to mean something. `text` is text.slice(start, end). */
export type Finding = Span & { text: string }

/** How much a job wants something: the section (or wording) it stands in. */
export type RequirementKind = 'required' | 'preferred' | 'duty' | 'other'

/** A skill the job names. `skill` is the lexicon's canonical id, `label` its usual spelling. */
export type SkillRequirement = Finding & { kind: RequirementKind; skill: string; label: string }

/** A line of the job that asks for something, its skills included. */
export type RequirementLine = Finding & { kind: RequirementKind; skills: SkillRequirement[] }

export type YearsRequirement = Finding & { years: number; kind: RequirementKind }

/** 1 vocational or school leaving, 2 bachelor, 3 master, 4 doctorate. */
export type DegreeRequirement = Finding & { level: 1 | 2 | 3 | 4; kind: RequirementKind }

/** `language` is an ISO 639-1 code, `level` a CEFR level or 'native' where one is named. */
export type LanguageRequirement = Finding & {
  language: string
  level: string | null
  kind: RequirementKind
}

export type CertificationRequirement = Finding & { kind: RequirementKind }

export type JobReading = {
  /** The text the spans point into. */
  text: string
  title: Finding | null
  /** What may be the title, the likeliest first; nothing where the choice is clear. */
  titlesInDoubt: string[]
  /** The title without the capitals that an ad shouts it in; empty where there is none. */
  spokenTitle: string
  company: Finding | null
  /** ISO 639-1 of the job's own text; one of the six languages of the product. */
  language: string
  lines: RequirementLine[]
  /** Distinct skills, each at its most demanding mention. */
  skills: SkillRequirement[]
  years: YearsRequirement | null
  degree: DegreeRequirement | null
  languages: LanguageRequirement[]
  certifications: CertificationRequirement[]
  /** What the work is, and what the employer offers: the lines of those sections. */
  duties: Finding[]
  benefits: Finding[]
  /** Noun phrases outside the lexicon that still distinguish this job, best first. */
  keywords: Finding[]
}
