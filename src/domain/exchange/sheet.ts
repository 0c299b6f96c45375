/**
 * A resume as its sheet: what stands on paper, in the order in which it stands there, without the
 * fields and sections that are empty. The PDF and the Word file are two ways of setting this one
 * sheet, and both say what the editor's View says.
 */
import { colonOf } from '../language/colons.ts'
import { slimTitleOf, titleOf } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { placesApart } from '../resume/places.ts'
import { columnsOf } from '../resume/columns.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { Design } from '../resume/designs/design.ts'
import { formIn, isOfNames } from '../resume/designs/form-in.ts'
import type { DesignName } from '../resume/designs.ts'
import { designNameOf, designs } from '../resume/designs.ts'
import type { Look, Measures } from '../resume/look.ts'
import { closest, measuresOf, plainLook, widest } from '../resume/look.ts'
import type { Layout, Paper, ResumeContent } from '../resume/resume.ts'
import type { Fields } from '../resume/sections/declaration.ts'
import type { Item } from '../resume/sections/leaves.ts'
import { isItem } from '../resume/sections/leaves.ts'
import type { Placed } from '../resume/sections/placed.ts'
import { placedInOrder } from '../resume/sections/placed.ts'
import type { Said } from '../resume/sections/said.ts'
import { nameOfPart, nestedFieldOf, saidBy } from '../resume/sections/said.ts'
import type { Printed } from './printed.ts'
import { labelOf, printedIn } from './printed.ts'

/** A run of text on one line; `href` where it leads somewhere. */
export type Span = { text: string; href: string | null }

/** Each line of a text on its own. */
type TextLines = string[]

type SheetEntry = {
  kind: 'entry'
  title: string
  dates: string
  /** Under the title: at whose place it was, or an address; then the town, in other type. */
  place: Span[]
  /** Null where such an entry has none. */
  location: string | null
  bullets: TextLines[]
  paragraphs: TextLines[]
  technologies: string
  nested: SheetEntry | null
}

type SheetBlock =
  | SheetEntry
  | { kind: 'skills'; category: string; words: string }
  /** Title and facts on one line, the dates at its end, with what is said of it below. */
  | {
      kind: 'line'
      title: string
      level: string
      facts: Span[]
      dates: string
      link: Span | null
      bullets: TextLines[]
    }
  /** Names of a whole section, one behind the other. */
  | { kind: 'run'; parts: { title: string; level: string }[] }
  | { kind: 'text'; lines: TextLines }

export type Sheet = {
  layout: Layout
  paper: Paper
  language: Language
  /** The document's name, for the window of a reader. */
  title: string
  /** Behind what names a list, without the space that follows. */
  colon: string
  name: string
  /** What the person is, under the name. */
  headline: string
  /** A square JPEG in base64, where one is shown. */
  photo: string | null
  contact: Span[]
  design: DesignName
  measures: Measures
  /** The measures of every step from `widest` on, to choose from by how full pages are; null: not chosen so. */
  steps: Measures[] | null
  /** `slimTitle`: where the section stands in the slim column. `names`: it says no more than names. */
  columns: { title: string; slimTitle: string; names: boolean; blocks: SheetBlock[] }[][]
}

/** Without a look the plain one. A photo is shown only where the look says so. */
export type SheetOptions = Pick<Sheet, 'layout' | 'paper' | 'language' | 'title'> & {
  /** Null: the layout's first. */
  design?: DesignName | null
  look?: Look
  photo?: string | null
}

export function sheetOf(
  content: ResumeContent,
  { look = plainLook, photo = null, design: chosen = null, ...options }: SheetOptions,
): Sheet {
  const design = designNameOf(options.layout, chosen)
  const printed = printedIn(content, options.language)
  return {
    ...options,
    colon: colonOf(options.language),
    name: inline(content.contact_info.name),
    headline: printed.text(inline(content.contact_info.headline)),
    photo: look.photo ? photo : null,
    contact: waysToReach(content),
    design,
    measures: measuresOf(designs[design], look),
    steps:
      look.tightness === 0
        ? Array.from({ length: closest - widest + 1 }, (_, i) =>
            measuresOf(designs[design], look, widest + i),
          )
        : null,
    columns: columnsOf(options.layout, placedInOrder(content)).map((sections) =>
      sections
        .map((placed) => ({
          ...titlesOf(placed, options.language, printed),
          names: isOfNames(placed),
          blocks: blocksOf(placed, designs[design], printed).filter(saysSomething),
        }))
        .filter((section) => section.blocks.length > 0),
    ),
  }
}

function titlesOf(placed: Placed, language: Language, { text }: Printed) {
  const title = text(inline(titleOf(language, placed)))
  const isOwn = placed.title !== null && inline(placed.title.text) !== ''
  return { title, slimTitle: isOwn ? title : text(slimTitleOf(language, placed.named)) }
}

