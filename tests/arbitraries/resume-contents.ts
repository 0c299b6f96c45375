/** Resumes for property tests: every field, any text, lists short enough to read when one fails. */
import * as fc from 'fast-check'

import type { ResumeContent } from '#domain/resume/resume.ts'
import { sectionKeys } from '#domain/resume/sections.ts'
import { isOfSeveral } from '#domain/resume/sections/declaration.ts'

import { sectionContents } from './section-contents.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const texts = fc.array(text, { maxLength: 4 })

const contents = sectionContents((kind) => (isOfSeveral(kind) ? texts : text))

/** Valid contents of every shape, with a complete order of sections. */
export const resumeContents: fc.Arbitrary<ResumeContent> = fc
  .tuple(
    fc.record({
      contact_info: fc.record({
        name: text,
        email: text,
        phone: text,
        possible_work_locations: texts,
      }),
      media: fc.record({ github: text, website: text, linkedin: text }),
      section_order: fc.shuffledSubarray([...sectionKeys], { minLength: sectionKeys.length }),
    }),
    contents,
  )
  .map(([about, sections]) => ({ ...about, ...sections }))
