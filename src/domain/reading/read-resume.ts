/**
 * The whole way from a PDF's text items to a resume: items → lines → columns → headings → sections
 * → fields. Each step is a small pure module of its own; nothing is returned that is not in the
 * file, and what no field takes is kept as unplaced lines.
 */
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { RegisteredList, SectionKey } from '#domain/resume/sections.ts'
import { completeSectionOrder, contentsOf, isList, sectionKeys } from '#domain/resume/sections.ts'
import type { FurtherKind, FurtherSection } from '#domain/resume/sections/further.ts'
import { isFurtherKind } from '#domain/resume/sections/further.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import type { Piece } from './clean-items.ts'
import { cleanItems, cutEnds } from './clean-items.ts'
import type { Block } from './columns.ts'
import { blocksOfPage } from './columns.ts'
import { intoColumns } from './column-headings.ts'
import type { ReadContact } from './contact.ts'
import { readContact } from './contact.ts'
import { isFormLabel } from './field-labels.ts'
import type { Offer } from './doubts.ts'
import type { FileNote } from './file-note.ts'
import { notesOn } from './file-notes.ts'
import { fragmentsOf } from './fragments.ts'
import { withoutChanceName } from './hardly-resume.ts'
import { placesFor } from './further-ids.ts'
import { isWeakHeading, kindOf, sectionOfHeading } from './heading-words.ts'
import type { HeadedLine } from './headings.ts'
import { findHeadings } from './headings.ts'
import type { PdfDocument } from './items.ts'
import { areSpoken } from './languages.ts'
import { joinPages } from './join-pages.ts'
import { leftOver, stillLeft } from './left-over.ts'
import type { Line } from './lines.ts'
import { linesOf } from './lines.ts'
import { liftMarginCells } from './margin-cells.ts'
import { mendLines } from './mend-lines.ts'
import { readOwnSheet } from './own-sheet.ts'
import { paragraphsOf } from './paragraphs.ts'
import { readEntries } from './read-entries.ts'
import { readFurther, readRows, titleOfFurther } from './read-further.ts'
import type { ReadItem } from './work.ts'
import { dropRunningHeads } from './running-heads.ts'
import type { Section } from './sections.ts'
import { sectionsOf } from './sections.ts'
import { settleSections } from './settle-sections.ts'
import { readSkills } from './skills.ts'

export interface Reading {
  resume: ResumeContent
  language: Language
  /** How sure each field or item is, by JSON pointer, 0…1. */
  confidence: {
    path: string
    value: number
    offers?: Offer[]
    unsure?: string[]
    joined?: string[]
  }[]
  /** Lines of the file that no field took: nothing that can be read on the page is lost. */
  unplaced: string[]
  /** The file is longer than what is read of one; the rest of it was not looked at. */
  isCut: boolean
  /** What is to be said of the file as a whole. */
  notes: FileNote[]
  explain: Explanation
}

/** What the reader saw, for a page that draws it. */
export interface Explanation {
  blocks: Block[]
  sections: Section[]
  headed: readonly HeadedLine[]
  /** Texts that never became lines. */
  apart: readonly string[]
  /** The lines among `unplaced`. */
  unplaced: ReadonlySet<Line>
}

/** Far above any resume: they keep a hostile file from costing more than a second. */
const limits = { piecesOnPage: 1_000, lines: 1_200 } as const

export type ReadOptions = {
  /** Reads sheets of ours like any other file: what a program finds that knows nothing of us. */
  asStranger?: boolean
}

