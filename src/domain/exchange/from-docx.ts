/**
 * A Word file that this product wrote → the resume, by the marks and styles in it. Words may have
 * been changed in Word since; the styles stay with them. Null for any other Word file, which the
 * reader of `domain/reading` takes.
 */
import { languages } from '../language/languages.ts'
import { sectionTitles } from '../language/phrases/section-titles.ts'
import { readXml } from '../reading/xml.ts'
import type { XmlEvent } from '../reading/xml.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { PlacedKey } from '../resume/sections.ts'
import { sectionKeys } from '../resume/sections.ts'
import { furtherKeyOf, isFurtherKind } from '../resume/sections/further.ts'
import type { FurtherKind } from '../resume/sections/further.ts'
import { withWrittenDates } from './docx-dates.ts'
import { fieldOf } from './docx-styles.ts'
import { fromParagraphs } from './from-paragraphs.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'
import { blank } from './paragraphs.ts'

export type FromDocx = {
  resume: ResumeContent
  /** Lines in which words stand that no field took. */
  unplaced: string[]
}

/** `document` is the part word/document.xml, `custom` that of `datesPart`, where there is one. */
export function fromDocx(document: string, custom = ''): FromDocx | null {
  if (!/"(?:Lapel[A-Z]|lapel_)/.test(document)) return null
  const paragraphs: Paragraph[] = []
  const unplaced: string[] = []
  let section: PlacedKey | null = null
  for (const written of writtenParagraphs(document)) {
    const mark = written.mark
    section = mark?.section ?? section
    const kind = kindOf(written)
    if (kind !== 'section' && /[\p{L}\p{N}]/u.test(written.foreign)) unplaced.push(written.text)
    const isNested = written.style === 'Heading3' || written.style === 'LapelNested'
    const runs = written.runs.map(asWritten)
    const further = mark === null ? null : furtherOf(mark, written.text)
    paragraphs.push({ ...blank(kind, section), further, isNested, runs })
  }
  return paragraphs.length === 0
    ? null
    : { resume: fromParagraphs(withWrittenDates(paragraphs, custom)), unplaced }
}

type Written = {
  style: string
  /** Of the section that this paragraph is the heading of. */
  mark: Mark | null
  runs: (Run & { tip: string | null })[]
  text: string
  /** Words outside of every field. */
  foreign: string
  /** The last run may go on. */
  isRunOpen: boolean
}

function kindOf({ mark, style }: Written): Paragraph['kind'] {
  if (mark !== null) return 'section'
  if (style === 'LapelLine') return 'line'
  return style === 'Heading2' || style === 'Heading3' ? 'head' : 'text'
}

type Mark = { section: PlacedKey; kind: FurtherKind | null; hasOwnTitle: boolean }

/** A heading that was changed in Word since is the person's own. */
function furtherOf({ kind, hasOwnTitle }: Mark, heading: string): Paragraph['further'] {
  if (kind === null) return null
  const isCustomary = languages.some((language) => sectionTitles[language][kind] === heading)
  return { kind, title: hasOwnTitle || !isCustomary ? heading : '' }
}

/** The tip of a link counts for as long as the words are those that were made of it. */
function asWritten({ tip, ...run }: Run & { tip: string | null }): Run {
  const isSame = tip !== null && printedLink(tip) === run.text
  const href = isSame ? hrefOf(tip) : null
  return { ...run, link: href === null || tip === null ? null : { href, written: tip } }
}

function* writtenParagraphs(document: string): Generator<Written> {
  let now: Written | null = null
  let field: Field | null = null
  let tip: string | null = null
  let isText = false
  for (const event of readXml(document)) {
    const { kind, text, attributes } = event
    if (text === 'w:p' && kind !== 'text') {
      if (now !== null) yield now
      now = kind === 'open' ? blankParagraph() : null
    } else if (now === null) continue
    else if (text === 'w:r' && kind !== 'text') field = null
    else if (text === 'w:hyperlink' && kind !== 'text')
      tip = kind === 'open' ? (attributes['w:tooltip'] ?? null) : null
    else if (text === 'w:t' && kind !== 'text') isText = kind === 'open'
    else if (kind === 'text') {
      if (isText) add(now, field, tip, text)
    } else if (kind === 'open') {
      if (text === 'w:pStyle') now.style = attributes['w:val'] ?? ''
      else if (text === 'w:rStyle') field = fieldOf(attributes['w:val'] ?? '')
      else if (text === 'w:br' || text === 'w:cr') add(now, field, tip, '\n')
      else if (text === 'w:tab') add(now, null, null, ' ')
      else now.mark = markIn(event) ?? now.mark
    }
  }
}

const blankParagraph = (): Written => ({
  style: '',
  mark: null,
  runs: [],
  text: '',
  foreign: '',
  isRunOpen: false,
})

function markIn({ text, attributes }: XmlEvent): Mark | null {
  if (text !== 'w:bookmarkStart') return null
  const name = attributes['w:name'] ?? ''
  const section = sectionKeys.find((key) => name === `lapel_${key}`)
  if (section !== undefined) return { section, kind: null, hasOwnTitle: false }
  const [, id = '', kind, own] = /^lapel_further_(\d{1,4})_([a-z]+)(_own)?$/.exec(name) ?? []
  if (!isFurtherKind(kind)) return null
  return { section: furtherKeyOf({ id }), kind, hasOwnTitle: own !== undefined }
}

/** Word cuts a run in pieces as it is edited: neighbours of one field are one run. */
function add(into: Written, field: Field | null, tip: string | null, text: string): void {
  into.text += text
  if (field === null) into.foreign += text
  const last = into.isRunOpen ? into.runs.at(-1) : undefined
  if (last !== undefined && last.field === field && last.tip === tip) last.text += text
  else if (field !== null) into.runs.push({ field, text, link: null, tip })
  into.isRunOpen = field !== null
}