/** What stands under the name. */
export const waysToReach = ({ contact_info: contact, media }: ResumeContent): Span[] =>
  [
    linked(contact.email),
    plain(contact.phone),
    plain(contact.possible_work_locations.map(inline).filter(Boolean).join(placesApart)),
    linked(media.linkedin),
    linked(media.github),
    linked(media.website),
  ].filter(says)

function blocksOf(placed: Placed, design: Design, printed: Printed): SheetBlock[] {
  const writer = writerFor(printed)
  if (placed.form === 'text') return [{ kind: 'text', lines: writer.lines(placed.text) }]
  const { fields, items } = placed
  const form = formIn(design, placed)
  const said = items.map((item) => saidBy(fields, item))
  if (form === 'run')
    return [{ kind: 'run', parts: said.map(({ title, level }) => writer.named(title, level)) }]
  if (form === 'rows') return said.map((one) => writer.row(one))
  if (form === 'lines') return said.map((one) => writer.line(one))
  return items.map((item) => entryOf(fields, item, writer))
}

type Writer = ReturnType<typeof writerFor>

/** What stands on paper for what an entry says, in the sheet's spelling. */
function writerFor({ text, date }: Printed) {
  const said = (written: string): string => text(inline(written))
  const lines = (written: string): TextLines => linesOf(written).map(text)
  const named = (title: string, level: string) => ({ title: said(title), level: said(level) })
  const plain = (written: string): Span => ({ text: said(written), href: null })
  const words = (all: readonly string[]): string => all.map(said).filter(Boolean).join(', ')
  const bullets = ({ points }: Said): TextLines[] =>
    points.map(lines).filter((one) => one.length > 0)
  const dates = ({ from, to, date: day }: Said): string => {
    const period = [from, to].map((end) => date(inline(end))).filter(Boolean)
    return [period.join(' – '), date(inline(day))].filter(Boolean).join(', ')
  }
  const link = ({ link: written }: Said): Span => ({
    text: inline(labelOf(written)),
    href: hrefOf(written),
  })
  const row = ({ title, words: all }: Said): SheetBlock => ({
    kind: 'skills',
    category: said(title),
    words: words(all),
  })
  const line = (one: Said): SheetBlock => ({
    kind: 'line',
    ...named(one.title, one.level),
    facts: [plain(one.organization), plain(one.place)].filter(says),
    dates: dates(one),
    link: one.link.trim() === '' ? null : link(one),
    bullets: bullets(one),
  })
  return { said, lines, plain, words, bullets, dates, link, named, row, line }
}

function entryOf(fields: Fields, item: Item, writer: Writer): SheetEntry {
  const said = saidBy(fields, item)
  return {
    kind: 'entry',
    title: writer.said(said.title),
    dates: writer.dates(said),
    place: [writer.plain(said.level), writer.plain(said.organization), writer.link(said)].filter(
      says,
    ),
    location: nameOfPart(fields, 'place') === null ? null : writer.said(said.place),
    bullets: writer.bullets(said),
    paragraphs: [writer.lines(said.text)].filter((lines) => lines.length > 0),
    technologies: writer.words(said.words),
    nested: nestedOf(fields, item, writer),
  }
}

function nestedOf(fields: Fields, item: Item, writer: Writer): SheetEntry | null {
  const field = nestedFieldOf(fields)
  const value = item[field?.name ?? ''] ?? null
  const nested = field !== null && isItem(value) ? entryOf(field.fields, value, writer) : null
  return nested !== null && saysSomething(nested) ? nested : null
}

function saysSomething(block: SheetBlock): boolean {
  if (block.kind === 'text') return block.lines.length > 0
  if (block.kind === 'run') return block.parts.length > 0
  if (block.kind === 'line')
    return (
      block.title + block.level + block.dates !== '' ||
      block.link !== null ||
      block.facts.length + block.bullets.length > 0
    )
  if (block.kind === 'skills') return block.category !== '' || block.words !== ''
  const { title, dates, technologies, place, location, bullets, paragraphs, nested } = block
  const isEmpty = `${title}${dates}${technologies}${location ?? ''}` === '' && nested === null
  return !isEmpty || place.length + bullets.length + paragraphs.length > 0
}

/** Controls and line ends, which print shows as a space. */
const inline = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const linesOf = (text: string): TextLines =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/\r\n|[\n\r\u2028\u2029]/)
        .map(inline)

const plain = (text: string): Span => ({ text: inline(text), href: null })
const linked = (text: string): Span => ({ text: inline(printedLink(text)), href: hrefOf(text) })
const says = ({ text }: Span): boolean => text !== ''
