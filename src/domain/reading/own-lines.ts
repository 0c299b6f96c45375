/**
 * The lines of a sheet that Lapel itself set, with what its typography says of each: which column, what size
 * beside that of headings, where bold, italic or small type begins. Null where the document is none, by its text.
 */
import { sectionTitles, slimTitleOf } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { designs } from '../resume/designs.ts'
import { lineOf, marginsMm } from '../resume/look.ts'
import type { Design } from '../resume/designs/design.ts'
import type { Layout } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { sectionKeys } from '../resume/sections.ts'
import type { FurtherKind } from '../resume/sections/further.ts'
import { furtherKinds, isFurtherKind } from '../resume/sections/further.ts'
import { tidy } from './clean-items.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { PdfDocument, TextItem } from './items.ts'
import { faceOf } from './own-face.ts'
import type { OwnLine, Stretch } from './own-line.ts'
import { withWordsWhole } from './own-divided.ts'

export type OwnSection = {
  key: SectionKey | FurtherKind
  /** As the person headed it; empty where it has the customary title. */
  title: string
  lines: OwnLine[]
  left: number
}
export type OwnSheet = {
  /** What its type says: of designs whose measures are the same, the first. */
  design: Design
  language: Language
  name: string
  headline: string
  contact: OwnLine[]
  sections: OwnSection[]
}

/** The measures of web/paper/paper.css: a heading is a part of the name by which its design is known. */
const measures = {
  'ats-vanilla': { name: 29, body: 14, ruled: 16.5, capitals: 14.75, gutters: [] },
  'two-column': { name: 26, body: 12.02, ruled: 13.5, capitals: 13, gutters: [0.64] },
} as const satisfies Readonly<Record<Layout, object>>

/** Of a design, in parts of a heading's size. */
function measuresOf({ layout, headings }: Design) {
  const { ruled, capitals, gutters, ...type } = measures[layout]
  const heading = headings === 'capitals' ? capitals : ruled
  return {
    name: type.name / heading,
    body: type.body / heading,
    gutters: gutters as readonly number[],
  }
}

/** One for each way of measuring. */
const kinds: readonly Design[] = [
  ...new Map(
    Object.values(designs).map((one) => [`${one.layout} ${one.headings === 'capitals'}`, one]),
  ).values(),
]

const tolerance = 0.012
const ptPerPx = 0.75
const margins = [(marginsMm[0] * 72) / 25.4, (marginsMm[1] * 72) / 25.4] as const
/** `spoken`: what the text is written in, where its titles are those of several languages. */
export function ownSheetOf({ items: all, pages }: PdfDocument, spoken: Language): OwnSheet | null {
  const items = all
    // Above the text of later pages stands whose they are.
    .filter(({ page, y }) => page === 0 || y > margins[0])
    .map((item) => ({ ...item, text: tidy(item.text) }))
  const face = items.map(faceOf).find((one) => one !== undefined)
  if (face === undefined) return null
  const size = Math.max(0, ...items.slice(0, 40).map((item) => item.size))
  const width = pages[0]?.width ?? 0
  for (const design of kinds) {
    const { name, body, gutters } = measuresOf(design)
    const scale = size / (measures[design.layout].name * ptPerPx)
    const lineHeight = lineOf(design.layout, face, scale) * ptPerPx
    const inCapitals = design.headings === 'capitals'
    const heading = size / name
    const isHeading = (one: OwnLine): boolean =>
      one.stretches.every(({ bold }) => bold) && Math.abs(sizeOf(one) / heading - 1) < tolerance
    const sizes = new Map<OwnLine, number>()
    const sizeOf = (one: OwnLine): number => sizes.get(one) ?? 0
    const linesIn = (some: readonly TextItem[]): OwnLine[] =>
      linesOf(some, { small: body * heading * 0.98, lineHeight }, sizes)
    const isInHeading = (item: TextItem): boolean =>
      item.bold && Math.abs(item.size / heading - 1) < tolerance
    const first = items.find((item) => isInHeading(item) && item.page === 0)
    if (first === undefined) continue
    const isAbove = (item: TextItem): boolean => item.page === 0 && item.y < first.y - 1
    const head = linesIn(items.filter(isAbove))
    const below = items.filter((item) => !isAbove(item))
    const columns = columnsIn(
      below,
      gutters.map((part) => part * width),
      isInHeading,
    ).map((some) => withWholeHeadings(linesIn(some), isHeading))
    const headings = columns.flat().filter(isHeading)
    const language = languageOf(headings, spoken, inCapitals)
    const names = head.filter((one) => Math.abs(sizeOf(one) / size - 1) < tolerance)
    if (language === null || names.length === 0) continue
    if (!headings.some(({ x }) => x > margins[0] - 1 && x < margins[1] + 1)) continue
    const isText = (one: OwnLine): boolean => sizeOf(one) < body * heading * (1 + tolerance)
    if (!columns.flat().every((one) => isHeading(one) || isText(one))) continue
    const sections = columns.map((lines) =>
      sectionsOf(lines, isHeading, (text) => headedBy(text, language, inCapitals)),
    )
    if (sections.includes(null)) continue
    const isHeadline = ({ stretches }: OwnLine): boolean => stretches.every((one) => !one.isSmall)
    const under = head.filter((one) => !names.includes(one))
    return {
      design,
      language,
      name: names.map(({ text }) => text).join(' '),
      headline: under
        .filter(isHeadline)
        .map(({ text }) => text)
        .join(' '),
      contact: under.filter((one) => !isHeadline(one)),
      sections: withEachOnce(
        language,
        sections.flatMap((some) => some ?? []),
      ),
    }
  }
  return null
}