export function readResume(
  document: PdfDocument,
  { asStranger = false }: ReadOptions = {},
): Reading {
  const all = cleanItems(document)
  const pieces = dropRunningHeads(all, document.pages)
  const readable = document.pages.map((_, page) =>
    pieces.filter((piece) => piece.page === page).slice(0, limits.piecesOnPage),
  )
  const isFlow = document.isFlow === true
  const blocks = joinPages(readable.map((page) => blocksOfPage(fragmentsOf(page), isFlow)))
  const allLines = linesOf(blocks)
  const lines = allLines.slice(0, limits.lines)
  const language = detectLanguage(lines.map((line) => line.text).join('\n'))
  const bodySize = bodySizeOf(lines)
  const mended = mendLines(liftMarginCells(lines))
  const headed = intoColumns(findHeadings(mended, bodySize))
  const sides = blocks.map((block) => block.side)
  const sections = settleSections(sectionsOf(headed, sides))
  const own = asStranger ? null : readOwnSheet(document, language)
  const filled =
    own === null ? fillResume(sections, document, language) : { resume: own.resume, confidence: [] }
  // A file may hold lines longer than a resume takes; restoring cuts them to its limits.
  const whole = restoreContent(filled.resume)
  const resume = own === null ? withoutChanceName(whole) : whole
  const read = new Set(readable.flat())
  const apart = [
    ...allLines.slice(limits.lines).map((line) => line.text),
    ...rowsOf(all.filter((piece) => !read.has(piece))),
    ...cutEnds(document),
  ]
  const { unplaced, lines: left } = leftOver(resume, headed, apart)
  const explain = { blocks, sections, headed, apart, unplaced: left }
  const spoken = own?.language ?? language
  const confidence = filled.confidence.map((one) =>
    one.path === '/contact_info/name' && resume.contact_info.name === ''
      ? { ...one, value: 0 }
      : one,
  )
  const kinds = new Set(
    sections.flatMap(({ kind, headingLine }) => (headingLine === null ? [] : [kind])),
  )
  const notes = notesOn({
    lines: lines.map(({ text }) => text),
    sections: (['work', 'education', 'skills'] as const).filter((kind) => kinds.has(kind)).length,
    hasHidden: document.hasHidden === true,
  })
  const isCut = document.truncated
  return { resume, language: spoken, confidence, unplaced, isCut, notes, explain }
}

/** Pieces that were not read, one text for each row of a page. */
function rowsOf(pieces: readonly Piece[]): string[] {
  const rows = new Map<string, string[]>()
  for (const piece of pieces) {
    if (piece.isIcon) continue
    const key = `${piece.page}:${Math.round(piece.y / 3)}`
    const row = rows.get(key)
    if (row === undefined) rows.set(key, [piece.text])
    else row.push(piece.text)
  }
  return [...rows.values()].map((texts) => texts.join(' '))
}

/** The size in which most of the text is set. */
function bodySizeOf(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const line of lines) counts.set(line.size, (counts.get(line.size) ?? 0) + line.text.length)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

function fillResume(
  sections: readonly Section[],
  document: PdfDocument,
  language: Language,
): Pick<Reading, 'resume' | 'confidence'> {
  const of = (...kinds: Section['kind'][]): Section[] =>
    sections.filter((section) => kinds.includes(section.kind))
  const linesIn = (found: readonly Section[]): Line[] => found.flatMap((section) => section.lines)
  const confidence: Reading['confidence'] = []

  const head = linesIn(of('head'))
  const contact = readContact(head, linesIn(of('contact')), linesIn(of('links')), document.links)
  confidence.push(
    { path: '/contact_info/name', value: contact.contact.name === '' ? 0 : 0.9 },
    { path: '/contact_info/email', value: contact.contact.email === '' ? 0 : 1 },
  )

  const context = { language, places: contact.contact.possible_work_locations }
  const itemsOf = <T>(list: string, read: readonly ReadItem<T>[]): T[] =>
    read.map(({ item, confidence: sure, offers = [], unsure = [], joined = [] }, i) => {
      const value = Math.round(sure * 100) / 100
      confidence.push({ path: `/${list}/${i}`, value, offers, unsure, joined })
      return item
    })
  const entriesIn = (section: RegisteredList): Item[] =>
    itemsOf(
      section.field,
      of(kindOf(section.key)).flatMap(({ lines }) => readEntries(section, lines, context)),
    )
  const contents = contentsOf((section) => {
    if (!isList(section)) return readSummary(linesIn(of(kindOf(section.key))), head, contact.used)
    return section.form === 'rows' ? rowsIn(sections) : entriesIn(section)
  })
  const details = sections.map((section) => detailsIn(section, contact))
  const places = placesFor(
    sections.map((section, i) => (details[i]?.length === 0 ? namedBy(section) : 'other')),
  )
  const further: FurtherSection[] = []
  sections.forEach(({ kind, heading, lines }, i) => {
    const id = places[i]?.id ?? ''
    const own = details[i] ?? []
    const named = own.length > 0 ? 'other' : kind
    if (id === '' || !isFurtherKind(named)) return
    const list = `further_sections/${further.length}/items`
    const read = own.length > 0 ? readRows(own) : readFurther(named, lines, context)
    further.push({
      id,
      kind: named,
      title: titleOfFurther(named, heading),
      items: itemsOf(list, read),
    })
  })
  const resume = {
    contact_info: contact.contact,
    media: contact.media,
    ...contents,
    further_sections: further,
    section_order: completeSectionOrder(
      places.map((place) => place?.key),
      further,
    ),
  }
  return { resume, confidence }
}

