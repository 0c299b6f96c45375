/**
 * Resumes that a document can carry: no empty lines or items, no space around a text, no controls
 * inside one, and the sections that are empty at the end, in their default order.
 */
import * as fc from 'fast-check'

import { inline } from '#domain/exchange/paragraphs.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { AllContents, PlacedKey } from '#domain/resume/sections.ts'
import { completeSectionOrder } from '#domain/resume/sections.ts'
import type { FieldKind } from '#domain/resume/sections/declaration.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import type { FurtherSection } from '#domain/resume/sections/further.ts'
import { furtherKeyOf, isFurtherKey } from '#domain/resume/sections/further.ts'
import { placedIn } from '#domain/resume/sections/placed.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { furtherSections, ordersOf, sectionContents } from './section-contents.ts'

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

const says = (item: Item): boolean => valuesOf(item).some((one) => one !== '')

const valueOf: Readonly<Record<FieldKind, fc.Arbitrary<string | string[]>>> = {
  role: text,
  degree: text,
  name: text,
  certificate: text,
  language: text,
  topic: text,
  person: text,
  level: text,
  heading: text,
  group: text,
  organization: text,
  place: text,
  from: text,
  to: text,
  date: text,
  link: address,
  text: lines,
  points: list(saidLines),
  skills: list(said),
  technologies: list(said),
}

export const carriedContents: fc.Arbitrary<ResumeContent> = fc
  .tuple(
    fc.record({
      contact_info: fc.record({
        name: text,
        headline: text,
        email: address,
        phone: text,
        possible_work_locations: list(said),
      }),
      media: fc.record({ github: address, website: address, linkedin: address }),
    }),
    sectionContents((kind) => valueOf[kind], says),
    furtherSections((kind) => valueOf[kind], says),
  )
  .chain(([about, sections, further]) =>
    ordersOf(further).map((order) => numbered({ ...about, ...sections }, further, order)),
  )

/** A document numbers the further sections as they stand in it. */
function numbered(
  content: Omit<ResumeContent, 'further_sections' | 'section_order'>,
  further: readonly FurtherSection[],
  order: readonly PlacedKey[],
): ResumeContent {
  let number = 0
  const section_order = order.map((key) =>
    isFurtherKey(key) ? furtherKeyOf({ id: String((number += 1)) }) : key,
  )
  const further_sections = order
    .flatMap((key) => further.find((one) => furtherKeyOf(one) === key) ?? [])
    .map((one, i) => ({ ...one, id: String(i + 1) }))
  const whole = { ...content, further_sections }
  return { ...whole, section_order: orderCarried(whole, section_order) }
}

/** A document has no place for a section that is empty. */
export function orderCarried(content: AllContents, order: readonly PlacedKey[]): PlacedKey[] {
  const full = placedIn(content).filter((placed) =>
    placed.form === 'text' ? placed.text !== '' : placed.items.length > 0,
  )
  const keys = new Set(full.map(({ key }) => key))
  return completeSectionOrder(
    order.filter((key) => keys.has(key)),
    content.further_sections,
  )
}
