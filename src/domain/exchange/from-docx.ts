/**
 * A Word file that this product wrote → the resume, by the marks and styles in it. Words may have
 * been changed in Word since; the styles stay with them. Null for any other Word file, which the
 * reader of `domain/reading` takes.
 */
import { readXml } from '../reading/xml.ts'
import type { XmlEvent } from '../reading/xml.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { sectionKeys } from '../resume/sections.ts'
import { fieldOf } from './docx-styles.ts'
import { fromParagraphs } from './from-paragraphs.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'

export type FromDocx = {
  resume: ResumeContent
  /** Lines in which words stand that no field took. */
  unplaced: string[]
}

/** `document` is the part word/document.xml. */
export function fromDocx(document: string): FromDocx | null {
  if (!/"(?:Lapel[A-Z]|lapel_)/.test(document)) return null
  const paragraphs: Paragraph[] = []
  const unplaced: string[] = []
  let section: SectionKey | null = null
  for (const written of writtenParagraphs(document)) {
    section = written.section ?? section
    const kind = kindOf(written)
    if (kind !== 'section' && /[\p{L}\p{N}]/u.test(written.foreign)) unplaced.push(written.text)
    const isNested = written.style === 'Heading3' || written.style === 'LapelNested'
    const runs = written.runs.map(asWritten)
    paragraphs.push({ kind, section, heading: '', isNested, runs })
  }
  return paragraphs.length === 0 ? null : { resume: fromParagraphs(paragraphs), unplaced }
}

type Written = {
  style: string
  /** The section that this paragraph is the heading of. */
  section: SectionKey | null
  runs: (Run & { tip: string | null })[]
  text: string
  /** Words outside of every field. */
  foreign: string
  /** The last run may go on. */
  isRunOpen: boolean
}

const kindOf = ({ section, style }: Written): Paragraph['kind'] =>
  section !== null ? 'section' : style === 'Heading2' || style === 'Heading3' ? 'head' : 'text'

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
      else now.section = markedSection(event) ?? now.section
    }
  }
}

const blankParagraph = (): Written => ({
  style: '',
  section: null,
  runs: [],
  text: '',
  foreign: '',
  isRunOpen: false,
})

function markedSection({ text, attributes }: XmlEvent): SectionKey | null {
  if (text !== 'w:bookmarkStart') return null
  return sectionKeys.find((key) => attributes['w:name'] === `lapel_${key}`) ?? null
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
