/**
 * A resume as paragraphs whose runs each know the field they say. Word and Markdown write these
 * paragraphs and read them back, so both say the same, in the same order, and a file that was
 * changed elsewhere comes home field by field.
 *
 * What no paragraph can hold is left out: empty fields, items and lines, and the place of a section
 * that is empty. Space around a text and controls inside it are left out as well (docs/formats.md).
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { sectionKeys } from '../resume/sections.ts'
import type { Placed } from '../resume/sections/placed.ts'
import { placedInOrder } from '../resume/sections/placed.ts'
import type { Said } from '../resume/sections/said.ts'
import { saidBy } from '../resume/sections/said.ts'

export const fields = [
  'name',
  'email',
  'phone',
  'place',
  'linkedin',
  'github',
  'website',
  'title',
  'from',
  'to',
  'date',
  'organisation',
  'location',
  'link',
  'text',
  'point',
  'category',
  'word',
] as const

export type Field = (typeof fields)[number]

export type Run = {
  field: Field
  /** As print shows it; lines are separated by a line feed. */
  text: string
  /** Where it leads, and what the person wrote; null where it is not a link. */
  link: { href: string; written: string } | null
}

export type Paragraph = {
  kind: 'name' | 'contact' | 'section' | 'head' | 'place' | 'text' | 'point' | 'words' | 'skills'
  /** The section it stands in; null above the first. */
  section: SectionKey | null
  /** The heading, of a `section` only. */
  heading: string
  /** In a certification's own project. */
  isNested: boolean
  runs: Run[]
}

export function paragraphsOf(content: ResumeContent, language: Language): Paragraph[] {
  const { contact_info: contact, media } = content
  const at = writer(null)
  const head = [
    ...at('name', run('name', contact.name)),
    ...at(
      'contact',
      link('email', contact.email),
      run('phone', contact.phone),
      ...contact.possible_work_locations.map((place) => run('place', place)),
      link('linkedin', media.linkedin),
      link('github', media.github),
      link('website', media.website),
    ),
  ]
  const sections = placedInOrder(content).map((placed) => {
    const section = sectionKeys.find((key) => key === placed.key)
    if (section === undefined) return []
    const paragraphs = bodyOf(placed, section)
    const title = sectionTitles[language][section]
    const heading: Paragraph = {
      kind: 'section',
      section,
      heading: title,
      isNested: false,
      runs: [],
    }
    return paragraphs.length === 0 ? [] : [heading, ...paragraphs]
  })
  return [...head, ...sections.flat()]
}

type Write = (kind: Paragraph['kind'], ...runs: (Run | null)[]) => Paragraph[]

/** A paragraph of the runs that say something; none where none does. */
function writer(section: SectionKey | null, isNested = false): Write {
  return (kind, ...runs) => {
    const said = runs.filter((one) => one !== null)
    return said.length === 0 ? [] : [{ kind, section, heading: '', isNested, runs: said }]
  }
}

function bodyOf(section: Placed, key: SectionKey): Paragraph[] {
  const write = writer(key)
  if (section.form === 'text') return write('text', lines('text', section.text))
  return section.items.flatMap((item) => {
    const said = saidBy(section.fields, item)
    return section.form === 'rows'
      ? write('skills', run('category', said.title), ...words(said.words))
      : entryOf(said, key, false)
  })
}

/** An entry begins with its head, which is there even where it is empty. */
function entryOf(said: Said, section: SectionKey, isNested: boolean): Paragraph[] {
  const write = writer(section, isNested)
  const head = [
    run('title', said.title),
    run('from', said.from),
    run('to', said.to),
    run('date', said.date),
  ].filter((one) => one !== null)
  const body = [
    ...write(
      'place',
      run('organisation', said.organization),
      run('location', said.place),
      link('link', said.link),
    ),
    ...write('text', lines('text', said.text)),
    ...write('words', ...words(said.words)),
    ...points(said.points, write),
    ...(said.nested === null ? [] : entryOf(said.nested, section, true)),
  ]
  if (head.length + body.length === 0) return []
  return [{ kind: 'head', section, heading: '', isNested, runs: head }, ...body]
}

const points = (texts: readonly string[], write: Write): Paragraph[] =>
  texts.flatMap((text) => write('point', lines('point', text)))

const words = (texts: readonly string[]): (Run | null)[] => texts.map((text) => run('word', text))

function run(field: Field, text: string): Run | null {
  const said = inline(text)
  return said === '' ? null : { field, text: said, link: null }
}

function link(field: Field, text: string): Run | null {
  const written = inline(text)
  if (written === '') return null
  const href = hrefOf(written)
  return {
    field,
    text: printedLink(written),
    link: href === null ? null : { href, written },
  }
}

function lines(field: Field, text: string): Run | null {
  const said = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inline)
    .filter(Boolean)
    .join('\n')
  return said === '' ? null : { field, text: said, link: null }
}

/** A text of one line, as every format can hold it. */
export const inline = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim()
