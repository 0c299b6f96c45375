/** Resumes for property tests: every field, any text, lists short enough to read when one fails. */
import * as fc from 'fast-check'

import type { ResumeContent } from '#domain/resume/resume.ts'
import type { FieldKind } from '#domain/resume/sections/declaration.ts'
import { isOfSeveral } from '#domain/resume/sections/declaration.ts'

import { furtherSections, ordersOf, sectionContents } from './section-contents.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const texts = fc.array(text, { maxLength: 4 })

const valueOf = (kind: FieldKind) => (isOfSeveral(kind) ? texts : text)

/** Valid contents of every shape, with a complete order of sections. */
export const resumeContents: fc.Arbitrary<ResumeContent> = fc
  .tuple(
    fc.record({
      contact_info: fc.record({
        name: text,
        headline: text,
        email: text,
        phone: text,
        possible_work_locations: texts,
      }),
      media: fc.record({ github: text, website: text, linkedin: text }),
    }),
    sectionContents(valueOf),
    furtherSections(valueOf),
  )
  .chain(([about, sections, further_sections]) =>
    ordersOf(further_sections).map((section_order) => ({
      ...about,
      ...sections,
      further_sections,
      section_order,
    })),
  )
