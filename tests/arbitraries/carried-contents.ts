/**
 * Resumes that a document can carry: no empty lines or items, no space around a text, no controls
 * inside one, and the sections that are empty at the end, in their default order.
 */
import * as fc from 'fast-check'

import { inline } from '#domain/exchange/paragraphs.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { completeSectionOrder, sectionFields, sectionKeys } from '#domain/resume/sections.ts'

/** Signs that mean something to a format, beside every other letter. */
const sign = fc.constantFrom(...'*_`#-–—+|\\<>[]()&;:,.·•"\'!=~^$@/%{}1a é'.split(''))
const anyText = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(sign, { maxLength: 24 }))
  .map((text) => inline(typeof text === 'string' ? text : text.join('')))
const text = anyText
const said = anyText.filter((one) => one !== '')
const address = fc.oneof(
  text,
  fc.constantFrom(
    'https://www.github.com/ana/',
    'github.com/ana',
    'ana@silva.example',
    'http://a.b',
  ),
)
const saidLines = fc.array(said, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const lines = fc.oneof(fc.constant(''), saidLines)
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })

const says = (item: object): boolean =>
  Object.values(item).some((value) => value !== null && value.length !== 0)

const project = fc
  .record({
    name: text,
    date: text,
    link: address,
    purpose: lines,
    key_technologies_concepts: list(said),
  })
  .filter(says)

export const carriedContents: fc.Arbitrary<ResumeContent> = fc
  .record({
    contact_info: fc.record({
      name: text,
      email: address,
      phone: text,
      possible_work_locations: list(said),
    }),
    media: fc.record({ github: address, website: address, linkedin: address }),
    summary: lines,
    work_experience: list(
      fc
        .record({
          role: text,
          company: text,
          location: text,
          from_date: text,
          to_date: text,
          description: list(saidLines),
        })
        .filter(says),
    ),
    education: list(
      fc
        .record({
          degree: text,
          university: text,
          from_date: text,
          to_date: text,
          special_achievements: list(saidLines),
        })
        .filter(says),
    ),
    skill_categories: list(fc.record({ name: text, skills: list(said) }).filter(says)),
    projects: list(project),
    certification_and_training: list(
      fc
        .record({
          name: text,
          organization: text,
          date: text,
          certificate_link: address,
          description: lines,
          key_technologies_concepts: list(said),
          project: fc.option(project),
        })
        .filter(says),
    ),
    section_order: fc.shuffledSubarray([...sectionKeys], { minLength: sectionKeys.length }),
  })
  .map((content) => ({
    ...content,
    section_order: completeSectionOrder(
      content.section_order.filter((key) => content[sectionFields[key]].length > 0),
    ),
  }))
