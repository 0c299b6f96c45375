/** Resumes for property tests: every field, any text, lists short enough to read when one fails. */
import * as fc from 'fast-check'

import type { ResumeContent } from '#domain/resume/resume.ts'
import { sectionKeys } from '#domain/resume/sections.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const texts = fc.array(text, { maxLength: 4 })
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })

const project = fc.record({
  name: text,
  date: text,
  link: text,
  purpose: text,
  key_technologies_concepts: texts,
})

/** Valid contents of every shape, with a complete order of sections. */
export const resumeContents: fc.Arbitrary<ResumeContent> = fc.record({
  contact_info: fc.record({ name: text, email: text, phone: text, possible_work_locations: texts }),
  media: fc.record({ github: text, website: text, linkedin: text }),
  summary: text,
  work_experience: list(
    fc.record({
      role: text,
      company: text,
      location: text,
      from_date: text,
      to_date: text,
      description: texts,
    }),
  ),
  education: list(
    fc.record({
      degree: text,
      university: text,
      from_date: text,
      to_date: text,
      special_achievements: texts,
    }),
  ),
  skill_categories: list(fc.record({ name: text, skills: texts })),
  projects: list(project),
  certification_and_training: list(
    fc.record({
      name: text,
      organization: text,
      date: text,
      certificate_link: text,
      description: text,
      key_technologies_concepts: texts,
      project: fc.option(project),
    }),
  ),
  section_order: fc.shuffledSubarray([...sectionKeys], { minLength: sectionKeys.length }),
})