/**
 * The slim column stands beside the wide one on the first page; sheets of before have it on every page. On
 * others a line is as wide as the page, and goes on what stood in the wide column.
 */
function columnsIn(
  items: readonly TextItem[],
  [gutter]: readonly number[],
  isInHeading: (item: TextItem) => boolean,
): TextItem[][] {
  if (gutter === undefined) return [[...items]]
  const slim = items.find((item) => item.x >= gutter && isInHeading(item))
  const isDivided = (page: number): boolean => {
    const here = items.filter(({ page: on, text }) => on === page && text.trim() !== '')
    const crosses = here.some(({ x, width }) => x < gutter - 4 && x + width > gutter + 4)
    return !crosses && here.some(({ x }) => slim !== undefined && Math.abs(x - slim.x) < 1)
  }
  const divided = new Set([...new Set(items.map(({ page }) => page))].filter(isDivided))
  const isSlim = ({ x, page }: TextItem): boolean => x >= gutter && divided.has(page)
  return [items.filter((item) => !isSlim(item)), items.filter(isSlim)]
}

/** The language that has most of the titles; null where none has any. */
function languageOf(
  headings: readonly OwnLine[],
  spoken: Language,
  inCapitals: boolean,
): Language | null {
  const known = (language: Language): number =>
    headings.filter(({ text }) => keyOf(language, text, inCapitals) !== null).length
  const [best = spoken] = [spoken, ...languages].toSorted((a, b) => known(b) - known(a))
  return known(best) === 0 ? null : best
}

function keyOf(language: Language, title: string, inCapitals: boolean): OwnSection['key'] | null {
  const printed = (text: string): string => (inCapitals ? text.toUpperCase() : text)
  const isOf = (key: OwnSection['key']) =>
    [sectionTitles[language][key], slimTitleOf(language, key)].map(printed).includes(title)
  return [...sectionKeys, ...furtherKinds].find(isOf) ?? null
}

/** A section that every resume has stands once; another under its title is the person's own. */
const withEachOnce = (language: Language, sections: readonly OwnSection[]): OwnSection[] =>
  sections.map((section, i) => {
    const isSecond = sections.slice(0, i).some(({ key }) => key === section.key)
    return isSecond && !isFurtherKind(section.key)
      ? { ...section, key: 'other', title: sectionTitles[language][section.key] }
      : section
  })

/** A heading that a narrow column broke is one line. */
function withWholeHeadings(
  lines: readonly OwnLine[],
  isHeading: (line: OwnLine) => boolean,
): OwnLine[] {
  const whole: OwnLine[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    if (above !== undefined && isHeading(above) && isHeading(line))
      above.text = `${above.text} ${line.text}`
    else whole.push(line)
  }
  return whole
}

