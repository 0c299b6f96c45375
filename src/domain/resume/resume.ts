/**
 * The resume (specification §3): what a person has written, and what the product knows about it.
 *
 * `content` is the part that a printed page shows and that scoring, tailoring and comparing read;
 * everything else is about the application it is for. Dates are text as the person wrote them
 * ("03/2021", "seit 2019"): their printed precision is part of what they said.
 */
import { z } from 'zod'

import { jobStatuses } from './status.ts'
import { languages } from '../language/languages.ts'
import type { Look } from './look.ts'
import { accents, closest, typefaces } from './look.ts'
import { jobLimit, lineLimit, listLimits, textLimit } from './limits.ts'
import type { SectionContents, SectionField } from './sections.ts'
import { isList, sectionKeys, sections } from './sections.ts'
import type { Fields, ItemOf, Shape } from './sections/declaration.ts'
import { shapes } from './sections/declaration.ts'
import { projectFields } from './sections/projects.ts'

/** Longest notes, in UTF-16 units (specification §5). */
export const notesLimit = 10_000

const text = z.string().max(textLimit)
const line = z.string().max(lineLimit)
const lines = z.array(text).max(listLimits.lines)
const words = z.array(line).max(listLimits.words)

const contactInfo = z.object({
  name: line,
  email: line,
  phone: line,
  possible_work_locations: words,
})

const media = z.object({ github: line, website: line, linkedin: line })

const kinds = { line, text, lines, words } as const satisfies Record<Shape, z.ZodType>

/** The schema of an entry with these fields. */
function itemSchema<F extends Fields>(fields: F): z.ZodType<ItemOf<F>> {
  const shape = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'nested' ? itemSchema(field.fields).nullable() : kinds[shapes[field.kind]],
  ])
  // The type of an entry is derived from the very declarations that its schema is built from.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<ItemOf<F>>
}

export const project = itemSchema(projectFields)

// Derived from the same declarations as its type, like each entry.
const sectionSchemas = Object.fromEntries(
  sections.map((section) => [
    section.field,
    isList(section) ? z.array(itemSchema(section.fields)).max(listLimits.items) : text,
  ]),
) as unknown as { [F in SectionField]: z.ZodType<SectionContents[F]> }

export const resumeContent = z.object({
  contact_info: contactInfo,
  media,
  ...sectionSchemas,
  section_order: z.array(z.enum(sectionKeys)),
})

export const layouts = ['ats-vanilla', 'two-column'] as const
export const papers = ['a4', 'letter'] as const

/** The text would take too long again, or the server had too much to do at the time. */
export const missingReasons = ['too_complex', 'busy'] as const
export type MissingReason = (typeof missingReasons)[number]

const look: z.ZodType<Look> = z.object({
  // Whoever does not know of photos shows none.
  photo: z.boolean().default(false),
  accent: z.enum(accents),
  typeface: z.enum(typefaces).nullable(),
  tightness: z.int().min(0).max(closest),
})

export const resume = resumeContent.extend({
  id: z.string(),
  created_at: z.iso.datetime(),
  company_name: line,
  job_title: line,
  job_status: z.enum(jobStatuses),
  is_base: z.boolean(),
  notes: z.string().max(notesLimit),
  original_resume_id: z.string().nullable(),
  job_id: line.nullable(),
  job_identifier: line.nullable(),
  job_description: z.string().max(jobLimit).nullable(),
  resume_language: z.enum(languages),
  score: z.int().min(1).max(100).nullable(),
  /** Why a resume with a job has no score: there when it could not be worked out in time. */
  score_missing: z.enum(missingReasons).optional(),
  nice_to_have_skills: words,
  version: z.int().min(1),
  layout: z.enum(layouts),
  paper: z.enum(papers),
  look,
})

export type ContactInfo = z.infer<typeof contactInfo>
export type Media = z.infer<typeof media>
export type WorkItem = SectionContents['work_experience'][number]
export type EducationItem = SectionContents['education'][number]
export type SkillCategory = SectionContents['skill_categories'][number]
export type Project = SectionContents['projects'][number]
export type Certification = SectionContents['certification_and_training'][number]
export type ResumeContent = z.infer<typeof resumeContent>
export type Resume = z.infer<typeof resume>
export type Layout = (typeof layouts)[number]
export type Paper = (typeof papers)[number]