/** What no field of the contact takes, below the person's own heading: "Driving licence: B". */
function detailsIn({ kind, headingLine, lines }: Section, contact: ReadContact): Line[] {
  if (kind !== 'contact' || headingLine === null) return []
  const said = { ...blankContent(), contact_info: contact.contact, media: contact.media }
  return lines.filter(
    (line) =>
      !contact.used.has(line) &&
      !line.text.endsWith(':') &&
      !isFormLabel(line.text) &&
      stillLeft([line.text], said).length > 0,
  )
}

function rowsIn(all: readonly Section[]): ResumeContent['skill_categories'] {
  return all
    .filter((section) => section.kind === 'skills' || isOfCode(section))
    .flatMap((section) => readSkills(section.lines, fallbackName(section, all)))
}

/** "Languages" may head programming languages. */
const isOfCode = ({ kind, lines }: Section): boolean => kind === 'languages' && !areSpoken(lines)

/** Null for a section that has none in a resume: no heading, no lines, the head. */
function namedBy(section: Section): SectionKey | FurtherKind | null {
  const { kind, lines, headingLine } = section
  if (!isFurtherKind(kind)) return sectionKeys.find((key) => kindOf(key) === kind) ?? null
  return headingLine === null || lines.length === 0 || isOfCode(section) ? null : kind
}

/** A summary section, or a paragraph of running text in the head. */
function readSummary(
  lines: readonly Line[],
  head: readonly Line[],
  taken: ReadonlySet<Line>,
): string {
  const isProse = (text: string): boolean => text.split(/\s+/).length >= 12 && /[.,]/.test(text)
  const paragraphs =
    lines.length > 0
      ? paragraphsOf(lines, 'text')
      : paragraphsOf(
          head.filter((line) => !taken.has(line)),
          'text',
        ).filter((p) => isProse(p.text))
  return paragraphs.map((paragraph) => paragraph.text).join('\n')
}

/** Languages keep their heading as the category's name; "Tools" after "Skills" does too. */
function fallbackName(section: Section, sections: readonly Section[]): string {
  if (section.kind === 'languages') return section.heading
  // Each group of skills under a heading of its own has the heading for its name.
  const others = sections.filter((one) => one.kind === 'skills' && one.headingLine !== null)
  const isGroup = sectionOfHeading(section.heading) === null || isWeakHeading(section.heading)
  if (
    isGroup &&
    others.every((one) => isWeakHeading(one.heading) || sectionOfHeading(one.heading) === null)
  )
    return others.length > 1 ? section.heading : ''
  const before = sections[sections.indexOf(section) - 1]
  return before?.kind === 'skills' && isWeakHeading(section.heading) ? section.heading : ''
}
