/**
 * Walks the registry of sections: an entry with every field filled goes through each part of the
 * product that reads resumes. A new section type is held to this by being declared.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'

import { compareResumes } from '#domain/edits/compare.ts'
import { fromDocx } from '#domain/exchange/from-docx.ts'
import { fromMarkdown } from '#domain/exchange/from-markdown.ts'
import { fromJsonResume, toJsonResume } from '#domain/exchange/json-resume.ts'
import { toMarkdown } from '#domain/exchange/markdown.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import { toDocx } from '#domain/exchange/to-docx.ts'
import { designs } from '#domain/resume/designs.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { printedLink } from '#domain/resume/links.ts'
import { pointer, valueAt, withValueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { layouts, resumeContent } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { SectionKey } from '#domain/resume/sections.ts'
import {
  completeSectionOrder,
  contentsOf,
  isList,
  sectionKeys,
  sections,
} from '#domain/resume/sections.ts'
import type { FieldKind, Fields } from '#domain/resume/sections/declaration.ts'
import type { Item, Leaf, Value } from '#domain/resume/sections/leaves.ts'
import { leavesOf } from '#domain/resume/sections/leaves.ts'
import type { FurtherKind } from '#domain/resume/sections/further.ts'
import { furtherDeclarations, furtherKeyOf, furtherKinds } from '#domain/resume/sections/further.ts'
import { placedIn } from '#domain/resume/sections/placed.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { unitsOf } from '#domain/translation/units.ts'
import { offerLines } from '#server/engines/llm/offered-lines.ts'
import { readItems } from '#server/pdf/read-items.ts'
import { createPrinter } from '#server/print/printer.ts'
import { Section } from '#web/paper/sections.tsx'

import { lostFields } from '../bench/printing/judge.ts'

/** What a field of each kind says; `of` makes the texts of one entry its own. */
const valueOf: Readonly<Record<FieldKind, (of: string) => string | string[]>> = {
  role: (of) => `Keeper of ${of}`,
  degree: (of) => `Diploma in ${of}`,
  name: (of) => `The ${of} catalogue`,
  certificate: (of) => `Licence for ${of}`,
  language: (of) => `Language of ${of}`,
  topic: (of) => `Drawings of ${of}`,
  person: (of) => `Professor ${of}`,
  level: (of) => `Expert in ${of}`,
  heading: (of) => `All about ${of}`,
  group: (of) => `Tools for ${of}`,
  organization: (of) => `Aldwych ${of} Society`,
  place: () => 'Norwich',
  from: () => '03/2017',
  to: () => '11/2019',
  date: () => '05/2018',
  link: (of) => `https://example.org/${of}`,
  text: (of) => `Described four hundred kinds of ${of} for visitors.`,
  points: (of) => [`Sorted nine crates of ${of}`, `Lent ${of} to three schools`],
  skills: (of) => [`${of} care`, 'Labelling'],
  technologies: (of) => [`${of} lamp`, 'Filemaker'],
}

function itemOf(fields: Fields, of: string): Item {
  const values = Object.entries(fields).map(([name, field]): [string, Value] => [
    name,
    field.kind === 'nested' ? itemOf(field.fields, `${of} moss`) : valueOf[field.kind](of),
  ])
  return Object.fromEntries(values)
}

/** A resume in which these sections are filled and stand first, as a document keeps it. */
function resumeWith(keys: readonly SectionKey[]): ResumeContent {
  const blank = blankContent()
  return restoreContent({
    ...blank,
    contact_info: { ...blank.contact_info, name: 'Ivo Brandt' },
    ...contentsOf((section) => {
      if (!keys.includes(section.key)) return blank[section.field]
      if (!isList(section)) return valueOf.text('lichen')
      return ['lichen', 'fern'].map((of) => itemOf(section.fields, of))
    }),
    section_order: completeSectionOrder(keys),
  })
}

/** A resume with a further section of this kind, every field of its entries filled. */
function furtherWith(kind: FurtherKind): ResumeContent {
  const { fields } = furtherDeclarations[kind]
  const items = ['lichen', 'fern'].map((of) => itemOf(fields, of))
  const section = { id: '1', kind, title: 'All about plants', items }
  return restoreContent({
    ...resumeWith([]),
    further_sections: [section],
    section_order: completeSectionOrder(['further:1'], [section]),
  })
}

/** Every type of section by itself. */
const types = [
  ...sections.map(({ key, heading }) => ({
    type: key,
    key,
    heading,
    isFurther: false,
    make: () => resumeWith([key]),
  })),
  ...furtherKinds.map((kind) => ({
    type: kind,
    key: furtherKeyOf({ id: '1' }),
    heading: furtherDeclarations[kind].heading,
    isFurther: true,
    make: () => furtherWith(kind),
  })),
]

