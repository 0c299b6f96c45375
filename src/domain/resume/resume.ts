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
import { sectionKeys } from './sections.ts'

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

const workItem = z.object({
  role: line,
  company: line,
  location: line,
  from_date: line,
  to_date: line,
  description: lines,
})

const educationItem = z.object({
  degree: line,
  university: line,
  from_date: line,
  to_date: line,
  special_achievements: lines,
})

const skillCategory = z.object({ name: line, skills: words })

export const project = z.object({
  name: line,
  date: line,
  link: line,
  purpose: text,
  key_technologies_concepts: words,
})

const certification = z.object({
  name: line,
  organization: line,
  date: line,
  certificate_link: line,
  description: text,
  key_technologies_concepts: words,
  project: project.nullable(),
})

const items = <T extends z.ZodType>(item: T) => z.array(item).max(listLimits.items)

export const resumeContent = z.object({
  contact_info: contactInfo,
  media,
  summary: text,
  work_experience: items(workItem),
  education: items(educationItem),
  skill_categories: items(skillCategory),
  projects: items(project),
  certification_and_training: items(certification),
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
export type WorkItem = z.infer<typeof workItem>
export type EducationItem = z.infer<typeof educationItem>
export type SkillCategory = z.infer<typeof skillCategory>
export type Project = z.infer<typeof project>
export type Certification = z.infer<typeof certification>
export type ResumeContent = z.infer<typeof resumeContent>
export type Resume = z.infer<typeof resume>
export type Layout = (typeof layouts)[number]
export type Paper = (typeof papers)[number]

/** The content alone, in schema order: what edits, scores and prints are made of. */
export function contentOf(source: ResumeContent): ResumeContent {
  return {
    contact_info: source.contact_info,
    media: source.media,
    summary: source.summary,
    work_experience: source.work_experience,
    education: source.education,
    skill_categories: source.skill_categories,
    projects: source.projects,
    certification_and_training: source.certification_and_training,
    section_order: source.section_order,
  }
}