/** By a title of the person's own: of the kind that its words name. */
function headedBy(
  text: string,
  language: Language,
  inCapitals: boolean,
): Pick<OwnSection, 'key' | 'title'> {
  const key = keyOf(language, text, inCapitals)
  if (key !== null) return { key, title: '' }
  const kind = sectionOfHeading(text)
  return { key: isFurtherKind(kind) ? kind : 'other', title: text }
}

/** Null where a column does not begin with a heading: then it is not one of ours. */
function sectionsOf(
  lines: readonly OwnLine[],
  isHeading: (line: OwnLine) => boolean,
  headed: (text: string) => Pick<OwnSection, 'key' | 'title'>,
): OwnSection[] | null {
  const sections: OwnSection[] = []
  for (const line of lines) {
    const open = sections.at(-1)
    if (isHeading(line)) sections.push({ ...headed(line.text), lines: [], left: line.x })
    else if (open === undefined) return null
    else open.lines.push(line)
  }
  return sections.map((section) => ({ ...section, lines: withWordsWhole(section.lines) }))
}

function linesOf(
  items: readonly TextItem[],
  { small, lineHeight }: { small: number; lineHeight: number },
  sizes: Map<OwnLine, number>,
): OwnLine[] {
  const rows: TextItem[][] = []
  for (const item of items.filter(({ text }) => text.trim() !== '')) {
    const row = rows.find(
      ([one]) => one !== undefined && one.page === item.page && Math.abs(one.y - item.y) < 1.5,
    )
    if (row === undefined) rows.push([item])
    else row.push(item)
  }
  // A space beside a comma may be drawn narrower than letters stand apart, and is one all the same.
  const spaces = items.filter(({ text, width, size }) => text === ' ' && width > 0.05 * size)
  const hasSpace = ({ page, x, y }: TextItem, end: number): boolean =>
    spaces.some(
      (one) => one.page === page && Math.abs(one.y - y) < 1.5 && one.x > end - 0.5 && one.x < x,
    )
  rows.sort(([a], [b]) => (a?.page ?? 0) - (b?.page ?? 0) || (a?.y ?? 0) - (b?.y ?? 0))
  // Lines of the first page may be narrower than those of others.
  const [rightOfFirst, rightOfOthers] = [0, 1].map((page) =>
    Math.max(
      0,
      ...items.filter((item) => Math.min(item.page, 1) === page).map((item) => item.x + item.width),
    ),
  )
  return rows.map((row, i) => {
    const parts = row.toSorted((a, b) => a.x - b.x)
    const [first, above] = [parts[0], rows[i - 1]?.[0]]
    const stretches: Stretch[] = []
    let end = first?.x ?? 0
    for (const part of parts) {
      const before = stretches.at(-1)
      const isApart = part.x - end > 0.12 * part.size || hasSpace(part, end)
      const space = before !== undefined && isApart ? ' ' : ''
      const { bold, italic, link } = part
      const isSmall = part.size < small
      const text = part.text.replace(/\s+/g, ' ')
      const isAtEnd = before !== undefined && part.x - end > part.size
      const isSame =
        before !== undefined &&
        !isAtEnd &&
        before.bold === bold &&
        before.italic === italic &&
        before.link === link &&
        before.isSmall === isSmall
      if (isSame) before.text += space + text
      else
        stretches.push({
          text: space + text,
          bold,
          italic,
          link,
          isSmall,
          ...(isAtEnd && { isApart: true }),
        })
      end = part.x + part.width
    }
    const sameness = above !== undefined && first !== undefined && above.page === first.page
    const line: OwnLine = {
      text: stretches
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
      stretches,
      x: first?.x ?? 0,
      x1: end,
      gap: sameness ? (first.y - above.y) / lineHeight : null,
      apart: sameness ? (first.y - above.y - lineHeight) / ptPerPx : 0,
      right: (first?.page === 0 ? rightOfFirst : rightOfOthers) ?? 0,
    }
    sizes.set(line, Math.max(...parts.map((part) => part.size)))
    return line
  })
}
