/**
 * A resume as paragraphs whose runs each know the field they say. Word and Markdown write these
 * paragraphs and read them back, so both say the same, in the same order, and a file that was
 * changed elsewhere comes home field by field.
 *
 * What no paragraph can hold is left out: empty fields, items and lines, and the place of a section
 * that is empty. Space around a text and controls inside it are left out as well (docs/formats.md).
 */
import { titleOf } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { PlacedKey } from '../resume/sections.ts'
import type { FurtherSection } from '../resume/sections/further.ts'
import { furtherKeyOf, isFurtherKind } from '../resume/sections/further.ts'
import type { Placed } from '../resume/sections/placed.ts'
import { placedInOrder } from '../resume/sections/placed.ts'
import type { Said } from '../resume/sections/said.ts'
import { saidBy } from '../resume/sections/said.ts'

export const fields = [
  'name',
  'headline',
  'email',
  'phone',
  'place',
  'linkedin',
  'github',
  'website',
  'title',
  'level',
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

export type ParagraphKind =
  | 'name'
  | 'headline'
  | 'contact'
  | 'section'
  | 'head'
  /** A whole entry on one line. */
  | 'line'
  | 'place'
  | 'text'
  | 'point'
  | 'words'
  | 'skills'

export type Paragraph = {
  kind: ParagraphKind
  /** The section it stands in; null above the first. Further ones are numbered as they stand. */
  section: PlacedKey | null
  /** The heading, of a `section` only. */
  heading: string
  /** Which further section it heads; `title` is empty where the heading is the customary one. */
  further: Pick<FurtherSection, 'kind' | 'title'> | null
  /** In a certification's own project. */
  isNested: boolean
  runs: Run[]
}

export function paragraphsOf(content: ResumeContent, language: Language): Paragraph[] {
  const { contact_info: contact, media } = content
  const at = writer(null)
  const head = [
    ...at('name', run('name', contact.name)),
    ...at('headline', run('headline', contact.headline)),
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
  let number = 0
  const sections = placedInOrder(content).map((placed) => {
    const { named } = placed
    const section = isFurtherKind(named) ? furtherKeyOf({ id: String(number + 1) }) : named
    const paragraphs = bodyOf(placed, section)
    if (paragraphs.length === 0) return []
    if (isFurtherKind(named)) number += 1
    const title = inline(placed.title?.text ?? '')
    const heading: Paragraph = {
      ...blank('section', section),
      heading: inline(titleOf(language, placed)),
      further: isFurtherKind(named) ? { kind: named, title } : null,
    }
    return [heading, ...paragraphs]
  })
  return [...head, ...sections.flat()]
}

export const blank = (kind: ParagraphKind, section: PlacedKey | null): Paragraph => ({
  kind,
  section,
  heading: '',
  further: null,
  isNested: false,
  runs: [],
})

type Write = (kind: ParagraphKind, ...runs: (Run | null)[]) => Paragraph[]

/** A paragraph of the runs that say something; none where none does. */
function writer(section: PlacedKey | null, isNested = false): Write {
  return (kind, ...runs) => {
    const said = runs.filter((one) => one !== null)
    return said.length === 0 ? [] : [{ ...blank(kind, section), isNested, runs: said }]
  }
}

function bodyOf(placed: Placed, key: PlacedKey): Paragraph[] {
  const write = writer(key)
  if (placed.form === 'text') return write('text', lines('text', placed.text))
  return placed.items.flatMap((item) => {
    const said = saidBy(placed.fields, item)
    if (placed.form === 'rows')
      return write('skills', run('category', said.title), ...words(said.words))
    return placed.form === 'lines' ? lineOf(said, key) : entryOf(said, key, false)
  })
}

/** An entry begins with its line, which is there even where it is empty. */
function lineOf(said: Said, section: PlacedKey): Paragraph[] {
  const runs = [
    run('title', said.title),
    run('level', said.level),
    run('organisation', said.organization),
    run('location', said.place),
    ...datesOf(said),
    link('link', said.link),
  ].filter((one) => one !== null)
  const body = points(said.points, writer(section))
  return runs.length + body.length === 0 ? [] : [{ ...blank('line', section), runs }, ...body]
}

const datesOf = ({ from, to, date }: Said): (Run | null)[] => [
  run('from', from),
  run('to', to),
  run('date', date),
]

/** An entry begins with its head, which is there even where it is empty. */
function entryOf(said: Said, section: PlacedKey, isNested: boolean): Paragraph[] {
  const write = writer(section, isNested)
  const head = [run('title', said.title), ...datesOf(said)].filter((one) => one !== null)
  const body = [
    ...write(
      'place',
      run('level', said.level),
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
  return [{ ...blank('head', section), isNested, runs: head }, ...body]
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
