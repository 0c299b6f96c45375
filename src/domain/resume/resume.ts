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
import type { SentFurther } from './later.ts'
import { designNames } from './designs.ts'
import type { Look } from './look.ts'
import { accents, closest, typefaces } from './look.ts'
import { jobLimit, lineLimit, listLimits, notesLimit, textLimit } from './limits.ts'
import type { SectionContents, SectionField } from './sections.ts'
import { isList, sectionKeys, sections } from './sections.ts'
import type { Fields, ItemOf, Shape } from './sections/declaration.ts'
import { shapes } from './sections/declaration.ts'
import type { FurtherItem, FurtherSection } from './sections/further.ts'
import { furtherFields, furtherId, furtherKinds } from './sections/further.ts'
import { projectFields } from './sections/projects.ts'

const text = z.string().max(textLimit)
const line = z.string().max(lineLimit)
const lines = z.array(text).max(listLimits.lines)
const words = z.array(line).max(listLimits.words)

const contact = { name: line, email: line, phone: line, possible_work_locations: words }
const contactInfo = z.object({ ...contact, headline: line.default('') })

const media = z.object({ github: line, website: line, linkedin: line })

const kinds = { line, text, lines, words } as const satisfies Record<Shape, z.ZodType>
const blanks = { line: '', text: '', lines: [], words: [] } as const

/** Whether what is later known (`later.ts`) is filled in, or left for whoever knows the resume. */
type Missing = 'blank' | 'open'

/** The schema of an entry with these fields. */
function itemSchema<F extends Fields>(fields: F, missing: Missing = 'blank'): z.ZodType<ItemOf<F>> {
  const shape = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'nested') return [name, itemSchema(field.fields, missing).nullable()]
    const shapeOfField = shapes[field.kind]
    const value: z.ZodType = kinds[shapeOfField]
    if (field.isLater !== true) return [name, value]
    return [name, missing === 'open' ? value.optional() : value.default(blanks[shapeOfField])]
  })
  // The type of an entry is derived from the very declarations that its schema is built from.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<ItemOf<F>>
}

export const project = itemSchema(projectFields)

// Derived from the same declarations as its type, like each entry.
const sectionSchemas = (missing: Missing) =>
  Object.fromEntries(
    sections.map((section) => [
      section.field,
      isList(section) ? z.array(itemSchema(section.fields, missing)).max(listLimits.items) : text,
    ]),
  ) as unknown as { [F in SectionField]: z.ZodType<SectionContents[F]> }

const furtherItems = (missing: Missing) =>
  z.array(itemSchema(furtherFields, missing) as z.ZodType<FurtherItem>).max(listLimits.items) // of these fields

const furtherSectionId = z
  .string()
  .regex(furtherId, 'must have 1 to 64 plain letters, digits or signs, and no space')

const furtherSection: z.ZodType<FurtherSection> = z.object({
  id: furtherSectionId,
  kind: z.enum(furtherKinds),
  title: line.default(''),
  items: furtherItems('blank').default([]),
})

const sentFurtherSection: z.ZodType<SentFurther> = z.object({
  id: furtherSectionId,
  kind: z.enum(furtherKinds).optional(),
  title: line.optional(),
  items: furtherItems('open').optional(),
})

/** Each under an id of its own. */
const listOfSections = <S extends { id: string }>(section: z.ZodType<S>) =>
  z
    .array(section)
    .max(listLimits.sections)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'must each have an id of their own',
    )

const sectionOrder = z.array(
  z.union([z.enum(sectionKeys), z.templateLiteral(['further:', z.string()])], {
    error: `must be one of ${sectionKeys.join(', ')}, or further: with the id of a section`,
  }),
)

export const resumeContent = z.object({
  contact_info: contactInfo,
  media,
  ...sectionSchemas('blank'),
  further_sections: listOfSections(furtherSection).default([]),
  section_order: sectionOrder,
})

/** The same from a client that need not know all of it: `withUnsent` says what it means. */
export const sentContent = z
  .object({
    contact_info: z.object({ ...contact, headline: line.optional() }),
    media,
    ...sectionSchemas('open'),
    further_sections: listOfSections(sentFurtherSection),
    section_order: sectionOrder,
  })
  .partial()

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
  /** Null: the layout's first. */
  design: z.enum(designNames).nullable(),
  look,
})

export type ContactInfo = z.infer<typeof contactInfo>
export type Media = z.infer<typeof media>
export type WorkItem = SectionContents['work_experience'][number]
export type EducationItem = SectionContents['education'][number]
export type SkillCategory = SectionContents['skill_categories'][number]
export type Project = SectionContents['projects'][number]
export type NestedProject = ItemOf<typeof projectFields>
export type Certification = SectionContents['certification_and_training'][number]
export type ResumeContent = z.infer<typeof resumeContent>
export type Resume = z.infer<typeof resume>
export type Layout = (typeof layouts)[number]
export type Paper = (typeof papers)[number]