const textsOf = ({ value }: Leaf): readonly string[] =>
  typeof value === 'string' ? [value] : value

const printer = createPrinter()
afterAll(() => printer.close())

it.each(layouts)(
  'every section comes back whole from a PDF printed as %s',
  async (layout) => {
    const content = resumeWith(sections.map(({ key }) => key))
    const options = { layout, paper: 'a4', language: 'en', title: 'a' } as const
    const printed = await printer.print(sheetOf(content, options))
    if (printed.kind === 'refused') throw new Error(printed.reason)
    const read = await readItems(new Uint8Array(printed.bytes))
    if (read.kind === 'refused') throw new Error(read.code)
    const { lost, unplaced } = lostFields(content, read.document)
    expect({ lost: lost.map(({ path }) => path), unplaced }).toEqual({ lost: [], unplaced: [] })
  },
  60_000,
)

describe.each(types)('a section of the type $type', ({ key, heading, make, isFurther }) => {
  const content = make()
  const leaves = leavesOf(content).filter((leaf) => leaf.section === key)
  const texts = leaves.flatMap(textsOf)
  const [field] = leaves[0]?.at ?? []

  it('fits the schema with every field filled, and nothing of it is lost at the door', () => {
    expect(resumeContent.safeParse(content).success).toBe(true)
    expect(restoreContent(JSON.parse(JSON.stringify(content)))).toEqual(content)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  it('is empty in a resume that was stored before it was known', () => {
    const stored = {
      ...content,
      [String(field)]: undefined,
      section_order: sectionKeys.filter((one) => one !== key),
    }
    const opened = contentOf(JSON.parse(JSON.stringify(stored)))
    expect(resumeContent.parse(opened)).toEqual(opened)
    expect(valueAt(opened, `/${field}`)).toHaveLength(0)
    expect(opened.section_order.at(-1)).toBe(isFurther ? sectionKeys.at(-1) : key)
  })

  it('comes back whole from JSON Resume, Markdown and Word', () => {
    expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(content))))).toEqual(content)
    expect(fromMarkdown(toMarkdown(content, 'en'))).toEqual({ resume: content, unplaced: [] })
    const word = toDocx(content, { language: 'en', paper: 'a4', title: 'a' })
    expect(fromDocx(word['word/document.xml'] ?? '')?.resume).toEqual(content)
  })

  it('says all of its texts in plain text and on paper', () => {
    const plain = toPlainText(content, 'en')
    const placed = placedIn(content).find((one) => one.key === key)
    if (placed === undefined) throw new Error(`no section ${key}`)
    const markup = renderToStaticMarkup(
      createElement(Section, { section: placed, design: designs.plain, language: 'en' }),
    )
    const paper = markup.replaceAll(/<[^>]+>/g, '')
    for (const text of texts) {
      expect([plain.includes(text), plain.includes(text.toUpperCase())]).toContain(true)
      expect(paper).toContain(printedLink(text))
    }
  })

  it('has each changed text marked by Show Edits', () => {
    for (const { path, text } of resumeLines(content)) {
      const changed = withValueAt(content, path, `${text} anew`)
      const { marks, added } = compareResumes(content, changed, 'en')
      expect([path, path in marks || path in added]).toEqual([path, true])
    }
  })

  it('has each text translated, or kept by the guard as it is', () => {
    const units = new Set(unitsOf(content).map(({ path }) => path))
    for (const { path, text, section: of } of resumeLines(content)) {
      if (of === 'contact_info' || units.has(path)) continue
      const changed = withValueAt(content, path, `${text} of Quito`)
      const found = verifyResume(content, changed, { language: 'en' })
      expect(found.map((one) => [one.rule, one.path])).toContainEqual(['locked_field', path])
    }
  })

  it('is offered to a model under its heading, without dates, places, employers and links', () => {
    const { text, lines } = offerLines(content, { hide: (one) => one, show: (one) => one })
    expect(text).toContain(`## ${heading}`)
    const offered = new Set([...lines.values()].map(({ path }) => path))
    for (const { kind, at } of leaves)
      if (kind === 'text') expect(offered).toContain(pointer(at))
      else if (kind === 'points') expect(offered).toContain(pointer([...at, 0]))
    for (const leaf of leaves)
      if (['organization', 'place', 'from', 'to', 'date', 'link'].includes(leaf.kind))
        for (const one of textsOf(leaf)) expect(text).not.toContain(one)
  })
})
